import { CONFIRMING_MAIL } from './confirmation.ts';

/** The call to get in touch: page /kontakt, and the end of the home page and of the list of services. */
export const CONTACT = {
  title: 'Začnime krátkym rozhovorom',
  text: 'Prvá konzultácia je bezplatná a nezáväzná. Stačí napísať, čo potrebujete, alebo si vypočítať orientačnú cenu. [Ozvem sa vám {answerWithin}.]',
  methods: { email: 'E-mail', phone: 'Telefón', online: 'Online konzultácia', calculator: 'Kalkulačka' },
  prompt: 'Neviete, kde začať? Vypočítajte si cenu a uvidíte, aké informácie budem potrebovať.',
};

/** The form on /kontakt. */
export const CONTACT_FORM = {
  title: 'Napíšte mi',
  interest: 'O čo máte záujem',
  noTopic: 'Vyberte tému',
  otherTopic: 'Niečo iné',
  message: 'Správa',
  messageHint: 'Čo potrebujete, pre koho a dokedy.',
  required: 'Polia označené * sú povinné.',
  /** Ends with a link to the page of the policy. */
  notice: 'Odoslaním beriete na vedomie',
  policy: 'zásady ochrany osobných údajov',
  submit: 'Odoslať správu',
  sending: 'Správa sa odosiela…',
  errors: 'Skontrolujte formulár',
  failed: 'Správu sa nepodarilo odoslať',
  /** The number of the request follows. */
  arrived: 'Váš dopyt bol prijatý, jeho číslo je',
  /** Follows it, where the form says something later. */
  later: 'Čo ste zmenili potom, v ňom nie je. Ak to chcete doplniť, pošlite to ako ďalšiu správu.',
  kept: 'Všetko, čo ste napísali, zostáva vo formulári.',
  noScript: 'Formulár potrebuje JavaScript. Bez neho ma zastihnete tu:',
};

/** What stands in the place of the form after sending. */
export const CONTACT_SENT = {
  title: 'Váš dopyt bol prijatý',
  text: 'Ďakujem.',
  ...CONFIRMING_MAIL,
  stamp: 'Prijaté',
  ticket: 'Číslo dopytu',
  stepsHeading: 'Čo bude nasledovať',
  steps: [
    'Prečítam si vašu správu.',
    '[Ozvem sa vám najneskôr {answerBy}. ?? Ozvem sa vám {answerWithin}. ?? Ozvem sa vám.]',
    'Dohodneme si konzultáciu a ďalší postup.',
  ],
  /** Instead of the second step where an answer is promised; the time follows. */
  promise: 'Ozvem sa vám najneskôr',
  calculate: 'Vypočítať orientačnú cenu',
  again: 'Napísať ďalšiu správu',
};

/** The other parts of /kontakt. */
export const CONTACT_PAGE = {
  online: 'Termín si dohodneme e-mailom alebo telefonicky.',
  answers: {
    title: 'Kedy sa ozvem',
    /** The time of an answer to a message that is written now follows. */
    now: 'Ak napíšete teraz, ozvem sa vám najneskôr',
    items: [
      {
        label: 'Správa alebo dopyt',
        limit: '{answerWithin}',
        drawn: true,
      },
      {
        label: 'Kritická porucha pri platenej údržbe, v čase podpory ({supportHours})',
        limit: 'do {criticalResponseHours: # hodiny | # hodín}',
        drawn: false,
      },
    ],
  },
  /** At the foot of the form. */
  terms: [
    { label: 'Konzultácia', value: 'bezplatná' },
    { label: 'Odpoveď', value: '{answerWithin}' },
  ],
  operator: { title: 'Komu píšete' },
  map: {
    title: 'Na diaľku po celom Slovensku',
    text: 'Konzultácia prebieha online alebo telefonicky, osobne sa stretneme po dohode.',
  },
};
