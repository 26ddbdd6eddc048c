import type { z } from 'zod';
import { dayCell, euroCell, instantCell, listCsv } from '../api/list-csv.ts';
import type { listedOfferSchema } from './contract.ts';
import { offerStateText } from './state-texts.ts';

const HEADINGS = [
  'Číslo',
  'Revízia',
  'Stav',
  'Názov',
  'Klient',
  'Príjemca',
  'Suma v €',
  'Mesačne v €',
  'Vytvorená',
  'Odoslaná',
  'Otvorená',
  'Platí do',
  'Otázky bez odpovede',
];

/** The rows of the list of offers as a table for spreadsheets, in their order. */
export const offerCsv = (rows: readonly z.infer<typeof listedOfferSchema>[], isCut: boolean): string =>
  listCsv(
    HEADINGS,
    rows.map((row) => [
      row.number,
      row.letter,
      offerStateText(row),
      row.title,
      row.client.name,
      row.recipient,
      euroCell(row.onceTotal),
      euroCell(row.monthlyTotal),
      instantCell(row.createdAt),
      instantCell(row.sentAt),
      instantCell(row.viewedAt),
      dayCell(row.validUntil),
      row.openQuestions,
    ]),
    isCut,
  );
