import { EntryAside } from '../design/areas/entry.tsx';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';

const INSIDE = [
  {
    name: 'Dopyty a\u00A0rozpočty',
    text: 'Stav dopytu, platnosť cien, PDF a\u00A0dokument požiadaviek (PRD)',
  },
  { name: 'Ponuky a\u00A0projekty', text: 'Položky, termíny, etapy a\u00A0podklady, ktoré treba dodať' },
  { name: 'Správy, súbory a\u00A0platby', text: 'Čo sme si napísali a\u00A0poslali a\u00A0čo je zaplatené' },
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
