import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { signInHref } from '#domain/accounts/sign-in-links.ts';
import { COUNT_CAP } from '#domain/api/count-cap.ts';
import { formatDay } from '#domain/audit/audit-days.ts';
import { SETUP_PATH } from '#domain/content/setup-address.ts';
import { formatBytes } from '#domain/kernel/format-bytes.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatClock } from '#domain/kernel/local-time-texts.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { today as todayCall } from '#domain/today/calls.ts';
import { waitingSentence } from '#domain/today/waiting-texts.ts';
import { signedIn } from '../accounts/session.ts';
import { AreaHalves, AreaSection } from '../design/areas/area-section.tsx';
import { DayRow, DayRows } from '../design/areas/day-rows.tsx';
import { buttonClass } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { NEW_REQUEST } from '../requests/inbox-addresses.ts';
import { inboxCountsQuery } from '../requests/inbox-counts-query.ts';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import { useOneColumn } from '../shell/use-narrow.ts';
import { useRowKeys } from '../shell/use-row-keys.ts';
import { AnswersPart } from '../today/answers-part.tsx';
import { BroughtPart, ItemsPart, PaymentsPart, StagesPart, WishesPart } from '../today/due-parts.tsx';
import { LapsedPart } from '../today/lapsed-part.tsx';
import { MessagesPart } from '../today/messages-part.tsx';
import { OffersPart } from '../today/offers-part.tsx';
import { usePaying } from '../today/paying.tsx';
import { useRowActs } from '../today/row-acts.tsx';
import { type Today as TodayData, useTimeSince } from '../today/today-query.ts';
import type { Route } from './+types/today.route.ts';
import { START } from './admin-screens.ts';
import { checklistQuery } from './checklist-query.ts';
import { NewLink } from './new-link.tsx';
import { type Checklist, leftToSetUp, SETUP_TITLE, setupParts } from './setup-rows.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [user, checklist, today] = await Promise.all([
    signedIn(),
    dataClient().fetchQuery<Checklist>(checklistQuery),
    callApi(todayCall, {}, { signal: request.signal }),
  ]);
  const { count: waiting, late } = today.answers;
  // The navigation counts the same.
  dataClient().setQueryData(inboxCountsQuery.queryKey, (counts) => counts && { ...counts, waiting, late });
  return { user, checklist, today };
}

export const meta: Route.MetaFunction = () => areaMeta('Dnes');

/** Where the administration begins: who waits for the operator, the most urgent one press away (business 6). */
export default function Today({ loaderData: { user, checklist, today } }: Route.ComponentProps) {
  const { data = checklist } = useQuery<Checklist>(checklistQuery);
  const { revalidate } = useRevalidator();
  const now = useTimeSince(today.at);
  useLiveData();
  const isOneColumn = useOneColumn();
  const { count, late } = today.answers;
  // It has counted anew: somebody's time has come.
  const { data: counts } = useQuery({ ...inboxCountsQuery, enabled: false });
  const isCountedAnew = counts !== undefined && counts.waiting !== count;
  // A day that ends takes offers and payments with it, of which nobody is told by a change.
  const isAnotherDay = wallTimeOf(now).day !== wallTimeOf(new Date(today.at)).day;
  useEffect(() => {
    if (isAnotherDay || isCountedAnew) void revalidate();
  }, [isAnotherDay, isCountedAnew, revalidate]);
  const acts = useRowActs();
  const paying = usePaying();
  useRowKeys({
    e: (row) => {
      const request = [...today.answers.rows, ...today.lapsed.rows].find(({ id }) => id === row);
      return request !== undefined && acts.unlessBusy(() => acts.at(row).archive([request]));
    },
  });
  const lapsed = <LapsedPart lapsed={today.lapsed} acts={acts} />;
  const offers = <OffersPart offers={today.offers} acts={acts} now={now} />;
  const payments = <PaymentsPart payments={today.payments} paying={paying} acts={acts} now={now} />;
  const due = (
    <>
      <WishesPart wishes={today.wishes} now={now} />
      <BroughtPart brought={today.brought} now={now} />
      <ItemsPart items={today.items} now={now} />
    </>
  );
  const messages = <MessagesPart today={today} now={now} />;
  const setup = <SetupPart checklist={data} isProven={user.emailVerified} email={user.email} />;
  return (
    <div className="area-screen">
      <p className="area-over">
        {formatDay(now)}, {formatClock(wallTimeOf(now))}
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1>{tied(waitingSentence(count, late, COUNT_CAP))}</h1>
        <NewLink to={NEW_REQUEST}>Nový dopyt</NewLink>
      </div>
      {acts.done}
      {paying.done}
      <AnswersPart answers={today.answers} acts={acts} now={now} />
      <AreaHalves>
        <div>
          <StagesPart stages={today.stages} acts={acts} now={now} />
          {messages}
          {isOneColumn && due}
          {payments}
          {offers}
          {lapsed}
          {isOneColumn && setup}
        </div>
        <div>
          {!isOneColumn && due}
          {!isOneColumn && setup}
        </div>
      </AreaHalves>
      {paying.dialog}
      <BackupLine backup={today.backup} now={now} />
    </div>
  );
}

/** Where nothing is wrong with backups: the last one, at the end. */
const BackupLine = ({ backup: { last, trouble }, now }: { backup: TodayData['backup']; now: Date }) =>
  last && trouble === null ? (
    <p className="area-over">
      Posledná záloha: {formatRecent(new Date(last.at), now)} · {formatBytes(last.bytes)}
    </p>
  ) : null;

interface SetupPartProps {
  checklist: Checklist;
  isProven: boolean;
  email: string;
}

/** What is left to be set up; nothing where nothing is. */
function SetupPart({ checklist, isProven, email }: SetupPartProps) {
  const parts = setupParts(checklist);
  if (parts.length === 0 && isProven) return null;
  return (
    <AreaSection title={SETUP_TITLE} count={String(leftToSetUp(checklist) + Number(!isProven))}>
      <DayRows label={SETUP_TITLE}>
        {!isProven && (
          <DayRow
            title="Váš e-mail"
            detail={`Kód príde na adresu ${email}.`}
            figure="čaká na potvrdenie"
            act={
              <a href={signInHref(START.to)} className={buttonClass({ size: 'dense' })}>
                Zadať kód
              </a>
            }
          />
        )}
        {parts.map(({ title, detail, left }) => (
          <DayRow
            key={title}
            title={title}
            detail={detail}
            figure={left}
            go={{ to: SETUP_PATH, label: `Zobraziť: ${title}`, text: 'Zobraziť' }}
          />
        ))}
      </DayRows>
    </AreaSection>
  );
}
