/** What is said of the mail that confirms what was sent, and where something in that is wrong. */
export const CONFIRMING_MAIL = {
  /** Before the address, where a mail is on its way. */
  mailed: 'Potvrdenie príde o chvíľu na adresu',
  notMailed:
    'Potvrdenie e-mailom tentoraz nepríde, lebo ich na túto adresu odišlo už veľa. Číslo si poznačte.',
  /** Before ways to write. */
  correction: 'Ak niečo nesedí, napíšte mi a uveďte číslo dopytu:',
};

/** Page /potvrdenie-dopytu. `ticket` is the request's number ("#0017"). */
export const CONFIRMATION = {
  title: 'Váš dopyt bol prijatý',
  thanks: 'Ďakujem za dôveru. Číslo dopytu je {ticket}.',
  stamp: 'Prijaté',
  ticket: 'Číslo dopytu',
  ...CONFIRMING_MAIL,
  /** What was sent, so that a typing error is noticed. */
  check: {
    heading: 'Skontrolujte si údaje',
    description: 'Popis projektu',
  },
  stepsHeading: 'Čo bude nasledovať',
  steps: [
    'Prečítam si vaše zadanie.',
    '[Ozvem sa vám najneskôr {answerBy}. ?? Ozvem sa vám {answerWithin}. ?? Ozvem sa vám.]',
    'Dohodneme si konzultáciu a upresníme cenu.',
  ],
  actions: {
    downloadPdf: 'Stiahnuť rozpočet (PDF)',
    downloadPrd: 'Stiahnuť dokument požiadaviek (PDF)',
    home: 'Späť na úvod',
  },
  noRecord: 'Žiadny nedávny dopyt sa nenašiel. Ak ste práve odoslali formulár, skontrolujte si e-mail.',
};

/** Beside a price that is another than the client has seen (decisions 7.13). */
export const REPRICED =
  'Cena je vypočítaná nanovo: predchádzajúci rozpočet už neplatí alebo sa zadanie odvtedy zmenilo.';
