import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { settingsHref } from '#domain/accounts/settings-paths.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDate, formatEuroRange } from '#domain/kernel/format.ts';
import type { ownQuotes, ownRequests } from '#domain/requests/calls.ts';
import { NEXT_STEPS, type NextStep } from '#domain/requests/next-step.ts';
import { signedIn, type User } from '../accounts/session.ts';
import { AreaColumns, AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { QuoteFiles } from '../requests/quote-files.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/overview.route.ts';
import { ContactPart } from './contact-part.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ownQuotesQuery, ownRequestsQuery } from './own-queries.ts';
import { requestHref, requestName } from './request-name.ts';
import { ValidityLine } from './validity-line.tsx';

type OwnRequest = AnswerOf<typeof ownRequests>[number];

/** Of what is under way the latest stand on top; all of them are in the list below. */
const SHOWN_STEPS = 3;

export async function clientLoader() {
  const user = await signedIn();
  const client = dataClient();
  await Promise.all([client.fetchInfiniteQuery(ownRequestsQuery), client.fetchInfiniteQuery(ownQuotesQuery)]);
  return user;
}

export const meta: Route.MetaFunction = () => areaMeta('Prehľad');

/** Where the portal begins: whose turn it is and whom to call, then what there is. */
export default function Overview({ loaderData: user }: Route.ComponentProps) {
  const requests = useInfiniteQuery(ownRequestsQuery);
  const quotes = useInfiniteQuery(ownQuotesQuery);
  const [sent = [], issued = []] = [requests.data?.pages.flat(), quotes.data?.pages.flat()];
  const isEmpty = sent.length === 0 && issued.length === 0;
  return (
    <div className="area-screen">
      <h1>Prehľad</h1>
      <AreaColumns aside={<ContactPart />}>
        {isEmpty ? (
          <>
            {user.needsSecondFactor && <Expected user={user} requests={sent} />}
            <FirstSteps email={user.email} />
          </>
        ) : (
          <>
            <Expected user={user} requests={sent} />
            <UnderWay requests={sent} />
          </>
        )}
      </AreaColumns>
      {!isEmpty && (
        <>
          <Requests list={requests} sent={sent} />
          <Quotes list={quotes} issued={issued} />
        </>
      )}
    </div>
  );
}

const withTurn = (requests: readonly OwnRequest[], turn: NextStep['turn']) =>
  requests
    .map((request) => ({ request, step: NEXT_STEPS[request.status] }))
    .filter(({ step }) => step.turn === turn);

function Expected({ user, requests }: { user: User; requests: readonly OwnRequest[] }) {
  const own = withTurn(requests, 'client');
  const count = Number(user.needsSecondFactor) + own.length;
  return (
    <AreaSection title="Čo sa čaká od vás" count={count === 0 ? undefined : String(count)}>
      {count === 0 ? (
        <div className="area-lead">
          <p>{withTurn(requests, 'operator').length > 0 ? 'Teraz nič, na rade som ja.' : 'Teraz nič.'}</p>
        </div>
      ) : (
        <AreaRows label="Čo sa čaká od vás" withStates>
          {user.needsSecondFactor && (
            <AreaRow
              title={
                <Link to={settingsHref('druhy-krok')} className="area-row-link">
                  Zapnúť druhý krok prihlásenia
                </Link>
              }
              detail="Bez neho sa do správy webu nedostanete."
            />
          )}
          {own.map(({ request, step }) => (
            <StepRow key={request.id} request={request} step={step} />
          ))}
        </AreaRows>
      )}
    </AreaSection>
  );
}

/** What the operator does next; nothing stands here when all is closed. */
function UnderWay({ requests }: { requests: readonly OwnRequest[] }) {
  const steps = withTurn(requests, 'operator').slice(0, SHOWN_STEPS);
  if (steps.length === 0) return null;
  return (
    <AreaSection title="Čo urobím ja">
      <AreaRows label="Čo urobím ja" withStates>
        {steps.map(({ request, step }) => (
          <StepRow key={request.id} request={request} step={step} />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

const StepRow = ({ request, step: { title, detail } }: { request: OwnRequest; step: NextStep }) => (
  <AreaRow
    title={
      <Link to={requestHref(request)} className="area-row-link">
        {title}
      </Link>
    }
    detail={
      <>
        <p>
          Dopyt {request.ticket} {requestName(request)}
        </p>
        <p>{detail}</p>
      </>
    }
  />
);

interface RequestsProps {
  list: MoreProps['list'];
  sent: readonly OwnRequest[];
}

const Requests = ({ list, sent }: RequestsProps) => (
  <AreaSection title="Dopyty" count={list.hasNextPage ? undefined : String(sent.length)}>
    {sent.length === 0 && (
      <div className="area-lead">
        <p>Rozpočet ste si uložili, dopyt ste zatiaľ neodoslali.</p>
      </div>
    )}
    <AreaRows label="Dopyty" withStates>
      {sent.map((request) => (
        <AreaRow
          key={request.id}
          title={
            <Link to={requestHref(request)} className="area-row-link">
              {request.ticket} {requestName(request)}
            </Link>
          }
          detail={`Odoslané ${formatDate(new Date(request.createdAt))}`}
          figure={
            request.priceRange && (
              <span className="money">{formatEuroRange(request.priceRange.min, request.priceRange.max)}</span>
            )
          }
          actions={
            <StateMark of="request" state={request.status}>
              {request.statusText}
            </StateMark>
          }
        />
      ))}
    </AreaRows>
    <More list={list} label="Ukázať staršie dopyty" />
  </AreaSection>
);

interface QuotesProps {
  list: MoreProps['list'];
  issued: AnswerOf<typeof ownQuotes>;
}

const Quotes = ({ list, issued }: QuotesProps) => (
  <AreaSection title="Rozpočty" count={list.hasNextPage ? undefined : String(issued.length)}>
    {issued.length === 0 && (
      <div className="area-lead">
        <p>
          Zatiaľ žiadny. Cenu si môžete{' '}
          <a className="text-link" href={START_WIZARD_HREF}>
            vypočítať
          </a>
          .
        </p>
      </div>
    )}
    <AreaRows label="Rozpočty">
      {issued.map((quote) => (
        <AreaRow
          key={quote.id}
          title={requestName(quote)}
          detail={
            <>
              <p className="money text-ink">{formatEuroRange(quote.priceRange.min, quote.priceRange.max)}</p>
              <p>
                <span className="money">{quote.number}</span>
                {quote.request && (
                  <>
                    , <span className="whitespace-nowrap">k&nbsp;dopytu {quote.request.ticket}</span>
                  </>
                )}
              </p>
              {!quote.isValid && (
                <p>
                  <a className="text-link" href={START_WIZARD_HREF}>
                    Vypočítať cenu znova
                  </a>
                </p>
              )}
            </>
          }
          figure={<ValidityLine quote={quote} />}
          actions={<QuoteFiles quote={quote} />}
        />
      ))}
    </AreaRows>
    <More list={list} label="Ukázať staršie rozpočty" />
    <p className="border-t border-line pt-4">
      <a href={START_WIZARD_HREF} className={buttonClass({ size: 'small' })}>
        Vypočítať ďalšiu cenu
      </a>
    </p>
  </AreaSection>
);

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
}

const More = ({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: MoreProps) =>
  hasNextPage && (
    <p className="border-t border-line py-4">
      <Button size="small" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {label}
      </Button>
    </p>
  );
