import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { newPapersSentence } from '#domain/papers/document-texts.ts';
import { nothingText } from '#domain/portal/expected-texts.ts';
import { isOperatorsTurn } from '#domain/projects/portal-texts.ts';
import type { ownQuotes, ownRequests } from '#domain/requests/calls.ts';
import { NEXT_STEPS, type NextStep, promisedStep } from '#domain/requests/next-step.ts';
import { requestName } from '#domain/requests/request-name.ts';
import { signedIn } from '../accounts/session.ts';
import { AreaColumns, AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { useLiveData } from '../live/changes.tsx';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/overview.route.ts';
import { ContactPart } from './contact-part.tsx';
import { ExpectedPart } from './expected-part.tsx';
import { FirstSteps } from './first-steps.tsx';
import { More } from './more.tsx';
import { OfferRows } from './offer-rows.tsx';
import { type Overview, overviewQuery } from './overview-queries.ts';
import { ownQuotesQuery, ownRequestsQuery } from './own-queries.ts';
import { DOCUMENTS, OFFERS, PROJECTS, requestHref } from './portal-addresses.ts';
import { ProjectRows } from './project-rows.tsx';
import { QuoteRows, RequestRows } from './request-rows.tsx';

type OwnRequest = AnswerOf<typeof ownRequests>[number];

/** Of what is under way the latest stand on top; all of them are in the list below. */
const SHOWN_STEPS = 3;
/** Of requests and quotes, which grow with the years. */
const SHOWN_ROWS = 4;

export async function clientLoader() {
  const user = await signedIn();
  const client = dataClient();
  await Promise.all([
    client.fetchQuery({ ...overviewQuery, staleTime: 0 }),
    client.fetchInfiniteQuery({ ...ownRequestsQuery, staleTime: 0 }),
    client.fetchInfiniteQuery({ ...ownQuotesQuery, staleTime: 0 }),
  ]);
  return user;
}

export const meta: Route.MetaFunction = () => areaMeta('Prehľad');

/** Where the portal begins: what is expected of the client, then what there is, and whom to call. */
export default function Home({ loaderData: user }: Route.ComponentProps) {
  useLiveData();
  const { data: overview } = useSuspenseQuery(overviewQuery);
  const requests = useInfiniteQuery(ownRequestsQuery);
  const quotes = useInfiniteQuery(ownQuotesQuery);
  const [sent = [], issued = []] = [requests.data?.pages.flat(), quotes.data?.pages.flat()];
  const { projects, offers, expected } = overview;
  const isEmpty = sent.length + issued.length + projects.count + offers.count + expected.count === 0;
  // What was agreed goes on in its project, which says what comes next.
  const underWay = sent.filter(({ status }) => status !== 'won' || projects.count === 0);
  const agreed = sent.filter((request) => !underWay.includes(request)).map(({ id }) => id);
  const current = underWay.filter(isOpen);
  const valid = issued.filter(({ isValid, request }) => isValid && !agreed.includes(request?.id ?? ''));
  const past = {
    requests: sent.filter((request) => !current.includes(request)),
    quotes: issued.filter((quote) => !valid.includes(quote)),
    agreed,
  };
  const isOperators = withTurn(underWay, 'operator').length > 0 || projects.rows.some(isOperatorsTurn);
  const expectedPart = (
    <ExpectedPart
      overview={overview}
      needsSecondFactor={user.needsSecondFactor}
      nothing={nothingText(isOperators)}
    />
  );
  return (
    <div className="area-screen">
      <h1>Prehľad</h1>
      {isEmpty ? (
        <AreaColumns aside={<ContactPart />}>
          {user.needsSecondFactor && expectedPart}
          <FirstSteps email={user.email} />
        </AreaColumns>
      ) : (
        <>
          {expectedPart}
          {projects.count > 0 && <ProjectsPart overview={overview} />}
          <AreaColumns
            aside={<ContactPart />}
            below={valid.length > 0 && <Quotes list={quotes} current={valid} />}
          >
            {offers.count > 0 && <OffersPart overview={overview} />}
            <UnderWay requests={underWay} />
            <Requests list={requests} current={current} isQuoteOnly={sent.length === 0 && valid.length > 0} />
            <Older requests={requests} quotes={quotes} past={past} />
            <DocumentsPart news={overview.newDocuments} />
            <p>
              <a href={START_WIZARD_HREF} className={buttonClass({ size: 'small' })}>
                Vypočítať ďalšiu cenu
              </a>
            </p>
          </AreaColumns>
        </>
      )}
    </div>
  );
}

const ProjectsPart = ({ overview: { projects, today } }: { overview: Overview }) => (
  <AreaSection
    title="Projekty"
    count={String(projects.count)}
    action={
      projects.count > projects.rows.length && (
        <Link to={PROJECTS} className="text-link">
          Všetky projekty
        </Link>
      )
    }
  >
    <ProjectRows label="Projekty" projects={projects.rows} today={today} />
  </AreaSection>
);

/** Those that came to nothing: what can be accepted is expected above, what was is a project. */
const OffersPart = ({ overview: { offers } }: { overview: Overview }) => (
  <AreaSection
    title="Staršie ponuky"
    count={String(offers.count)}
    action={
      <Link to={OFFERS} className="text-link">
        Všetky ponuky
      </Link>
    }
  >
    <OfferRows label="Staršie ponuky" offers={offers.rows} />
  </AreaSection>
);

/** The way to all papers, and how many of them came after they were seen last. */
const DocumentsPart = ({ news }: { news: number }) => (
  <AreaSection
    title="Dokumenty"
    action={
      <Link to={DOCUMENTS} className="text-link">
        Všetky dokumenty
      </Link>
    }
  >
    <div className="area-lead">
      <p>
        {news > 0
          ? newPapersSentence(news)
          : 'Rozpočty, ponuky, výzvy na platbu a\u00A0súbory sú na jednom mieste.'}
      </p>
    </div>
  </AreaSection>
);

/** Whether something still comes of it. */
const isOpen = ({ status }: OwnRequest): boolean => NEXT_STEPS[status].turn !== null;

const withTurn = (requests: readonly OwnRequest[], turn: NextStep['turn']) =>
  requests
    .map((request) => ({ request, step: NEXT_STEPS[request.status] }))
    .filter(({ step }) => step.turn === turn);

/** What the operator does next; nothing stands here when all is closed. */
function UnderWay({ requests }: { requests: readonly OwnRequest[] }) {
  const steps = withTurn(requests, 'operator').slice(0, SHOWN_STEPS);
  if (steps.length === 0) return null;
  return (
    <AreaSection title="Čo urobím ja">
      <AreaRows label="Čo urobím ja" withStates>
        {steps.map(({ request, step: { title } }) => (
          <StepRow key={request.id} request={request} title={title} />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

const StepRow = ({ request, title }: { request: OwnRequest; title: string }) => (
  <AreaRow
    title={
      <Link to={requestHref(request.id)} className="area-row-link">
        {title}
      </Link>
    }
    detail={
      <>
        <p>
          Dopyt {request.ticket} {requestName(request)}
        </p>
        <p>{promisedStep(request.status, request.answerBy)}</p>
      </>
    }
  />
);

interface RequestsProps {
  list: MoreList;
  /** Those of which something still comes. */
  current: readonly OwnRequest[];
  /** A price was kept, and nothing asked for yet. */
  isQuoteOnly: boolean;
}

type MoreList = ComponentProps<typeof More>['list'];

function Requests({ list, current, isQuoteOnly }: RequestsProps) {
  const { shown, fold } = useFolded(current);
  const folded = fold(`Zobraziť všetky dopyty (${current.length})`);
  if (current.length === 0 && !isQuoteOnly) return null;
  return (
    <AreaSection title="Dopyty" count={list.hasNextPage ? undefined : String(current.length)}>
      {isQuoteOnly && (
        <div className="area-lead">
          <p>Rozpočet ste si uložili, dopyt ste zatiaľ neodoslali.</p>
        </div>
      )}
      {shown.length > 0 && <RequestRows label="Dopyty" requests={shown} />}
      {folded}
    </AreaSection>
  );
}

/** Those whose prices still hold. */
function Quotes({ list, current }: { list: MoreList; current: AnswerOf<typeof ownQuotes> }) {
  const { shown, fold } = useFolded(current);
  return (
    <AreaSection title="Rozpočty" count={list.hasNextPage ? undefined : String(current.length)}>
      <QuoteRows label="Rozpočty" quotes={shown} />
      {fold(`Zobraziť všetky rozpočty (${current.length})`)}
    </AreaSection>
  );
}

interface OlderProps {
  requests: MoreList;
  quotes: MoreList;
  past: {
    requests: readonly OwnRequest[];
    quotes: AnswerOf<typeof ownQuotes>;
    /** Requests that a project goes on from: what they cost is agreed. */
    agreed: readonly string[];
  };
}

/** What is done with, one press away. */
const Older = ({ requests, quotes, past }: OlderProps) =>
  past.requests.length + past.quotes.length > 0 && (
    <div className="area-last">
      <Disclosure className="area-older" title={olderTitle(past, requests.hasNextPage || quotes.hasNextPage)}>
        {past.requests.length > 0 && <RequestRows label="Staršie dopyty" requests={past.requests} />}
        <More list={requests} label="Zobraziť staršie dopyty" />
        {past.quotes.length > 0 && (
          <QuoteRows label="Staršie rozpočty" quotes={past.quotes} agreed={past.agreed} />
        )}
        <More list={quotes} label="Zobraziť staršie rozpočty" />
      </Disclosure>
    </div>
  );

/** "Staršie dopyty a rozpočty (2)". */
function olderTitle({ requests, quotes }: OlderProps['past'], hasMore: boolean): string {
  const kinds = [requests.length > 0 && 'dopyty', quotes.length > 0 && 'rozpočty'].filter(Boolean);
  const count = hasMore ? '' : ` (${requests.length + quotes.length})`;
  return `Staršie ${kinds.join(' a\u00A0')}${count}`;
}

/** The latest of a list; a press shows the rest of it in its place. */
function useFolded<Row>(rows: readonly Row[]) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = !isOpen && rows.length > SHOWN_ROWS;
  return {
    shown: isFolded ? rows.slice(0, SHOWN_ROWS) : rows,
    /** Null where all that is known is shown. */
    fold: (label: string) =>
      isFolded ? (
        <p className="border-t border-line py-4">
          <Button size="small" onClick={() => setOpen(true)}>
            {label}
          </Button>
        </p>
      ) : null,
  };
}
