import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QUOTE_DOCUMENT } from '#content/documents.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { EXPECTED_TITLE } from '#domain/portal/expected-texts.ts';
import type { ownRequest } from '#domain/requests/calls.ts';
import { NEXT_STEPS, promisedStep, REQUEST_WAY, stepsBehind, WAY_TEXTS } from '#domain/requests/next-step.ts';
import { LISTED_FIELDS, REQUEST_FIELDS } from '#domain/requests/request-fields.ts';
import { requestName, sentWord } from '#domain/requests/request-name.ts';
import { isByHand, type RequestStatus } from '#domain/requests/request-status.ts';
import { sessionQuery, type User } from '../accounts/session.ts';
import { AreaColumns, AreaSection } from '../design/areas/area-section.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Way } from '../design/areas/way.tsx';
import { buttonClass } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { ClientTalkPanel } from '../messages/client-talk.tsx';
import { QuoteWaterfall } from '../quote/quote-waterfall.tsx';
import { QuoteFiles } from '../requests/quote-files.tsx';
import { ContactPart } from './contact-part.tsx';
import { ownRequestQuery } from './own-queries.ts';
import { projectHref } from './portal-addresses.ts';
import { ValidityLine } from './validity-line.tsx';

interface ReadRequestProps {
  id: string;
  /** As it was when the screen was opened. */
  first: AnswerOf<typeof ownRequest>;
}

/** One request: what comes next and whom to ask, its quote to scale with its papers, what was sent. */
export default function ReadRequest({ id, first }: ReadRequestProps) {
  const { data = first } = useQuery(ownRequestQuery(id));
  const { data: user } = useQuery<User | null>(sessionQuery);
  useLiveData(`request ${id}`);
  const {
    ticket,
    kind,
    status,
    statusText,
    about,
    trade,
    createdAt,
    contact,
    description,
    chosen,
    quote,
    project,
  } = data;
  return (
    <div className="area-screen">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4">
          <span className="money">{ticket}</span>
          <StateMark of="request" state={status}>
            {statusText}
          </StateMark>
        </div>
        <h1>{requestName({ about, trade: '', kind })}</h1>
        <p className="text-ink-2">
          {trade && `${trade}. `}
          {sentWord(data)} {formatDateTime(new Date(createdAt))}
        </p>
      </div>
      <AreaColumns
        asideFirst
        aside={
          <>
            {project ? <Begun project={project} /> : <Next status={status} answerBy={data.answerBy} />}
            <ContactPart about={`Dopyt ${ticket}`} />
          </>
        }
      >
        <ClientTalkPanel
          type="request"
          id={id}
          isOnlooker={user?.isAdmin ?? false}
          {...(project && { isFolded: true, elsewhere: <GoesOn projectId={project.id} /> })}
        />
        {quote && (
          <AreaSection title={QUOTE_DOCUMENT.heading} count={quote.number}>
            <div className="grid items-end gap-x-8 gap-y-4 border-t border-line py-4 md:grid-cols-2">
              <p className="area-price">{quote.price}</p>
              <ValidityLine quote={quote} />
            </div>
            <QuoteWaterfall calculation={quote.calculation} />
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              <QuoteFiles quote={quote} />
            </div>
          </AreaSection>
        )}
        <AreaSection title={isByHand(data) ? 'Čo potrebujete' : 'Čo ste odoslali'}>
          <Facts
            rows={[
              {
                label: quote ? QUOTE_DOCUMENT.brief.description : isByHand(data) ? 'Dopyt' : 'Správa',
                value: <span className="whitespace-pre-line">{tied(description)}</span>,
              },
              ...chosen,
              ...LISTED_FIELDS.map((field) => ({
                label: REQUEST_FIELDS[field].short,
                value: contact[field],
              })),
            ].filter(({ value }) => value !== '')}
          />
        </AreaSection>
      </AreaColumns>
    </div>
  );
}

/** What has come of it: everything else is said there. */
const Begun = ({ project: { id, name } }: { project: NonNullable<ReadRequestProps['first']['project']> }) => (
  <AreaSection title="Z&nbsp;dopytu vznikol projekt">
    <div className="area-lead">
      <p className="font-semibold">{tied(name)}</p>
      <p>Termíny, podklady, platby aj správy nájdete v&nbsp;ňom.</p>
    </div>
    <Link to={projectHref(id)} className={buttonClass({ variant: 'primary', size: 'small' }, 'w-full')}>
      Otvoriť projekt
    </Link>
  </AreaSection>
);

const GoesOn = ({ projectId }: { projectId: string }) => (
  <p className="talk-none">
    O&nbsp;projekte si píšeme{' '}
    <Link to={projectHref(projectId, 'spravy')} className="text-link font-semibold">
      v&nbsp;jeho správach
    </Link>
    .
  </p>
);

/** How far the request has come, and whose turn it is; the way ends with the agreement. */
function Next({ status, answerBy }: { status: RequestStatus; answerBy: string | null }) {
  const { turn, title } = NEXT_STEPS[status];
  const behind = stepsBehind(status);
  return (
    <AreaSection title={turn === 'client' ? EXPECTED_TITLE : 'Čo bude nasledovať'}>
      <div className="area-lead">
        <p className="font-semibold">{title}</p>
        <p>{promisedStep(status, answerBy)}</p>
      </div>
      {behind !== null && behind < REQUEST_WAY.length && (
        <Way
          label="Kde je dopyt"
          steps={REQUEST_WAY.map((step, index) => ({
            label: WAY_TEXTS[step],
            ...(index < behind
              ? { state: 'behind', word: 'hotovo' }
              : index === behind
                ? { state: 'now', word: 'na rade' }
                : { state: 'ahead', word: '' }),
          }))}
        />
      )}
    </AreaSection>
  );
}
