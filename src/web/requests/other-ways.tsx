import { site } from '#domain/content/site.ts';
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
