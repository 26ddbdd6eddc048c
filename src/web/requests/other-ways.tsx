import { site } from '#domain/content/site.ts';
import { phoneHref } from '../shell/phone-href.ts';
import './other-ways.css';

/** Mail and telephone where the form cannot be used. */
export function OtherWays() {
  const { email, phone } = site.operator;
  return (
    <p className="other-ways">
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
