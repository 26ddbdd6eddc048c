import { WIZARD_HREF } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';

const INSIDE = [
  { name: 'Dopyty', text: 'Číslo, stav a\u00A0všetko, čo ste v\u00A0dopyte odoslali' },
  { name: 'Rozpočty', text: 'Platnosť cien, PDF a\u00A0dokument požiadaviek' },
  { name: 'Čo ste už odoslali', text: 'Priradí sa samo, keď potvrdíte ten istý e-mail' },
];

/** What an account is good for, and what can be done without one. */
export const WhatIsInside = () => (
  <section aria-labelledby="vnutri" className="max-lg:hidden">
    <h2 id="vnutri" className="border-b-stroke border-ink pb-4 text-section">
      Čo tu nájdete
    </h2>
    <dl className="text-small">
      {INSIDE.map(({ name, text }) => (
        <div key={name} className="border-b border-line py-3 last:border-0">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 text-small">
      Cenu si vypočítate a&nbsp;dopyt odošlete aj bez účtu:{' '}
      <a href={WIZARD_HREF} className="text-link">
        otvoriť kalkulačku
      </a>{' '}
      alebo{' '}
      <a href={CONTACT_HREF} className="text-link">
        napísať mi
      </a>
      .
    </p>
  </section>
);
