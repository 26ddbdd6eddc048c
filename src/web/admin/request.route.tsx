import { Fragment, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router';
import { formatDateTime } from '#domain/kernel/format.ts';
import { isUnread } from '#domain/messages/message.ts';
import { inboxRequest, mergeRequest } from '#domain/requests/inbox-calls.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { LOST_REASON_TEXTS } from '#domain/requests/inbox-texts.ts';
import { AreaColumns } from '../design/areas/area-section.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { useLiveData } from '../live/changes.tsx';
import type { ComposerHandle } from '../messages/message-composer.tsx';
import { takeStep, useInboxActs } from '../requests/inbox-acts.tsx';
import { COMPOSER, requestAt } from '../requests/inbox-addresses.ts';
import { InboxAside } from '../requests/inbox-aside.tsx';
import { inboxCountsQuery } from '../requests/inbox-counts-query.ts';
import { InboxHead } from '../requests/inbox-head.tsx';
import { useMoves } from '../requests/inbox-move.tsx';
import { InboxQuote } from '../requests/inbox-quote.tsx';
import { SnoozeDialog, snooze } from '../requests/inbox-snooze.tsx';
import { InboxTalk } from '../requests/inbox-talk.tsx';
import { lapsedWords } from '../requests/inbox-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import { useKeys } from '../shell/use-keys.ts';
import type { Route } from './+types/request.route.ts';

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  orNoSuchScreen(callApi(inboxRequest, { params }, { signal: request.signal }));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(`Dopyt ${loaderData?.ticket ?? ''}`.trim());

/** One request: what to do next, its quote to scale, all that was said, and beside it the promise and the client. */
export default function RequestPage({ loaderData: request }: Route.ComponentProps) {
  // Another request is another page: nothing of one is left on the next.
  return <RequestScreen key={request.id} request={request} />;
}

type Duplicate = InboxRequest['duplicates'][number];

function RequestScreen({ request }: { request: InboxRequest }) {
  const { id, ticket } = request;
  const navigate = useNavigate();
  const acts = useInboxActs();
  const moves = useMoves(acts);
  const composer = useRef<ComposerHandle>(null);
  const [isSnoozing, setSnoozing] = useState(false);
  const [merging, setMerging] = useState<Duplicate | null>(null);
  useLiveData(`request ${id}`);
  useOpened(request);
  useAnswerHash(() => composer.current?.focus());
  const answer = () => composer.current?.focus();
  useKeys({
    e: () => acts.unlessBusy(() => acts.archive([request])),
    s: () => acts.unlessBusy(() => moves.ask(request)),
    o: () => acts.unlessBusy(() => void acts.offer(request)),
    r: answer,
    t: () => composer.current?.openTemplates(),
  });
  const merge = async (other: Duplicate) => {
    setMerging(null);
    const joined = () => callApi(mergeRequest, { params: { id }, body: { into: other.id } });
    if (await acts.perform(joined, `Dopyt ${ticket} je súčasťou dopytu ${other.ticket}.`))
      await navigate(requestAt(other.id));
  };
  return (
    <div className="area-screen">
      <InboxHead
        request={request}
        acts={acts}
        onMove={() => moves.ask(request)}
        onSnooze={() => setSnoozing(true)}
        onWake={() => void acts.perform(() => snooze(id, null), `Dopyt ${ticket} už nie je odložený.`)}
        onAnswer={answer}
      />
      {acts.notices}
      <Standing
        request={request}
        isBusy={acts.isBusy}
        onPart={() =>
          void acts.perform(() => takeStep(id, { step: 'restore' }), `Dopyt ${ticket} je znova samostatný.`)
        }
        onLose={() => moves.move(request, 'lost')}
      />
      <AreaColumns
        isNarrow
        asideFirst
        aside={<InboxAside request={request} acts={acts} onMerge={setMerging} />}
      >
        <InboxQuote request={request} />
        <InboxTalk request={request} acts={acts} composer={composer} />
      </AreaColumns>
      {moves.dialogs}
      <SnoozeDialog request={request} acts={acts} isOpen={isSnoozing} onClose={() => setSnoozing(false)} />
      <Confirm
        open={merging !== null}
        onOpenChange={() => setMerging(null)}
        title={`Zlúčiť dopyt ${ticket} s\u00A0dopytom ${merging?.ticket ?? ''}?`}
        description={`Poznámky a\u00A0správy z\u00A0oboch budú spolu v\u00A0dopyte ${merging?.ticket ?? ''}. Neskôr ich môžete znova rozdeliť.`}
        confirm="Zlúčiť dopyty"
        cancel="Nechať oddelené"
        onConfirm={() => merging && void merge(merging)}
      />
    </div>
  );
}

interface StandingProps {
  request: InboxRequest;
  isBusy: boolean;
  /** Takes it out of the request it was joined to. */
  onPart: () => void;
  /** Asks why nothing came of it. */
  onLose: () => void;
}

/** What is unusual about a request: joined to another one, joined by others, without an offer that stands, put aside, or lost. */
function Standing({ request, isBusy, onPart, onLose }: StandingProps) {
  const { snoozedUntil, status, lostReason, lostNote, mergedInto, merged, isLapsed } = request;
  return (
    <>
      {mergedInto && (
        <Notice className="flex flex-wrap items-center justify-between gap-x-6">
          <p>
            Tento dopyt je súčasťou dopytu <RequestLink request={mergedInto} />.
          </p>
          <Button size="dense" loading={isBusy} onClick={onPart}>
            Oddeliť
          </Button>
        </Notice>
      )}
      {merged.length > 0 && (
        <Notice>
          <p>
            {merged.length === 1 ? 'Súčasťou je aj dopyt ' : 'Súčasťou sú aj dopyty '}
            {merged.map((other, index) => (
              <Fragment key={other.id}>
                {index > 0 && ', '}
                <RequestLink request={other} />
              </Fragment>
            ))}
            .
          </p>
        </Notice>
      )}
      {isLapsed && (
        <Notice tone="warn" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>
            <b>Klient nemá čo prijať:</b> {lapsedWords(request)}.
          </p>
          <Button size="dense" onClick={onLose}>
            Neúspešný…
          </Button>
        </Notice>
      )}
      {snoozedUntil && <Notice>Odložený do {formatDateTime(new Date(snoozedUntil))}.</Notice>}
      {status === 'lost' && lostReason && (
        <Notice>
          <p>
            <b>{LOST_REASON_TEXTS[lostReason]}.</b> {lostNote}
          </p>
        </Notice>
      )}
    </>
  );
}

const RequestLink = ({ request: { id, ticket } }: { request: { id: string; ticket: string } }) => (
  <Link to={requestAt(id)} className="text-link">
    {ticket}
  </Link>
);

/** Whoever looks at a request has seen it, with what its client wrote. */
function useOpened({ id, status, messages, createdAt }: InboxRequest): void {
  const { revalidate } = useRevalidator();
  const isNews = status === 'new' || messages.some((message) => isUnread(message, 'operator'));
  const seenUntil = messages.at(-1)?.createdAt ?? createdAt;
  useEffect(() => {
    if (!isNews) return;
    takeStep(id, { step: 'open', seenUntil })
      .then(() => Promise.all([revalidate(), dataClient().invalidateQueries(inboxCountsQuery)]))
      // It stays new until it is opened again; nothing that was asked for has failed.
      .catch(() => undefined);
  }, [id, isNews, seenUntil, revalidate]);
}

/** The address can lead to the answer at once. */
function useAnswerHash(focus: () => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time somebody is led here
  useEffect(() => {
    if (hash === `#${COMPOSER}`) focus();
  }, [hash, key]);
}
