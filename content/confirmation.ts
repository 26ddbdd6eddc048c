/** Page /potvrdenie-dopytu. `ticket` is the request's number ("#0017"). */
export const CONFIRMATION = {
  title: 'Váš dopyt bol prijatý',
  thanks: 'Ďakujem za dôveru. Číslo dopytu je {ticket}.',
  stepsHeading: 'Čo bude nasledovať',
  steps: [
    'Prečítam si vaše zadanie.',
    '[Do {callbackHours: # hodiny | # hodín} sa vám ozvem. ?? Ozvem sa vám.]',
    'Dohodneme si konzultáciu a upresníme cenu.',
  ],
  actions: {
    downloadPdf: 'Stiahnuť rozpočet (PDF)',
    createAccount: 'Vytvoriť si účet a sledovať dopyt',
    home: 'Späť na úvod',
  },
  noRecord: 'Žiadny nedávny dopyt sa nenašiel. Ak ste práve odoslali formulár, skontrolujte si e-mail.',
};

/** Beside a price that is another than the client has seen (decisions 7.13). */
export const REPRICED =
  'Cena je vypočítaná nanovo: predchádzajúci rozpočet už neplatí alebo sa zadanie odvtedy zmenilo.';
