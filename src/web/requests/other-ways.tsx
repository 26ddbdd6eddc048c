import { site } from '#domain/content/site.ts';
import { tied } from '#domain/kernel/text.ts';
import { phoneHref } from '../shell/phone-href.ts';

/** Mail and telephone where the form cannot be used. */
export function OtherWays() {
  const { email, phone } = site.operator;
  return (
    <p className="targets flex flex-wrap gap-x-6 font-semibold">
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>
      {phone && (
        <a href={phoneHref(phone)} className="text-link">
          {phone}
        </a>
      )}
    </p>
  );
}

/** Where something that was sent can still be told to be wrong. */
export const Correction = ({ text }: { text: string }) => (
  <div>
    <p className="text-small">{tied(text)}</p>
    <OtherWays />
  </div>
);
