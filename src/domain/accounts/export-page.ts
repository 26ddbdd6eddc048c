import { MAIL_NAMES } from '#content/mail-names.ts';
import { auditAction } from '../audit/audit-texts.ts';
import { formatDateTime, formatExactEuros } from '../kernel/format.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import type { DocumentKind } from '../papers/document-texts.ts';
import { CHANGE_STATE_TEXTS, type ChangeState } from '../projects/change-life.ts';
import type { ChecklistState } from '../projects/checklist-life.ts';
import { CHECKLIST_STATE_TEXTS, STAGE_STATE_TEXTS } from '../projects/project-texts.ts';
import type { StageState } from '../projects/stage-life.ts';
import { deviceName } from './device-name.ts';
import type { ExportFile } from './export-schemas.ts';
import { MAIL_CHOICES } from './mail-choices.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** Heading of each file, and which of its columns are for people; the others stand in the JSON alone. */
const PARTS: Record<ExportFile, { title: string; columns: Record<string, string> }> = {
  ucet: {
    title: 'Účet',
    columns: {
      username: 'Používateľské meno',
      email: 'E-mail',
      fullName: 'Meno a priezvisko',
      phone: 'Telefón',
      mutedMails: 'Vypnuté e-maily',
      createdAt: 'Vytvorený',
    },
  },
  'fakturacne-udaje': {
    title: 'Fakturačné údaje',
    columns: {
      ...{ name: 'Firma alebo meno', ico: 'IČO', dic: 'DIČ', icDph: 'IČ DPH' },
      ...{ street: 'Ulica a číslo', postalCode: 'PSČ', city: 'Mesto alebo obec' },
    },
  },
  dopyty: {
    title: 'Dopyty',
    columns: {
      ...{ ticket: 'Číslo', createdAt: 'Odoslaný', name: 'Meno', email: 'E-mail' },
      ...{ phoneDisplay: 'Telefón', company: 'Firma', webAddress: 'Adresa webu', description: 'Popis' },
    },
  },
  rozpocty: {
    title: 'Orientačné rozpočty',
    columns: { number: 'Číslo', createdAt: 'Vytvorený', validUntil: 'Platí do', description: 'Popis' },
  },
  ponuky: {
    title: 'Cenové ponuky',
    columns: {
      ...{ number: 'Číslo', title: 'Čo ponúka', sentAt: 'Odoslaná' },
      validUntil: 'Platí do',
    },
  },
  projekty: {
    title: 'Projekty',
    columns: {
      ...{ number: 'Číslo', name: 'Názov', createdAt: 'Vznikol', stages: 'Etapy' },
      ...{ checklist: 'Podklady', changes: 'Zmeny', payments: 'Platby' },
    },
  },
  spravy: {
    title: 'Správy',
    columns: {
      ...{ about: 'K\u00A0čomu', createdAt: 'Kedy', authorName: 'Kto' },
      ...{ text: 'Text', withdrawnAt: 'Odvolaná' },
    },
  },
  subory: {
    title: 'Súbory',
    columns: {
      ...{ name: 'Názov', item: 'Podklad', bytes: 'Veľkosť v bajtoch' },
      ...{ createdAt: 'Nahraný', path: 'Kde je v\u00A0archíve' },
    },
  },
  dokumenty: {
    title: 'Dokumenty',
    columns: {
      ...{ document: 'Dokument', number: 'Číslo', project: 'Projekt' },
      ...{ createdAt: 'Vydaný', path: 'Kde je v\u00A0archíve' },
    },
  },
  kalendare: { title: 'Odkazy na kalendár', columns: { createdAt: 'Vytvorený' } },
  kontakty: {
    title: 'Kontaktné osoby s vaším e-mailom',
    columns: {
      ...{ client: 'Klient', name: 'Meno', role: 'Funkcia' },
      ...{ email: 'E-mail', phone: 'Telefón', createdAt: 'Pridaná' },
    },
  },
  pozvanky: {
    title: 'Pozvánky',
    columns: { client: 'Klient', email: 'E-mail', createdAt: 'Odoslaná', acceptedAt: 'Prijatá' },
  },
  emaily: {
    title: 'E-maily',
    columns: { createdAt: 'Kedy', kind: 'O čom', toAddress: 'Komu', status: 'Stav' },
  },
  prihlasenia: {
    title: 'Prihlásenia',
    columns: {
      createdAt: 'Od',
      usedAt: 'Naposledy použité',
      address: 'IP adresa',
      userAgent: 'Prehliadač',
    },
  },
  kody: {
    title: 'Kódy na potvrdenie e-mailu',
    columns: { email: 'E-mail', createdAt: 'Vytvorený', expiresAt: 'Platí do' },
  },
  odkazy: {
    title: 'Odkazy z e-mailov',
    columns: { purpose: 'Načo slúži', createdAt: 'Vytvorený', usedAt: 'Použitý' },
  },
  kluce: {
    title: 'Prístupové kľúče',
    columns: { name: 'Názov', createdAt: 'Pridaný', usedAt: 'Naposledy použitý' },
  },
  'zalozne-kody': { title: 'Záložné kódy', columns: { usedAt: 'Použitý' } },
  historia: { title: 'História účtu', columns: { at: 'Kedy', action: 'Udalosť' } },
  poznamky: { title: 'Poznámky', columns: { createdAt: 'Kedy', text: 'Text' } },
  'vypnute-emaily': { title: 'Vypnuté e-maily', columns: { mutedMail: 'Druh', createdAt: 'Kedy' } },
};

const MAIL_STATES: Readonly<Record<string, string>> = {
  pending: 'Čaká na odoslanie',
  sent: 'Odoslaný',
  dead: 'Nepodarilo sa odoslať',
  held: 'Zadržaný, na neoverené adresy odišlo e-mailov priveľa',
  unneeded: 'Už nebol potrebný',
  muted: 'Neodoslaný, tento druh je vypnutý',
};
const LINKS: Readonly<Record<string, string>> = { 'reset-password': 'Nové heslo', 'sign-in': 'Prihlásenie' };

const DOCUMENT_NAMES: Readonly<Record<string, string>> = {
  quote: 'Orientačný rozpočet alebo dokument požiadaviek (PRD)',
  offer: 'Cenová ponuka alebo dodatok',
  payment: 'Výzva na platbu',
  report: 'Odovzdávací protokol',
} satisfies Record<DocumentKind, string>;

/** What the files keep as codes, in words; what has none stands as it is. */
const IN_WORDS: Readonly<Record<string, (code: string) => string>> = {
  kind: (code) => MAIL_NAMES[code] ?? code,
  status: (code) => MAIL_STATES[code] ?? code,
  purpose: (code) => LINKS[code] ?? code,
  userAgent: deviceName,
  action: auditAction,
  mutedMail: (code) => MUTED[code] ?? code,
  document: (code) => DOCUMENT_NAMES[code] ?? code,
};

/** A row of the page's table for a row of a file. */
export function exportTableRow(file: ExportFile, row: Readonly<Record<string, unknown>>): string {
  const cells = Object.keys(PARTS[file].columns).map((column) => {
    const text = shown(row[column], column);
    return `<td>${escaped(IN_WORDS[column]?.(text) ?? text)}</td>`;
  });
  return `<tr>${cells.join('')}</tr>\n`;
}

/** Lists as people read them, a line for each row: of other columns the value itself is shown. */
const LISTS: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => string>> = {
  stages: ({ name, state, approvedOn }) =>
    `${name}: ${STAGE_STATE_TEXTS[state as StageState]}${approvedOn ? ` ${dayText(String(approvedOn))}` : ''}`,
  checklist: ({ title, state, text, draft }) =>
    [`${title}: ${CHECKLIST_STATE_TEXTS[state as ChecklistState]}`, text, draft].filter(Boolean).join('\n'),
  changes: ({ state, text, answer, addendum, withdrawnAt }) =>
    withdrawnAt === null
      ? [`${text}: ${CHANGE_STATE_TEXTS[state as ChangeState]}`, addendum, answer].filter(Boolean).join('\n')
      : 'Odvolaná',
  payments: ({ number, name, amount, paidOn }) =>
    `${number} ${name}: ${formatExactEuros(Number(amount))}${paidOn ? `, uhradená ${dayText(String(paidOn))}` : ''}`,
};

const listed = (column: string, rows: readonly unknown[]): string => {
  const line = LISTS[column];
  if (line) return rows.map((row) => line(row as Readonly<Record<string, unknown>>)).join('\n');
  return rows.map((row) => MUTED[String(row)] ?? String(row)).join(', ');
};

const MUTED: Readonly<Record<string, string>> = Object.fromEntries(
  MAIL_CHOICES.map(({ kind, label }) => [kind, label]),
);

const shown = (value: unknown, column: string): string => {
  if (Array.isArray(value)) return shown(listed(column, value), column);
  if (value instanceof Date) return formatDateTime(value);
  return value === null || value === undefined || value === '' ? '–' : String(value);
};

/** Whose data an archive holds: of whoever asks for it by their account, or of an address or a telephone. */
export type ExportSubject = { kind: 'account' } | { kind: 'person'; identifier: string };

/** Where the data are, in words. */
function whereOf(subject: ExportSubject): string {
  if (subject.kind === 'account') return 'o\u00A0vašom účte';
  return `pod ${subject.identifier.includes('@') ? 'e-mailom' : 'telefónnym číslom'} ${escaped(subject.identifier)}`;
}

/** The start of the page, up to the first table. */
export const exportPageStart = (subject: ExportSubject, now: Date): string => `<!doctype html>
<html lang="sk"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Moje údaje</title>
<style>body{font:15px/1.5 sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccc;overflow-wrap:anywhere;white-space:pre-line}</style>
<h1>Moje údaje</h1>
<p>Všetko, čo je uložené ${whereOf(subject)}. Stav: ${formatDateTime(now)}. Na tejto stránke je to hlavné, úplné údaje sú v\u00A0súboroch JSON vedľa nej, ktoré sú určené pre iné programy. Rozhodnutia o\u00A0cookies v\u00A0archíve nie sú: ukladajú sa bez mena a\u00A0e-mailu, preto ich nemožno k\u00A0nikomu priradiť.</p>
`;

/** The table of a file up to its first row; one without rows says so. */
export function exportTableStart(file: ExportFile, hasRows: boolean): string {
  const { title, columns } = PARTS[file];
  const name = `${file}.json`;
  const start = `<h2>${title}</h2>\n<p>Súbor ${name}</p>\n`;
  if (!hasRows) return `${start}<p>Žiadne údaje.</p>\n`;
  const heads = Object.values(columns).map((column) => `<th scope="col">${column}</th>`);
  return `${start}<table><tr>${heads.join('')}</tr>\n`;
}

/** What stands behind its last row. */
export const EXPORT_TABLE_END = '</table>\n';

/** What the page says of documents that are not in the archive, so many of them; nothing where all are. */
export function missingDocuments({ kind }: ExportSubject, leftOut: number): string {
  if (leftOut === 0) return '';
  const where =
    kind === 'account'
      ? 'Stiahnete si ich na stránke Dokumenty, alebo si neskôr stiahnite celý archív znova.'
      : 'Vyžiadajte si archív, prosím, znova.';
  return `<h2>Chýbajúce dokumenty</h2>\n<p>Nie všetky dokumenty sa podarilo vytvoriť. Počet tých, ktoré v\u00A0archíve chýbajú: ${leftOut}. V\u00A0tabuľke dokumentov pri nich nie je uvedené, kde v\u00A0archíve sú. ${where}</p>\n`;
}
