/** Mails about offers, and the same about addenda; before each subject stand number and title of the offer. `{number}` is the addendum's ("CP-2026-0001/D1"). */

/** What all of them say. */
const FRAME = {
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
  question: 'Spýtať sa môžete priamo v ponuke pri každej položke.',
};

/** Begins as this and can be changed before it goes out; the heading of a revision says that it is one. */
const SENT = {
  heading: 'Cenová ponuka',
  revisedHeading: 'Upravená cenová ponuka',
  preview: 'Pozrite si, čo dostanete a koľko to stojí.',
  text: 'Dobrý deň,\n\nposielam vám cenovú ponuku. Uvidíte v nej, čo dostanete a koľko to stojí.',
  /** Follows where there is something to choose. */
  choice: 'Pri položkách na výber si hneď označíte, čo chcete.',
  revisedText:
    'Dobrý deň,\n\nposielam vám upravenú cenovú ponuku. Uvidíte v nej, čo sa zmenilo. Predchádzajúca revízia už neplatí.',
};

/** A new link to an offer that was sent. */
const LINK = {
  subject: 'Odkaz na cenovú ponuku',
  preview: 'Týmto odkazom otvoríte ponuku.',
  intro: 'posielam vám nový odkaz na cenovú ponuku.',
  notYou: 'Ak ste oň nežiadali, tento e-mail môžete ignorovať.',
};

/** Before an offer that nobody has answered ends, and some days after it was opened. */
const REMINDER = {
  preview: 'Ponuku môžete prijať, odmietnuť alebo sa na ňu spýtať, všetko priamo v nej.',
  subjects: {
    'by-hand': 'Cenová ponuka čaká na vašu odpoveď',
    'three-days-left': 'Cenová ponuka platí už len do {day}',
    'one-day-left': 'Cenová ponuka platí už len do {day}',
    'opened-unanswered': 'Máte k cenovej ponuke otázku?',
  },
  intros: {
    'by-hand': 'pripomínam ponuku, ktorú odo mňa máte. Ak vám v nej niečo nie je jasné, stačí sa spýtať.',
    'three-days-left': 'o pár dní sa skončí platnosť ponuky, ktorú odo mňa máte.',
    'one-day-left': 'čoskoro sa skončí platnosť ponuky, ktorú odo mňa máte.',
    'opened-unanswered':
      'ak vám v ponuke niečo chýba alebo nie je jasné, stačí sa spýtať. Ponuka sa dá aj upraviť.',
  },
  off: 'Vypnúť pripomenutia',
  offNote: 'Pripomenutia k tejto ponuke vypnete odkazom vyššie. Samotná ponuka platí ďalej.',
};

/** The operator's answers to questions. */
const ANSWER = {
  subject: 'Odpoveď na otázku k cenovej ponuke',
  preview: 'Odpoveď nájdete aj priamo v ponuke.',
  intro: 'k ponuke máte odo mňa odpoveď.',
  answers: 'Odpoveď',
  question: 'Vaša otázka',
  /** Follows both where they hang on a line. */
  about: 'k položke „{line}“',
  open: 'Otvoriť ponuku s odpoveďou',
};

/** To the client after the acceptance. */
const ACCEPTED = {
  subject: 'Potvrdenie: ponuka je prijatá',
  preview: 'Ponuka je prijatá. Pozrite si, ako to pôjde ďalej.',
  intro: 'ďakujem, ponuka je prijatá.',
  attached: 'V prílohe nájdete ponuku s potvrdením o prijatí (PDF).',
  details: 'Čo je dohodnuté',

  accepted: 'Prijatie',
  fingerprint: 'Odtlačok znenia',
  payments: 'Platby',
  total: 'Spolu',
  next: 'Ako to pôjde ďalej, nájdete v ponuke: čo treba uhradiť a projekt s termínmi, podkladmi a správami.',
  open: 'Otvoriť ponuku',
  verify: 'Podľa čísla a odtlačku si kedykoľvek overíte, že ide o prijaté znenie:',
};

/** To the operator. */
const OPERATOR = {
  accepted: {
    subject: 'Ponuka je prijatá',
    preview: 'Klient prijal ponuku.',
    intro: 'Klient prijal ponuku. Vznikol projekt s etapami a platbami.',
  },
  declined: {
    subject: 'Ponuka je odmietnutá',
    preview: 'Klient ponuku odmietol.',
    intro: 'Klient ponuku odmietol.',
  },
  renewal: {
    subject: 'Žiadosť o obnovenie ponuky',
    preview: 'Klient má o ponuku stále záujem, jej platnosť uplynula.',
    intro: 'Klient má o ponuku stále záujem, jej platnosť uplynula. Vytvorte novú revíziu a odošlite ju.',
  },
  question: {
    subject: 'Otázka k ponuke',
    preview: 'Klient má otázku k ponuke.',
    intro: 'Klient má otázku k ponuke. Kým neodpoviete, pripomenutia mu nechodia.',
    heading: 'Otázka',
    line: 'K položke',
  },
  client: 'Klient',
  reason: 'Dôvod',
  words: 'Čo k tomu klient napísal',
  open: 'Otvoriť ponuku',
};

/** Of an offer. */
export const OFFER_MAILS = {
  frame: FRAME,
  sent: SENT,
  link: LINK,
  reminder: REMINDER,
  answer: ANSWER,
  accepted: ACCEPTED,
  operator: OPERATOR,
};

/** Of an addendum, which nobody calls an offer. */
export const ADDENDUM_MAILS: typeof OFFER_MAILS = {
  frame: {
    ...FRAME,
    summary: 'Dodatok v skratke',
    number: 'Číslo dodatku',
    open: 'Otvoriť dodatok',
    private:
      'Odkaz je len pre vás. Kto ho má, môže dodatok prijať, preto ho posielajte len tomu, kto rozhoduje s vami.',
    question: 'Spýtať sa môžete priamo v dodatku pri každej položke.',
  },
  sent: {
    ...SENT,
    heading: 'Dodatok',
    revisedHeading: 'Upravený dodatok',
    preview: 'Pozrite si, čo pribudne, koľko to stojí a dokedy to bude hotové.',
    text: 'Dobrý deň,\n\nposielam vám dodatok k dohodnutej práci. Uvidíte v ňom, čo pribudne, koľko to stojí a dokedy to bude hotové.',
    revisedText:
      'Dobrý deň,\n\nposielam vám upravený dodatok k dohodnutej práci. Uvidíte v ňom, čo sa zmenilo. Predchádzajúca revízia už neplatí.',
  },
  link: {
    ...LINK,
    subject: 'Odkaz na dodatok {number}',
    preview: 'Týmto odkazom otvoríte dodatok.',
    intro: 'posielam vám nový odkaz na dodatok.',
  },
  reminder: {
    preview: 'Dodatok môžete prijať, odmietnuť alebo sa naň spýtať, všetko priamo v ňom.',
    subjects: {
      'by-hand': 'Dodatok {number} čaká na vašu odpoveď',
      'three-days-left': 'Dodatok {number} platí už len do {day}',
      'one-day-left': 'Dodatok {number} platí už len do {day}',
      'opened-unanswered': 'Máte k dodatku {number} otázku?',
    },
    intros: {
      'by-hand': 'pripomínam dodatok, ktorý odo mňa máte. Ak vám v ňom niečo nie je jasné, stačí sa spýtať.',
      'three-days-left': 'o pár dní sa skončí platnosť dodatku, ktorý odo mňa máte.',
      'one-day-left': 'čoskoro sa skončí platnosť dodatku, ktorý odo mňa máte.',
      'opened-unanswered':
        'ak vám v dodatku niečo chýba alebo nie je jasné, stačí sa spýtať. Dodatok sa dá aj upraviť.',
    },
    off: REMINDER.off,
    offNote: 'Pripomenutia k tomuto dodatku vypnete odkazom vyššie. Samotný dodatok platí ďalej.',
  },
  answer: {
    ...ANSWER,
    subject: 'Odpoveď na otázku k dodatku {number}',
    preview: 'Odpoveď nájdete aj priamo v dodatku.',
    intro: 'k dodatku máte odo mňa odpoveď.',
    open: 'Otvoriť dodatok s odpoveďou',
  },
  accepted: {
    ...ACCEPTED,
    subject: 'Potvrdenie: dodatok {number} je prijatý',
    preview: 'Dodatok je prijatý. Pozrite si, ako to pôjde ďalej.',
    intro: 'ďakujem, dodatok je prijatý.',
    attached: 'V prílohe nájdete dodatok s potvrdením o prijatí (PDF).',
    next: 'Ako to pôjde ďalej, nájdete v dodatku: čo treba uhradiť a projekt s termínmi, podkladmi a správami.',
    open: 'Otvoriť dodatok',
  },
  operator: {
    ...OPERATOR,
    accepted: {
      subject: 'Dodatok {number} je prijatý',
      preview: 'Klient prijal dodatok.',
      intro: 'Klient prijal dodatok. Jeho etapy a platby pribudli v projekte.',
    },
    declined: {
      subject: 'Dodatok {number} je odmietnutý',
      preview: 'Klient dodatok odmietol.',
      intro: 'Klient dodatok odmietol.',
    },
    renewal: {
      subject: 'Žiadosť o obnovenie dodatku {number}',
      preview: 'Klient má o dodatok stále záujem, jeho platnosť uplynula.',
      intro: 'Klient má o dodatok stále záujem, jeho platnosť uplynula. Vytvorte novú revíziu a odošlite ju.',
    },
    question: {
      ...OPERATOR.question,
      subject: 'Otázka k dodatku {number}',
      preview: 'Klient má otázku k dodatku.',
      intro: 'Klient má otázku k dodatku. Kým neodpoviete, pripomenutia mu nechodia.',
    },
    open: 'Otvoriť dodatok',
  },
};
