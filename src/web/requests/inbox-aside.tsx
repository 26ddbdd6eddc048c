import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { makeClient } from '#domain/clients/desk-calls.ts';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { promisedMinutesBetween } from '#domain/kernel/working-time.ts';
import { dueWords, durationText, wasDueText } from '#domain/requests/answer-texts.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { INBOX_STATUS_TEXTS } from '#domain/requests/inbox-texts.ts';
import { LISTED_FIELDS, REQUEST_FIELDS, type RequestField } from '#domain/requests/request-fields.ts';
import { clientAt } from '../clients/desk-addresses.ts';
import { Facts } from '../design/areas/facts.tsx';
import { FoldSection } from '../design/areas/fold-section.tsx';
import { PromiseRuler } from '../design/areas/promise-clock.tsx';
import { Button } from '../design/button.tsx';
import { callApi } from '../shell/api-client.ts';
import { phoneHref } from '../shell/phone-href.ts';
import type { InboxActs } from './inbox-acts.tsx';
import { requestAt } from './inbox-addresses.ts';
import { clockTone, fromWhom } from './inbox-words.tsx';

interface InboxAsideProps {
  request: InboxRequest;
  acts: InboxActs;
  onMerge: (other: InboxRequest['duplicates'][number]) => void;
}

/** What helps with a request: the promise, whom it is from, what was chosen, what has happened. */
export const InboxAside = ({ request, acts, onMerge }: InboxAsideProps) => (
  <>
    <PromisePart request={request} />
    <FoldSection
      title="Klient"
      summary={request.phone || request.email}
      action={
        request.client === null &&
        request.mergedInto === null && (
          <Button
            variant="link"
            size="dense"
            loading={acts.isBusy}
            onClick={() =>
              void acts.perform(
                () => callApi(makeClient, { body: { fromRequest: request.id } }),
                `Klient ${fromWhom(request)} je založený.`,
              )
            }
          >
            Založiť klienta
          </Button>
        )
      }
    >
      <ClientFacts request={request} />
    </FoldSection>
    {request.duplicates.length > 0 && (
      <FoldSection title="Podobné dopyty" summary={request.duplicates.length}>
        <Duplicates request={request} onMerge={onMerge} />
      </FoldSection>
    )}
    {request.chosen.length > 0 && (
      <FoldSection title="Zadanie" summary={request.chosen.map(({ value }) => value).join(' · ')}>
        <Facts rows={request.chosen} />
      </FoldSection>
    )}
    <FoldSection title="Priebeh" summary={request.history[0]?.sentence}>
      <History request={request} />
    </FoldSection>
  </>
);

const HOUR = 60;

function PromisePart({ request: { clock, createdAt, isWaiting } }: { request: InboxRequest }) {
  if (!clock || clock.state === 'stopped') return null;
  const now = new Date();
  const dueAt = new Date(clock.dueAt);
  const words = {
    running: dueWords(dueAt, now),
    warned: dueWords(dueAt, now),
    late: `mešká ${durationText(-clock.leftMinutes)}, ${wasDueText(dueAt)}`,
    answered: clock.answeredAt ? `odpoveď: ${formatRecent(new Date(clock.answeredAt), now)}` : '',
  }[clock.state];
  const promised = promisedMinutesBetween(new Date(createdAt), dueAt, workingTimeOf(site));
  // Past the promise the ruler is as long as what went by.
  const late = clock.state === 'late' ? 1 - clock.leftMinutes / Math.max(promised, 1) : 0;
  return (
    <FoldSection title="Čas na odpoveď" isOpen>
      <PromiseRuler
        words={words}
        gone={late || clock.share}
        tone={isWaiting ? clockTone(clock) : null}
        since={formatRecent(new Date(createdAt), now)}
        hours={Math.max(1, Math.round(promised / HOUR))}
        isOver={clock.state === 'answered'}
      />
    </FoldSection>
  );
}

function ClientFacts({ request }: { request: InboxRequest }) {
  const { contact, client, emailProven, phoneE164 } = request;
  const shown: Partial<Record<RequestField, ReactNode>> = {
    email: (
      <>
        <a href={`mailto:${contact.email}`} className="text-link">
          {contact.email}
        </a>
        {emailProven && (
          <>
            {' '}
            <Check aria-hidden="true" className="inline text-ok" size={14} strokeWidth={2.5} />
            <span className="sr-only">potvrdený</span>
          </>
        )}
      </>
    ),
    phone: (
      <a href={phoneHref(phoneE164 || contact.phone)} className="text-link money">
        {contact.phone}
      </a>
    ),
    webAddress: (
      <a href={contact.webAddress} target="_blank" rel="noopener noreferrer" className="text-link">
        {contact.webAddress}
      </a>
    ),
  };
  return (
    <Facts
      rows={[
        ...LISTED_FIELDS.filter((field) => contact[field] !== '').map((field) => ({
          label: REQUEST_FIELDS[field].short,
          value: shown[field] ?? contact[field],
        })),
        ...(client
          ? [
              {
                label: 'Klient',
                value: (
                  <Link to={clientAt(client.id)} className="text-link">
                    {tied(client.name)}
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

const SIGNS = {
  email: 'rovnaký e-mail',
  phone: 'rovnaký telefón',
  name: 'rovnaké meno',
  company: 'rovnaká firma',
} as const;

const Duplicates = ({ request, onMerge }: Pick<InboxAsideProps, 'request' | 'onMerge'>) => (
  <ul>
    {request.duplicates.map((other) => (
      <li key={other.id} className="border-t border-line py-2 first:border-t-0">
        <p className="wrap-anywhere">
          <Link to={requestAt(other.id)} className="text-link">
            {other.ticket}
          </Link>{' '}
          {fromWhom(other)}
        </p>
        <p className="text-ink-2">
          {[INBOX_STATUS_TEXTS[other.status], ...other.signs.map((sign) => SIGNS[sign])].join(' · ')}
        </p>
        {request.canMerge && (
          <Button variant="link" size="dense" onClick={() => onMerge(other)}>
            Zlúčiť <span className="sr-only">s&nbsp;dopytom {other.ticket}</span>
          </Button>
        )}
      </li>
    ))}
  </ul>
);

const MAIL_STATES = {
  pending: { word: 'čaká na odoslanie', tone: 'text-ink-2' },
  sent: { word: 'odoslaný', tone: 'text-ink-2' },
  dead: { word: 'nedoručený', tone: 'text-error' },
  held: { word: 'zadržaný', tone: 'text-warn' },
  unneeded: { word: 'už nebol potrebný', tone: 'text-ink-2' },
  muted: { word: 'adresát ich má vypnuté', tone: 'text-ink-2' },
} as const;

/** What has happened and which mails went out, the newest first. */
function History({ request: { history, mails } }: { request: InboxRequest }) {
  const now = new Date();
  const events = [
    ...history.map(({ id, at, sentence }) => ({ key: `event-${id}`, at, text: tied(sentence), note: null })),
    ...mails.map(({ id, createdAt, label, to, status }) => ({
      key: id,
      at: createdAt,
      text: label,
      note: { ...MAIL_STATES[status], to },
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <ol>
      {events.map(({ key, at, text, note }) => (
        <li key={key} className="flex gap-2 py-0.5">
          <time dateTime={at} className="w-24 flex-none font-mono text-mark leading-6 font-medium text-ink-2">
            {formatRecent(new Date(at), now)}
          </time>
          <div className="min-w-0 flex-1 wrap-anywhere">
            {text}
            {note && (
              <p className="text-ink-2">
                {note.to} · <span className={note.tone}>{note.word}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
