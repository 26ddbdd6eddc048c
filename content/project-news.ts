/** Mails about what happens at a project; {project} is its name, {stage} and {item} what it is about, {day} a date. */

const FRAME = {
  greeting: 'Dobrý deň,',
  regards: 'S pozdravom',
  open: 'Otvoriť projekt',
  reply: 'Ak vám niečo nie je jasné, odpovedzte priamo na tento e-mail.',
};

/** To the client: a stage is done. */
export const STAGE_DELIVERED_MAIL = {
  ...FRAME,
  subject: 'Etapa „{stage}“ je hotová na schválenie',
  preview: 'Pozrite si, čo je hotové, a schváľte to alebo vráťte s dôvodom.',
  intro: 'v projekte „{project}“ je hotová etapa „{stage}“. Pozrite si ju, prosím, a schváľte.',
  rows: 'Čo treba urobiť',
  stage: 'Etapa',
  delivered: 'Odovzdaná',
  until: 'Schváliť najneskôr',
  back: 'Ak niečo nesedí, etapu môžete vrátiť a napísať, čo treba upraviť.',
  open: 'Pozrieť a schváliť',
} as const;

/** To the client: what they have brought does not do. */
export const ITEM_RETURNED_MAIL = {
  ...FRAME,
  subject: 'Podklad „{item}“ treba doplniť',
  preview: 'Pozrite si, čo v ňom chýba a dokedy ho potrebujem.',
  intro: 'podklad „{item}“ k projektu „{project}“ vám vraciam, treba ho doplniť.',
  reason: 'Čo treba doplniť',
  rows: 'O čo ide',
  item: 'Podklad',
  description: 'Čo v ňom má byť',
  until: 'Priniesť najneskôr',
  overdue: 'čo najskôr, termín bol {day}',
  open: 'Doplniť podklad',
} as const;

/** To the operator: what the client has uploaded. */
export const UPLOADS_MAIL = {
  subject: 'Nové súbory k projektu „{project}“: {files}',
  preview: 'Klient nahral súbory.',
  intro: 'Klient nahral súbory k projektu „{project}“.',
  heading: 'Čo pribudlo',
  files: 'Počet nových súborov',
  items: 'Počet odovzdaných podkladov',
  client: 'Klient',
  project: 'Projekt',
  open: 'Otvoriť projekt',
} as const;

/** To the operator: what the client has handed in, where no file came with it. */
export const HANDED_IN_MAIL = {
  subject: 'Odovzdané podklady k projektu „{project}“: {items}',
  preview: 'Klient odovzdal podklady, čakajú na kontrolu.',
  intro: 'Klient odovzdal podklady k projektu „{project}“. Čakajú na kontrolu.',
} as const;
