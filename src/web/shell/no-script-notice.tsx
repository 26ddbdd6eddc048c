import { site } from '#domain/content/site.ts';
import { phoneHref } from './phone-href.ts';

/** What to do where scripts do not run: pages read the same, only the calculation needs them. */
export function NoScriptNotice() {
  const { email, phone } = site.operator;
  return (
    <noscript>
      <p className="no-script frame">
        Výpočet ceny potrebuje zapnutý JavaScript. Bez neho mi napíšte na{' '}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        {phone && (
          <>
            {' '}
            alebo zavolajte na{' '}
            <a href={phoneHref(phone)} className="text-link">
              {phone}
            </a>
          </>
        )}{' '}
        a&nbsp;orientačnú cenu vám pripravím.
      </p>
    </noscript>
  );
}
