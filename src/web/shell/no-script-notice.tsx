import { site } from '#domain/content/site.ts';
import { phoneHref } from './phone-href.ts';

/** What to do where scripts do not run, or were lost on the way: pages read the same, only the calculation needs them. */
export function NoScriptNotice() {
  return (
    <>
      <noscript>
        <p className="frame border-b-stroke border-ink py-3 text-small">
          Výpočet ceny potrebuje zapnutý JavaScript. Bez neho mi <OtherWays /> a&nbsp;orientačnú cenu vám
          pripravím.
        </p>
      </noscript>
      <p className="frame hidden border-b-stroke border-ink py-3 text-small in-data-[scripts=lost]:block">
        Stránka sa nenačítala celá: výpočet ceny a&nbsp;formuláre teraz nefungujú. Obnovte ju, alebo mi{' '}
        <OtherWays />.
      </p>
    </>
  );
}

function OtherWays() {
  const { email, phone } = site.operator;
  return (
    <>
      napíšte na{' '}
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
      )}
    </>
  );
}
