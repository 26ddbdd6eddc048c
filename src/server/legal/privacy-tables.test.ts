import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { PRIVACY } from '#content/legal/privacy.ts';
import * as schema from '../db/schema.ts';

// Every table is told of in the privacy policy, or is named here with why it holds nothing of anybody (GDPR, Articles 13 and 14).

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

const POLICY = JSON.stringify(PRIVACY);

/** The word that the policy has for the rows of a table. */
const TOLD: Partial<Record<TableName, RegExp>> = {
  accounts: /Účet, ak si ho vytvoríte: používateľské meno/,
  sessions: /Prihlásenia do účtu: čas, IP adresa/,
  emailCodes: /kódy a odkazy, ktoré vám prišli e-mailom, len ako odtlačky/,
  accountLinks: /kódy a odkazy, ktoré vám prišli e-mailom, len ako odtlačky/,
  passkeys: /prístupové kľúče a ich názvy/,
  recoveryCodes: /záložné kódy sú len odtlačky/,
  mailOptOuts: /adresa, ktorá si e-maily vypla/,
  auditLog: /Záznam činnosti: kto, kedy a čo urobil/,
  clients: /Klient: názov, IČO, DIČ, IČ DPH a adresa/,
  clientImportRows: /Klient: názov, IČO, DIČ, IČ DPH a adresa/,
  clientMembers: /kto k nemu patrí/,
  clientContacts: /Kontaktné osoby: meno, úloha, e-mail a telefón/,
  clientInvitations: /pozvánky do účtu/,
  clientNotes: /interné poznámky/,
  requests: /Dopyt: meno, e-mail, telefón, firma/,
  quotes: /Rozpočet: typ rozpočtu, služba/,
  offers: /Cenová ponuka a dodatok: meno a e-mail toho/,
  offerRevisions: /čas odoslania a prvého otvorenia/,
  offerAcceptances: /Pri prijatí meno, vybrané položky/,
  offerDocuments: /odtlačok prijatého znenia a jeho súboru/,
  offerLinks: /Z odkazu na ponuku uchovávam len odtlačok/,
  offerReminders: /E-maily o dopyte, správe, ponuke, projekte, platbe alebo účte/,
  projects: /Projekt: etapy a termíny/,
  projectStages: /schválenia a vrátenia/,
  stageDeliveries: /schválenia a vrátenia/,
  checklistItems: /aj rozpísané texty, ktoré ste ešte neodoslali/,
  changeRequests: /žiadosti o zmenu/,
  payments: /Platby: sumy, variabilné symboly/,
  calendarFeeds: /odkaz na kalendár len ako odtlačok/,
  messages: /Správy: text, meno autora, čas odoslania a čas, keď ich druhá strana prečítala/,
  conversationNotes: /záznamy telefonátov a stretnutí/,
  files: /Súbory: obsah, názov/,
  fileContents: /Súbory: obsah, názov/,
  fileChunks: /Súbory: obsah, názov/,
  portalVisits: /kedy ste naposledy otvorili dokumenty/,
  documentVisits: /kedy ste naposledy otvorili dokumenty/,
  mails: /meno a adresa príjemcu, čas a stav doručenia/,
  signInFailures: /Neúspešné prihlásenia: odtlačok/,
  rateLimits: /obmedzuje počet požiadaviek/,
  idempotencyKeys: /rozpozná opakované odoslanie/,
  passkeyChallenges: /Označenie prehliadača: náhodný údaj/,
  errorReports: /Hlásenia chýb: popis chyby/,
  consents: /Náhodné číslo, čas a obsah rozhodnutia/,
};

const NOBODYS: Partial<Record<TableName, string>> = {
  adminSetup: 'a token of the installation',
  aiUsage: 'a number for each day',
  backups: 'of the installation',
  issuers: 'what the operator was called',
  priceBooks: 'prices',
  replyTemplates: 'texts of the operator',
  offerTemplates: 'texts of the operator',
  conversationMails: 'when the operator was mailed',
  uploadNotices: 'what the operator is about to be told of files',
};

const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [name] : []));

test('every table is told of in the privacy policy, or named with why it is not', () => {
  expect([...Object.keys(TOLD), ...Object.keys(NOBODYS)].toSorted()).toEqual(tables.toSorted());
});

test.for(Object.entries(TOLD))('the policy tells of %s', ([, word]) => {
  expect(word.test(POLICY)).toBe(true);
});
