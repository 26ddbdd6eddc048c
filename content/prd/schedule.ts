import type { ServiceSlug } from '#domain/quote/catalogue.ts';

export const DURATION = {
  label: 'Odhadované trvanie:',
  service: 'Obvyklé trvanie služby:',
} as const;

export const SELECTED_FEATURES = {
  one: 'Programovanie zahŕňa vybranú funkciu:',
  more: 'Programovanie zahŕňa vybrané funkcie:',
} as const;
export const WEBSITE_PART_TIME = 'Samotná webová časť trvá';

/** The row of the website or of its features in the plan of a service that is no website itself. */
export const WEBSITE_STAGE = {
  name: { before: 'Vytvorenie webu', along: 'Webová časť' },
  output: 'Nový web na vlastnej doméne',
  /** Of the website on which stands what the service makes. */
  outputWith: {
    'cenove-kalkulacky': 'Nový web s kalkulačkou na vlastnej doméne',
    'interaktivne-formulare': 'Nový web s formulárom na vlastnej doméne',
  } satisfies Partial<Record<ServiceSlug, string>> as Partial<Record<ServiceSlug, string>>,
  features: {
    name: { one: 'Funkcia webu', more: 'Funkcie webu' },
    when: 'určí ponuka',
    needs: 'Podklady a prístup do správy webu',
  },
} as const;

/** How the time of a website that is made along with the service goes with that of the service. */
export const ALONG_WITH_WEBSITE = 'Webová časť vzniká súbežne so službou.';

export const SCHEDULE_TABLE = {
  caption: 'Etapy',
  columns: ['Etapa', 'Kedy', 'Výstup', 'Čo je potrebné od klienta'],
} as const;

/** How soon an answer is needed: "do 5 pracovných dní". */
export const FEEDBACK = { before: 'do', days: 'pracovných dní' } as const;

/** From when the time is counted: for a website that is made, for one that stands, and where it is made first. */
export const COUNTED_FROM = {
  made: 'Čas sa počíta od dodania podkladov.',
  existing: 'Čas sa počíta od dodania podkladov a prístupov.',
  before: 'Čas prvej etapy sa počíta od dodania podkladov, čas ďalších od spustenia webu.',
} as const;
/** Of what is made once where the service goes on by the month. */
export const MADE_ONCE =
  'Čo pre web vznikne jednorazovo, klient preberie podľa kritérií z časti Funkčné požiadavky a schváli v účte alebo cez odkaz na ponuku, písomne alebo e-mailom. Mlčanie sa za schválenie nepovažuje.';
export const DELAY = 'Omeškanie podkladov alebo pripomienok posúva termín o rovnaký čas.';

/** What a wanted deadline that the usual plan misses would cost, and what has to be decided. */
export const DEADLINE = {
  /** What would wait: named, or where no requirement may. */
  later: {
    named: 'Aby bol web hotový skôr, odložilo by sa toto:',
    website: 'Aby bol web hotový skôr, odložila by sa časť textov a fotografií.',
    service:
      'Aby bolo riešenie hotové skôr, odložilo by sa to, čo sa pri upresnení zadania ukáže ako doplnkové.',
  },
  question: 'Čo je dôležitejšie: termín, alebo celý rozsah?',
} as const;
