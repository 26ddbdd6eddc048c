import { DELIVERY_SAID } from '#content/project-news.ts';
import { excerptOf } from '#domain/kernel/excerpt.ts';
import { tied } from '#domain/kernel/text.ts';
import { addressParts } from '#domain/kernel/web-addresses.ts';

/** Shown where there is little room; of what is longer so many letters. */
const BRIEF = 240;

interface DeliveryTextProps {
  text: string;
  /** Before it, in place of what the client reads. */
  label?: string;
  /** Only its beginning where it is long: an address that would be cut is no link. */
  isBrief?: boolean;
}

/** What the operator has said with a delivery, in its lines; web addresses open beside the page, and learn nothing of its own. */
export const DeliveryText = ({ text, label = DELIVERY_SAID, isBrief = false }: DeliveryTextProps) =>
  text !== '' && (
    <p className="whitespace-pre-line wrap-anywhere">
      <b>{label}:</b> {isBrief && text.length > BRIEF ? tied(excerptOf(text, BRIEF)) : <Linked text={text} />}
    </p>
  );

function Linked({ text }: { text: string }) {
  let at = 0;
  return addressParts(text).map(({ text: part, href }) => {
    const key = at;
    at += part.length;
    if (href === null) return <span key={key}>{tied(part)}</span>;
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" className="address-link">
        {part}
      </a>
    );
  });
}
