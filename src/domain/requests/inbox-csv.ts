import { CUT_TABLE } from '../api/table-file.ts';
import { csvOf } from '../kernel/csv.ts';
import { formatDateTime } from '../kernel/format.ts';
import type { InboxRow } from './inbox-contract.ts';
import { INBOX_STATUS_TEXTS, LOST_REASON_TEXTS } from './inbox-texts.ts';

const HEADINGS = [
  'Číslo',
  'Stav',
  'Prijaté',
  'Meno',
  'Firma',
  'E-mail',
  'Telefón',
  'O čo ide',
  'Remeslo',
  'Rozsah',
  'Funkcie',
  'Odhad v €',
  'Odpovedať do',
  'Dôvod straty',
  'Text',
];

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const time = (instant: string | null): string =>
  instant === null ? '' : plain(formatDateTime(new Date(instant)));

/** A number to be dialled, written without the plus, which a spreadsheet would count with. */
const phone = (display: string): string => plain(display.replace('+', '00'));

/** The rows of a list as a table for spreadsheets, in their order; the last line says where it is only a beginning. */
export const requestCsv = (rows: readonly InboxRow[], isCut: boolean): string =>
  csvOf([
    HEADINGS,
    ...rows.map((row) => [
      row.ticket,
      plain(INBOX_STATUS_TEXTS[row.status]),
      time(row.createdAt),
      row.name,
      row.company,
      row.email,
      phone(row.phone),
      row.about,
      row.trade,
      row.size,
      row.features.join(', '),
      row.estimate,
      time(row.clock?.dueAt ?? null),
      row.lostReason === null ? '' : LOST_REASON_TEXTS[row.lostReason],
      row.excerpt,
    ]),
    ...(isCut ? [[plain(CUT_TABLE)]] : []),
  ]);
