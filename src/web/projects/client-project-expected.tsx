import { Link } from 'react-router';
import { RETURNED_WHY } from '#content/project-news.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import {
  EXPECTED_BUTTONS,
  EXPECTED_TITLE,
  expectedPart,
  expectedTitle,
  moreItemsText,
  nothingText,
  untilText,
} from '#domain/portal/expected-texts.ts';
import { AFTER_LAUNCH_TEXTS, clientStepText, comingTexts } from '#domain/projects/portal-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { ExpectedRow, ExpectedRows } from '../design/areas/expected-rows.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { OfferLinkButton } from '../offers/offer-link-button.tsx';
import type { ClientPartProps } from './client-project.tsx';
import { DeliveryShown } from './delivery-shown.tsx';

type Row = ClientPartProps['project']['expected'][number];

/** What is expected of the client, what is most urgent first and alone with the signal button. */
export function ClientProjectExpected(part: ClientPartProps) {
  const { expected, nextStep, coming, state, today } = part.project;
  if (expected.length === 0) {
    // Of one that is closed or rests, its head has said what there is to say.
    if (!nextStep || state === 'paused') return null;
    const step = clientStepText(nextStep, today);
    const isSaid = nextStep.kind === 'deliver' || nextStep.kind === 'launch';
    return (
      <AreaSection title={EXPECTED_TITLE}>
        <div className="area-lead">
          <p>{nothingText(false)}</p>
          {step && <p className="client-project-next">{tied(step)}</p>}
          {!step && AFTER_LAUNCH_TEXTS[state] && <p>{AFTER_LAUNCH_TEXTS[state]}</p>}
          {comingTexts(coming, today)
            // The day of the step is not told twice.
            .slice(isSaid && coming.day ? 1 : 0)
            .map((text) => (
              <p key={text}>{tied(text)}</p>
            ))}
        </div>
      </AreaSection>
    );
  }
  const linked = expected.filter(({ kind, id }) => kind === 'accept' && part.offerHref(id) === null);
  return (
    <AreaSection title={EXPECTED_TITLE} count={String(expected.length)}>
      <ExpectedRows label={EXPECTED_TITLE}>
        {expected.map((row, index) => (
          <Expected key={`${row.kind} ${row.id}`} row={row} isUrgent={index === 0} {...part} />
        ))}
      </ExpectedRows>
      {linked.length > 0 && (
        <p className="expected-note">
          {linked.length === 1 ? 'Dodatok má vlastný odkaz.' : 'Každý dodatok má vlastný odkaz.'} Ak ho
          nemáte, pošlem ho na {tied('e-mail')}, na ktorý dodatok prišiel.
        </p>
      )}
    </AreaSection>
  );
}

interface ExpectedProps extends ClientPartProps {
  row: Row;
  isUrgent: boolean;
}

function Expected({ row, isUrgent, ...part }: ExpectedProps) {
  const { kind, isLate, more } = row;
  return (
    <ExpectedRow
      mark={kind}
      title={tied(expectedTitle(row))}
      detail={
        <>
          {detailOf(row, part)}
          {more > 0 && <p>{moreItemsText(more)}</p>}
        </>
      }
      until={untilText(row, part.project.today)}
      isLate={isLate}
      action={<Action row={row} isUrgent={isUrgent} {...part} />}
    />
  );
}

function detailOf({ kind, id, number, reason, isLate, shift }: Row, part: ClientPartProps) {
  const stage = part.project.stages.find((one) => one.id === id);
  if (kind === 'approve')
    return (
      stage &&
      stage.deliveredOn !== null && (
        <>
          <p>Odovzdaná {dayText(stage.deliveredOn)}</p>
          <DeliveryShown at={part} delivery={stage.deliveries[0]} isBrief />
        </>
      )
    );
  if (kind === 'pay') return <p>Variabilný symbol {number}</p>;
  if (kind === 'accept')
    return (
      <p>
        <span className="whitespace-nowrap">{number}</span>
      </p>
    );
  if (reason)
    return (
      <p>
        {RETURNED_WHY}: {tied(reason)}
      </p>
    );
  return isLate && shift > 0 && <p>Každý ďalší deň posúva spustenie</p>;
}

function Action({
  row,
  isUrgent,
  project,
  door,
  offerHref,
  onOpen,
}: ClientPartProps & { row: Row; isUrgent: boolean }) {
  const { kind, id, number } = row;
  const variant = isUrgent && project.canAct ? 'primary' : 'secondary';
  const words = (
    <>
      {EXPECTED_BUTTONS[kind]}
      <span className="sr-only">: {expectedTitle(row)}</span>
    </>
  );
  if (kind === 'approve' && project.canAct)
    return (
      <Button variant={variant} size="small" onClick={() => onOpen({ kind: 'approve', stageId: id })}>
        {words}
      </Button>
    );
  const href = kind === 'accept' ? offerHref(id) : null;
  // Who only looks sees what the client would press.
  if (!project.canAct && (kind === 'approve' || (kind === 'accept' && href === null)))
    return (
      <Button size="small" disabled>
        {words}
      </Button>
    );
  if (kind === 'accept') {
    return href === null ? (
      <OfferLinkButton projectId={project.id} offerId={id} number={number} door={door} isUrgent={isUrgent} />
    ) : (
      <Link to={href} className={buttonClass({ variant, size: 'small' })}>
        {words}
      </Link>
    );
  }
  return (
    <a href={`#${expectedPart(row)}`} className={buttonClass({ variant, size: 'small' })}>
      {words}
    </a>
  );
}
