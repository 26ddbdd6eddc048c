import { instantCell, listCsv } from '../api/list-csv.ts';
import type { InboxRow } from './inbox-contract.ts';
import { INBOX_STATUS_TEXTS, LOST_REASON_TEXTS, REQUEST_KIND_TEXTS } from './inbox-texts.ts';

const HEADINGS = [
  'Číslo',
  'Stav',
  'Prijaté',
  'Zdroj',
  'Meno',
  'Firma',
  'E-mail',
  'Telefón',
  'Adresa webu',
  'O čo ide',
  'Remeslo',
  'Rozsah',
  'Funkcie',
  'Odhad od (€)',
  'Odhad do (€)',
  'Odpovedať do',
  'Prečo bez zákazky',
  'Text',
];

/** A number to be dialled, written without the plus, which a spreadsheet would count with. */
const phone = (display: string): string => display.replace('+', '00');

/** The rows of the inbox as a table for spreadsheets, in their order. */
export const requestCsv = (rows: readonly InboxRow[], isCut: boolean): string =>
  listCsv(
    HEADINGS,
    rows.map((row) => [
      row.ticket,
      INBOX_STATUS_TEXTS[row.status],
      instantCell(row.createdAt),
      REQUEST_KIND_TEXTS[row.kind],
      row.name,
      row.company,
      row.email,
      phone(row.phone),
      row.webAddress,
      row.about,
      row.trade,
      row.size,
      row.features.join(', '),
      row.priceRange?.min ?? null,
      row.priceRange?.max ?? null,
      instantCell(row.clock?.dueAt ?? null),
      row.lostReason === null ? '' : LOST_REASON_TEXTS[row.lostReason],
      row.excerpt,
    ]),
    isCut,
  );
