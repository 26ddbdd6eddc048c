import type { z } from 'zod';
import { dayCell, euroCell, instantCell, listCsv } from '../api/list-csv.ts';
import type { listedProjectSchema } from './contract.ts';
import { deskTaskText, waitedText } from './desk-texts.ts';
import { PROJECT_STATE_TEXTS } from './project-texts.ts';

const HEADINGS = [
  'Číslo',
  'Stav',
  'Názov',
  'Klient',
  'Ďalší krok',
  'Kto',
  'Dokedy',
  'Hotovo v %',
  'Začiatok',
  'Dohodnuté spustenie',
  'Spustenie',
  'Omeškanie v pracovných dňoch',
  'Cena v €',
  'Uhradené v €',
  'Po splatnosti v €',
  'Vznikol',
];

const WHO = { client: 'klient', operator: 'dodávateľ' } as const;

/** The rows of the list of projects as a table for spreadsheets, in their order. */
export const projectCsv = (rows: readonly z.infer<typeof listedProjectSchema>[], isCut: boolean): string =>
  listCsv(
    HEADINGS,
    rows.map((row) => [
      row.number,
      PROJECT_STATE_TEXTS[row.state],
      row.name,
      row.client.name,
      row.next && (row.next.who === 'client' ? waitedText(row.next) : deskTaskText(row.next, row.state)),
      row.next && WHO[row.next.who],
      dayCell(row.next?.until ?? null),
      row.progress,
      dayCell(row.startOn),
      dayCell(row.agreedOn),
      dayCell(row.launchOn),
      row.delay,
      euroCell(row.price),
      euroCell(row.paid),
      euroCell(row.overdue),
      instantCell(row.createdAt),
    ]),
    isCut,
  );
