import { TESTIMONIAL_REQUEST } from '#content/checklist-wants.ts';
import { tied } from '#domain/kernel/text.ts';
import { CopyButton } from '../accounts/copy-button.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';

const { subject, text } = TESTIMONIAL_REQUEST;
const body = encodeURIComponent(text);

/** By what a client can send it; a comma and no plus stands between the words everywhere. */
const WAYS = [
  { name: 'SMS', href: `sms:?&body=${body}` },
  { name: 'WhatsApp', href: `https://wa.me/?text=${body}` },
  { name: 'E-mail', href: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}` },
] as const;

/** The text that a client sends to three people, and the ways to send it: the phone's own, where it has one. */
export function AskingText() {
  const canShare = useHydrated() && 'share' in navigator;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">Text, ktorý im môžete poslať</p>
      <blockquote className="brought-quote">{tied(text)}</blockquote>
      <div className="flex flex-wrap gap-2">
        {canShare && (
          <Button
            size="small"
            onClick={() => {
              // Whoever closes the phone's own menu has sent nothing, and knows it.
              navigator.share({ text: text }).catch(() => {});
            }}
          >
            Zdieľať
          </Button>
        )}
        <CopyButton text={text}>Skopírovať text</CopyButton>
        {WAYS.map(({ name, href }) => (
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'small' })}
          >
            {name}
          </a>
        ))}
      </div>
    </div>
  );
}
