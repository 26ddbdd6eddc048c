/** Mails about offers. `{number}` is the offer's ("CP-2026-0001"), `{title}` what it offers. */

/** What all of them say. */
export const OFFER_MAIL_FRAME = {
  greeting: 'Dobrý deň,',
  regards: 'S pozdravom',
  summary: 'Ponuka v skratke',
  number: 'Číslo ponuky',
  revision: 'revízia',
  title: 'Čo ponúkam',
  once: 'Cena',
  monthly: 'Mesačne',
  validUntil: 'Platí do',
  open: 'Otvoriť ponuku',
  /** Instead of the secret address in the plain text's words. */
  private:
    'Odkaz je len pre vás. Kto ho má, môže ponuku prijať, preto ho posielajte len tomu, kto rozhoduje s vami.',
  question: 'Spýtať sa môžete priamo v ponuke pri každej položke alebo odpoveďou na tento e-mail.',
} as const;

/** Begins as this and can be changed before it goes out; the subject of a revision says that it is one. */
export const OFFER_SENT_MAIL = {
  subject: 'Cenová ponuka {number}: {title}',
  revisedSubject: 'Upravená cenová ponuka {number}: {title}',
  addendumSubject: 'Dodatok {number}: {title}',
  preview: 'Pozrite si, čo dostanete, koľko to stojí a čo si môžete vybrať.',
  text: 'Dobrý deň,\n\nposielam vám cenovú ponuku. Uvidíte v nej, čo dostanete a koľko to stojí, a položky na výber si hneď zapnete alebo vypnete.',
  revisedText:
    'Dobrý deň,\n\nposielam vám upravenú cenovú ponuku. Uvidíte v nej, čo sa zmenilo. Predchádzajúca revízia už neplatí.',
  addendumText:
    'Dobrý deň,\n\nposielam vám dodatok k dohodnutej práci. Uvidíte v ňom, čo pribudne, koľko to stojí a dokedy to bude hotové.',
} as const;

/** A new link to an offer that was sent. */
export const OFFER_LINK_MAIL = {
  subject: 'Odkaz na cenovú ponuku {number}',
  preview: 'Týmto odkazom otvoríte ponuku.',
  intro: 'posielam vám nový odkaz na cenovú ponuku.',
  notYou: 'Ak ste oň nežiadali, tento e-mail môžete ignorovať.',
} as const;

/** Before an offer that nobody has answered ends, and some days after it was opened. */
export const OFFER_REMINDER_MAIL = {
  preview: 'Ponuku môžete prijať, odmietnuť alebo sa k nej niečo spýtať, všetko priamo v nej.',
  subjects: {
    'three-days-left': 'Cenová ponuka {number} platí už len do {day}',
    'one-day-left': 'Cenová ponuka {number} platí už len do {day}',
    'opened-unanswered': 'Máte k cenovej ponuke {number} otázku?',
  },
  intros: {
    'three-days-left': 'o pár dní sa skončí platnosť ponuky, ktorú odo mňa máte.',
    'one-day-left': 'čoskoro sa skončí platnosť ponuky, ktorú odo mňa máte.',
    'opened-unanswered':
      'ak vám v ponuke niečo chýba alebo nie je jasné, stačí sa spýtať. Ponuka sa dá aj upraviť.',
  },
  off: 'Vypnúť pripomienky',
  offNote: 'Pripomienky k tejto ponuke vypnete tlačidlom vyššie. Samotná ponuka platí ďalej.',
} as const;

/** The operator's answers to questions. */
export const OFFER_ANSWER_MAIL = {
  subject: 'Odpoveď na otázku k cenovej ponuke {number}',
  preview: 'Odpoveď nájdete aj priamo v ponuke.',
  intro: 'k ponuke máte odo mňa odpoveď.',
  answers: 'Odpoveď',
  open: 'Otvoriť ponuku s odpoveďou',
} as const;

/** To the client after the acceptance. */
export const OFFER_ACCEPTED_MAIL = {
  subject: 'Potvrdenie: ponuka {number} je prijatá',
  preview: 'Ponuka je prijatá. Pozrite si, čo bude nasledovať.',
  intro: 'ďakujem, ponuka je prijatá.',
  attached: 'V prílohe nájdete ponuku s potvrdením o prijatí (PDF).',
  details: 'Čo je dohodnuté',
  acceptedBy: 'Meno',
  acceptedAt: 'Kedy',
  fingerprint: 'Odtlačok znenia',
  payments: 'Kedy sa platí',
  total: 'Spolu',
  next: 'Ponuku, platby a všetko ostatné nájdete stále na tom istom mieste:',
  open: 'Otvoriť ponuku',
  verify: 'Podľa čísla a odtlačku si kedykoľvek overíte, že ide o prijaté znenie:',
} as const;

/** To the operator. */
export const OFFER_OPERATOR_MAILS = {
  accepted: {
    subject: 'Ponuka {number} je prijatá',
    preview: 'Klient prijal ponuku.',
    intro: 'Klient prijal ponuku. Projekt s etapami a platbami je založený.',
  },
  declined: {
    subject: 'Ponuka {number} je odmietnutá',
    preview: 'Klient ponuku odmietol.',
    intro: 'Klient ponuku odmietol.',
  },
  renewal: {
    subject: 'Žiadosť o obnovenie ponuky {number}',
    preview: 'Platnosť ponuky uplynula a klient o ňu stále má záujem.',
    intro: 'Platnosť ponuky uplynula a klient o ňu stále má záujem. Vytvorte novú revíziu a odošlite ju.',
  },
  question: {
    subject: 'Otázka k ponuke {number}',
    preview: 'Klient sa pýta na ponuku.',
    intro: 'Klient sa pýta na ponuku. Kým neodpoviete, pripomienky mu nechodia.',
    heading: 'Otázka',
    line: 'K položke',
  },
  client: 'Klient',
  reason: 'Dôvod',
  words: 'Čo k tomu klient napísal',
  open: 'Otvoriť ponuku',
} as const;
