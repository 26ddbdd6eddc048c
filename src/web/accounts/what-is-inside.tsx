import { EntryAside } from '../design/areas/entry.tsx';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';

const INSIDE = [
  { name: 'Dopyty', text: 'Číslo, stav a\u00A0všetko, čo ste v\u00A0dopyte odoslali' },
  { name: 'Rozpočty', text: 'Platnosť cien, PDF a\u00A0dokument požiadaviek (PRD)' },
  { name: 'Čo ste už odoslali', text: 'Priradí sa samo, keď potvrdíte ten istý e-mail' },
];

/** What an account is good for, and what can be done without one. */
export const WhatIsInside = () => (
  <EntryAside title="Čo tu nájdete" rows={INSIDE}>
    Cenu si vypočítate a&nbsp;dopyt odošlete aj bez účtu:{' '}
    <a href={START_WIZARD_HREF} className="text-link">
      otvoriť kalkulačku
    </a>{' '}
    alebo{' '}
    <a href={CONTACT_HREF} className="text-link">
      napísať mi
    </a>
    .
  </EntryAside>
);
