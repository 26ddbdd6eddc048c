import { type ReactNode, Suspense } from 'react';
import { DELIVERY_SAID } from '#content/project-news.ts';
import { excerptOf } from '#domain/kernel/excerpt.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { addressParts } from '#domain/kernel/web-addresses.ts';
import { Disclosure } from '../design/disclosure.tsx';
import { lazyModule } from '../errors/lazy-module.tsx';
import type { SentFilesProps } from '../messages/sent-files.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import type { ClientStage } from './client-project-query.ts';

type Delivery = ClientStage['deliveries'][number];

/** Of what a delivery is, and by which door its files are opened. */
export interface DeliveryPlace {
  project: { id: string; today: Day };
  door: ClientDoor;
}

// The client's first screen has none of what shows files.
const SentFiles = lazyModule<SentFilesProps>(() => import('../messages/sent-files.tsx'));

/** Shown where there is little room; of what is longer so many letters. */
const BRIEF = 240;

interface DeliveryShownProps {
  at: DeliveryPlace;
  /** Undefined of a stage that was never delivered. */
  delivery: Pick<Delivery, 'url' | 'text' | 'files'> | undefined;
  /** Before it, in place of what the client reads. */
  label?: string;
  /** Only the beginning of the text where it is long, an address that would be cut being no link, and files by their names. */
  isBrief?: boolean;
  /** The address has the focus of the dialog when it opens. */
  isFirst?: boolean;
}

/** What was delivered: its address, what was said with it, and its files; addresses open beside the page, and learn nothing of its own. */
export function DeliveryShown({
  at: { project, door },
  delivery,
  label = DELIVERY_SAID,
  isBrief = false,
  isFirst = false,
}: DeliveryShownProps) {
  // Of stages from before it was noted what is delivered of them, nothing is known.
  if (!delivery || (delivery.url === '' && delivery.text === '' && delivery.files.length === 0)) return null;
  const { url, text, files } = delivery;
  const said = url !== '' || text !== '';
  const names = files.map(({ name }) => name).join(', ');
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">
        <b>{label}:</b>{' '}
        {url !== '' && (
          <AddressLink href={url} isFirst={isFirst}>
            {url}
          </AddressLink>
        )}
        {url !== '' && text !== '' && '\n'}
        {isBrief && text.length > BRIEF ? tied(excerptOf(text, BRIEF)) : <Linked text={text} />}
        {isBrief && said && files.length > 0 && '\n'}
        {isBrief && names}
      </p>
      {!isBrief && files.length > 0 && (
        <Suspense fallback={<p>{names}</p>}>
          <SentFiles door={door} subject={{ type: 'project', id: project.id }} files={files} />
        </Suspense>
      )}
    </>
  );
}

/** What was delivered before the last time, and why it came back; nothing of a stage that was delivered once. */
export function EarlierDeliveries({
  at,
  deliveries,
}: {
  at: DeliveryPlace;
  deliveries: readonly Delivery[];
}) {
  const { today } = at.project;
  const earlier = deliveries.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Disclosure title={`Predchádzajúce odovzdania (${earlier.length})`}>
      <ul className="grid gap-3">
        {earlier.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryShown
              at={at}
              delivery={delivery}
              label={`Odovzdané ${formatNearDay(delivery.deliveredOn, today)}`}
            />
            {delivery.answer === 'returned' && delivery.answeredOn !== null && (
              <Returned on={delivery.answeredOn} today={today} words="Vrátené" reason={delivery.reason} />
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface ReturnedProps {
  on: Day;
  today: Day;
  /** Before the day. */
  words: string;
  reason: string;
}

/** When what was delivered came back, and why. */
export const Returned = ({ on, today, words, reason }: ReturnedProps) => (
  <p className="whitespace-pre-line wrap-anywhere">
    <b>
      {words} {formatNearDay(on, today)}:
    </b>{' '}
    {tied(reason)}
  </p>
);

interface AddressLinkProps {
  href: string;
  isFirst?: boolean;
  children: ReactNode;
}

const AddressLink = ({ href, isFirst = false, children }: AddressLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className="address-link"
    {...(isFirst && { 'data-first': true })}
  >
    {children}
  </a>
);

function Linked({ text }: { text: string }) {
  let at = 0;
  return addressParts(text).map(({ text: part, href }) => {
    const key = at;
    at += part.length;
    if (href === null) return <span key={key}>{tied(part)}</span>;
    return (
      <AddressLink key={key} href={href}>
        {part}
      </AddressLink>
    );
  });
}
