import type { ReactNode } from 'react';
import { DELIVERY_SAID } from '#content/project-news.ts';
import { excerptOf } from '#domain/kernel/excerpt.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { addressParts } from '#domain/kernel/web-addresses.ts';
import { Disclosure } from '../design/disclosure.tsx';
import type { ClientStage } from './client-project-query.ts';

type Delivery = ClientStage['deliveries'][number];

/** Shown where there is little room; of what is longer so many letters. */
const BRIEF = 240;

interface DeliveryShownProps {
  /** Undefined of a stage that was never delivered. */
  delivery: Pick<Delivery, 'url' | 'text'> | undefined;
  /** Before it, in place of what the client reads. */
  label?: string;
  /** Only the beginning of the text where it is long: an address that would be cut is no link. */
  isBrief?: boolean;
  /** The address has the focus of the dialog when it opens. */
  isFirst?: boolean;
}

/** What was delivered: its address, and what was said with it; addresses open beside the page, and learn nothing of its own. */
export function DeliveryShown({
  delivery,
  label = DELIVERY_SAID,
  isBrief = false,
  isFirst = false,
}: DeliveryShownProps) {
  if (!delivery || (delivery.url === '' && delivery.text === '')) return null;
  const { url, text } = delivery;
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      <b>{label}:</b>{' '}
      {url !== '' && (
        <AddressLink href={url} isFirst={isFirst}>
          {url}
        </AddressLink>
      )}
      {url !== '' && text !== '' && '\n'}
      {isBrief && text.length > BRIEF ? tied(excerptOf(text, BRIEF)) : <Linked text={text} />}
    </p>
  );
}

/** What was delivered before the last time, and why it came back; nothing of a stage that was delivered once. */
export function EarlierDeliveries({ deliveries, today }: { deliveries: readonly Delivery[]; today: Day }) {
  const earlier = deliveries.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Disclosure title={`Predchádzajúce odovzdania (${earlier.length})`}>
      <ul className="grid gap-3">
        {earlier.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryShown
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
