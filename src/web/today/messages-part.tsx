import { cappedCount } from '#domain/api/count-cap.ts';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { plural } from '#domain/kernel/plural.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { MESSAGE_SUBJECTS } from '#domain/messages/message.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { promisedAnswer } from '#domain/requests/answer-clock.ts';
import { restText } from '#domain/requests/answer-texts.ts';
import { resendMail } from '#domain/today/calls.ts';
import { furtherText, furtherWhereText } from '#domain/today/further-text.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { DayRow, DayRows, FurtherRow } from '../design/areas/day-rows.tsx';
import { Button } from '../design/button.tsx';
import { OFFER_LIST } from '../offers/offer-addresses.ts';
import { PROJECT_LIST } from '../projects/project-addresses.ts';
import { requestAt, UNANSWERED_REQUESTS } from '../requests/inbox-addresses.ts';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { type Act, useAct } from '../shell/use-act.ts';
import type { Today } from './today-query.ts';

/** Where what a message is about is answered, and where all are of which one waits. */
const PLACES = {
  request: { at: (id: string) => requestAt(id, true), all: UNANSWERED_REQUESTS, where: 'v\u00A0dopytoch' },
  offer: {
    at: (id: string) => `${offerEditorPath(id)}#spravy`,
    all: OFFER_LIST.only({ state: 'unanswered' }),
    where: 'v\u00A0ponukách',
  },
  project: {
    at: (id: string) => `${projectDeskPath(id)}#spravy`,
    all: PROJECT_LIST.only({ state: 'unanswered' }),
    where: 'v\u00A0projektoch',
  },
} as const;

const WORKING_TIME = workingTimeOf(site);

/** The lists with the conversations that do not stand here, each with how many it has of them. */
const waysOn = ({ counts, rows }: Today['messages']) =>
  MESSAGE_SUBJECTS.flatMap((type) => {
    const shown = rows.filter(({ subject }) => subject.type === type).length;
    const text = furtherWhereText(counts[type], shown, PLACES[type].where);
    return text === null ? [] : [{ to: PLACES[type].all, text }];
  });

interface MessagesPartProps {
  today: Pick<
    Today,
    'messages' | 'mails' | 'delayedMails' | 'errors' | 'backup' | 'filesTrouble' | 'aiTrouble'
  >;
  now: Date;
}

/** Conversations with messages that wait for an answer, and what the site cannot do without its operator. */
export function MessagesPart({ today, now }: MessagesPartProps) {
  const act = useAct();
  const { messages, mails, delayedMails: delayed, errors, backup, filesTrouble, aiTrouble } = today;
  const told = [
    delayed !== null,
    errors > 0,
    backup.trouble !== null,
    filesTrouble !== null,
    aiTrouble !== null,
  ].filter(Boolean).length;
  const count = messages.count + mails.count + told;
  return (
    <>
      <ActWords act={act} />
      {count > 0 && (
        <AreaSection title="Správy a&nbsp;systém" count={cappedCount(count)}>
          <DayRows label="Správy a&nbsp;systém">
            {messages.rows.map(({ id, subject, about, author, excerpt, waiting, at }) => (
              <DayRow
                key={id}
                rowKey={id}
                title={author}
                detail={tied(`${waiting > 1 ? `${plural(waiting, 'message')}: ` : ''}„${excerpt}“ ${about}`)}
                figure={<Waited since={new Date(at)} now={now} />}
                go={{
                  to: PLACES[subject.type].at(subject.id),
                  label: `Odpovedať: ${author}, ${about}`,
                  text: 'Odpovedať',
                }}
              />
            ))}
            <FurtherRow text={furtherText(messages.count, messages.rows.length)} ways={waysOn(messages)} />
            {mails.rows.map((mail) => (
              <UnsentMail key={mail.id} mail={mail} act={act} now={now} />
            ))}
            {delayed && (
              <DayRow
                isWhole
                title="Pošta neodchádza"
                detail={tied(delayed.trouble)}
                figure={
                  <>
                    <span className="text-error">{plural(delayed.count, 'email')}</span>
                    <span>{`najstarší: ${formatRecent(new Date(delayed.since), now)}`}</span>
                  </>
                }
              />
            )}
            {filesTrouble !== null && <DayRow isWhole title="Miesto na súbory" detail={tied(filesTrouble)} />}
            {aiTrouble !== null && <DayRow isWhole title="Umelá inteligencia" detail={tied(aiTrouble)} />}
            {backup.trouble !== null && (
              <DayRow
                isWhole
                title="Zálohy"
                detail={tied(backup.trouble)}
                figure={
                  backup.last && (
                    <>
                      <span>posledná:</span>
                      <span className="text-error">{formatRecent(new Date(backup.last.at), now)}</span>
                    </>
                  )
                }
              />
            )}
            {errors > 0 && (
              <DayRow
                isWhole
                title="Chyby na webe"
                detail={`Za posledný deň sa objavili v${'\u00A0'}prehliadačoch návštevníkov.`}
                figure={plural(errors, 'error')}
              />
            )}
          </DayRows>
        </AreaSection>
      )}
    </>
  );
}

/** Since when somebody waits; of an answer that is late by how much: it is promised to a message as it is to a request. */
function Waited({ since, now }: { since: Date; now: Date }) {
  const promise = promisedAnswer(since, site.claims.callbackHours, WORKING_TIME);
  const recent = formatRecent(since, now);
  if (!promise || now < promise.dueAt) return recent;
  return (
    <>
      <span className="text-error">{restText(promise.dueAt, now, WORKING_TIME, 'shortWorkingDay')}</span>
      <span className="max-md:hidden">{recent}</span>
    </>
  );
}

interface UnsentMailProps {
  mail: Today['mails']['rows'][number];
  act: Act;
  now: Date;
}

function UnsentMail({ mail: { id, to, label, reason, trouble, at }, act, now }: UnsentMailProps) {
  const send = () =>
    act.act(id, () => callApi(resendMail, { params: { id } }), `${label}: e-mail znova čaká na odoslanie.`);
  return (
    <DayRow
      rowKey={id}
      isWhole
      title={reason === 'dead' ? 'Nedoručený e-mail' : 'Zadržaný e-mail'}
      detail={tied(`${label} · ${to}. ${trouble}`)}
      figure={formatRecent(new Date(at), now)}
      act={
        <Button
          size="dense"
          loading={act.running === id}
          onClick={send}
          aria-label={`Poslať znova: ${label}, ${to}`}
        >
          Poslať znova
        </Button>
      }
    />
  );
}
