import { addressParts, type TextPart } from '#domain/kernel/web-addresses.ts';

const EMAIL = /((?<![^\s@,:()])[^\s@,:()]+@[^\s@,:()]*[^\s@,:().])/;

/** A text whose e-mail and web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  let at = 0;
  return addressParts(text)
    .flatMap((part) => (part.href === null ? withEmails(part.text) : part))
    .map(({ text: part, href }) => {
      const key = at;
      at += part.length;
      if (href === null) return <span key={key}>{part}</span>;
      return (
        <a key={key} href={href} className="text-link">
          {part.replace(/^https?:\/\//, '')}
        </a>
      );
    });
}

const withEmails = (text: string): TextPart[] =>
  text.split(EMAIL).map((part) => ({ text: part, href: EMAIL.test(part) ? `mailto:${part}` : null }));
