import { formatDateTime } from '../kernel/format.ts';
import type { ExportFile } from './export-schemas.ts';

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
      createdAt: 'Vytvorený',
    },
  },
  firmy: {
    title: 'Firmy',
    columns: {
      ...{ name: 'Názov', ico: 'IČO', dic: 'DIČ', icDph: 'IČ DPH' },
      ...{ street: 'Ulica a číslo', postalCode: 'PSČ', city: 'Mesto alebo obec' },
    },
  },
  dopyty: {
    title: 'Dopyty',
    columns: {
      ...{ ticket: 'Číslo', createdAt: 'Odoslaný', name: 'Meno', email: 'E-mail' },
      ...{ phoneDisplay: 'Telefón', company: 'Firma', description: 'Popis' },
    },
  },
  rozpocty: {
    title: 'Orientačné rozpočty',
    columns: { number: 'Číslo', createdAt: 'Vytvorený', validUntil: 'Platí do', description: 'Popis' },
  },
  emaily: {
    title: 'Odoslané e-maily',
    columns: { createdAt: 'Čas', kind: 'Druh', toAddress: 'Komu', status: 'Stav' },
  },
  prihlasenia: {
    title: 'Prihlásenia',
    columns: {
      createdAt: 'Prihlásenie',
      usedAt: 'Naposledy',
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
    columns: { purpose: 'Na čo', createdAt: 'Vytvorený', usedAt: 'Použitý' },
  },
  kluce: {
    title: 'Prístupové kľúče',
    columns: { name: 'Názov', createdAt: 'Pridaný', usedAt: 'Naposledy' },
  },
  'zachranne-kody': { title: 'Záchranné kódy', columns: { usedAt: 'Použitý' } },
  historia: { title: 'História účtu', columns: { at: 'Čas', action: 'Udalosť' } },
};

/** A row of the page's table for a row of a file. */
export function exportTableRow(file: ExportFile, row: Readonly<Record<string, unknown>>): string {
  const cells = Object.keys(PARTS[file].columns).map((column) => `<td>${escaped(shown(row[column]))}</td>`);
  return `<tr>${cells.join('')}</tr>\n`;
}

const shown = (value: unknown): string => {
  if (value instanceof Date) return formatDateTime(value);
  return value === null || value === undefined || value === '' ? '–' : String(value);
};

/** The start of the page, up to the first table. */
export const exportPageStart = (now: Date): string => `<!doctype html>
<html lang="sk"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Moje údaje</title>
<style>body{font:15px/1.5 sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccc;overflow-wrap:anywhere;white-space:pre-line}</style>
<h1>Moje údaje</h1>
<p>Stav: ${formatDateTime(now)}. Úplné údaje sú v súboroch JSON vedľa tejto stránky. Rozhodnutia o cookies v archíve nie sú: ukladajú sa bez mena a e-mailu, preto sa k účtu priradiť nedajú.</p>
`;

/** The table of a file; one without rows says so. */
export function exportTable(file: ExportFile, rows: string): string {
  const { title, columns } = PARTS[file];
  if (rows === '') return `<h2>${title}</h2>\n<p>Žiadne údaje.</p>\n`;
  const heads = Object.values(columns).map((column) => `<th scope="col">${column}</th>`);
  return `<h2>${title}</h2>\n<table><tr>${heads.join('')}</tr>\n${rows}</table>\n`;
}
