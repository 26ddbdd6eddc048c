/** Mails about what happens at a project; {project} is its name, {stage} and {item} what it is about, {day} a date. */

const FRAME = {
  greeting: 'Dobrý deň,',
  regards: 'S pozdravom',
  open: 'Otvoriť projekt',
};

/** Before what the operator says with a delivery, in the mail and on the client's screens. */
export const DELIVERY_SAID = 'Čo si pozrieť';

/** To the client: a stage is done. */
export const STAGE_DELIVERED_MAIL = {
  ...FRAME,
  subject: 'Etapa „{stage}“ je pripravená na schválenie',
  preview: 'Pozrite si, čo je odovzdané, a schváľte to alebo vráťte s dôvodom.',
  intro: 'v projekte „{project}“ je odovzdaná etapa „{stage}“. Pozrite si ju, prosím, a schváľte ju.',
  rows: 'Čo treba urobiť',
  stage: 'Etapa',
  address: 'Kde si ju pozriete',
  files: { one: 'Priložený súbor', more: 'Priložené súbory' },
  delivered: 'Odovzdaná',
  until: 'Schváliť najneskôr',
  back: 'Ak niečo nesedí, etapu môžete vrátiť a napísať, čo treba upraviť.',
  open: 'Pozrieť a schváliť',
} as const;

/** To the client: what was made is in use; its report is attached. */
export const PROJECT_LAUNCHED_MAIL = {
  ...FRAME,
  subject: 'Projekt „{project}“ je spustený',
  preview: 'Odovzdávací protokol je v prílohe.',
  intro: 'projekt „{project}“ je spustený. Ďakujem za spoluprácu.',
  rows: 'Čo je hotové',
  address: 'Kde to nájdete',
  launched: 'Spustenie',
  report:
    'V prílohe je odovzdávací protokol: čo bolo dohodnuté, dodané, schválené a zaplatené. Nájdete ho aj v projekte medzi dokumentmi.',
} as const;

/** Before the reason for which an item came back, in the mail and on the screens. */
export const RETURNED_WHY = 'Dôvod vrátenia';

/** To the client: what they have brought does not do. */
export const ITEM_RETURNED_MAIL = {
  ...FRAME,
  subject: 'Vraciam vám podklad „{item}“',
  preview: 'Pozrite si, čo v ňom treba zmeniť a dokedy ho potrebujem.',
  intro: 'podklad „{item}“ k projektu „{project}“ vám vraciam. Opravte ho, prosím, a dodajte ho znova.',
  reason: RETURNED_WHY,
  rows: 'O čo ide',
  item: 'Podklad',
  description: 'Čo v ňom má byť',
  until: 'Dokedy ho potrebujem',
  overdue: 'čo najskôr, termín bol {day}',
  open: 'Opraviť podklad',
} as const;

/** To the operator: what the client has uploaded. */
export const UPLOADS_MAIL = {
  /** {files} is "2 nové súbory". */
  subject: '{files} k projektu „{project}“',
  preview: 'Klient nahral súbory.',
  intro: 'Klient nahral súbory k projektu „{project}“.',
  /** Instead of these where it is a single one. */
  one: {
    preview: 'Klient nahral súbor.',
    intro: 'Klient nahral súbor k projektu „{project}“.',
  },
  heading: 'Čo pribudlo',
  files: 'Počet nových súborov',
  items: 'Počet dodaných podkladov',
  client: 'Klient',
  project: 'Projekt',
  open: 'Otvoriť projekt',
} as const;

/** To the operator: what the client has handed in, where no file came with it. */
export const HANDED_IN_MAIL = {
  /** {items} is "2 dodané podklady". */
  subject: '{items} k projektu „{project}“',
  preview: 'Klient dodal podklady. Čakajú na kontrolu.',
  intro: 'Klient dodal podklady k projektu „{project}“. Čakajú na kontrolu.',
  one: {
    preview: 'Klient dodal podklad. Čaká na kontrolu.',
    intro: 'Klient dodal podklad k projektu „{project}“. Čaká na kontrolu.',
  },
} as const;
