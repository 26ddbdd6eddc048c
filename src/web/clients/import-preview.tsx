import { useState } from 'react';
import { Link } from 'react-router';
import type { ClientImport, ImportRow } from '#domain/clients/desk-contract.ts';
import {
  IMPORT_FIELDS,
  IMPORT_LABELS,
  IMPORT_RESULTS,
  type ImportField,
  type ImportResult,
} from '#domain/clients/import-fields.ts';
import { refusedTable } from '#domain/clients/import-refused.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { AreaTable, type Column } from '../design/areas/area-table.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { saveFile } from '../shell/api-client.ts';
import { clientAt } from './desk-addresses.ts';

const RESULTS: Readonly<Record<ImportResult, string>> = {
  new: 'Nový',
  update: 'Zmení sa',
  same: 'Bez zmeny',
  refused: 'Nenahrá sa',
};
/** What needs a look comes first. */
const ORDER: readonly ImportResult[] = ['refused', 'update', 'new', 'same'];
const REFUSED = 'nenahrani-klienti.csv';
/** Rows of one kind that are drawn at once. */
const PART = 50;

const changesOf = ({ changes }: ImportRow): string =>
  changes
    .map(({ field, before, now }) =>
      field === 'note' ? IMPORT_LABELS.note : `${IMPORT_LABELS[field]}: ${before || '–'} → ${now}`,
    )
    .join(' · ');

const COLUMNS: readonly Column<ImportRow>[] = [
  {
    key: 'line',
    head: 'Riadok',
    cell: ({ line }) => (
      <span className="font-mono text-mark text-ink-2">
        <span className="md:hidden">riadok </span>
        {line}
      </span>
    ),
    width: '5rem',
    onPhones: 'second',
  },
  { key: 'name', head: 'Klient', cell: ({ name }) => <b>{name || '–'}</b>, width: '16rem', onPhones: 'lead' },
  {
    key: 'why',
    head: 'Čo sa stane',
    cell: (row) => (
      <span className="wrap-anywhere text-ink-2">
        {row.reason ?? changesOf(row)}
        {row.client && (
          <>
            {' '}
            <Link
              to={clientAt(row.client.id)}
              className="text-link flex min-h-target items-center md:min-h-8"
            >
              {row.client.name}
            </Link>
          </>
        )}
      </span>
    ),
    onPhones: 'line',
  },
];

interface ImportPreviewProps {
  shown: ClientImport;
  /** Somebody says what is in the columns. */
  onColumns: (columns: (ImportField | null)[]) => void;
  isBusy: boolean;
}

/** What comes of a table: its columns, and what each row makes. */
export function ImportPreview({ shown, onColumns, isBusy }: ImportPreviewProps) {
  const { columns, counts, rows, done } = shown;
  const [most, setMost] = useState(PART);
  const fields = columns.map(({ field }) => field);
  const groups = ORDER.flatMap((result) => {
    const ofResult = rows.filter((row) => row.result === result);
    return ofResult.length === 0
      ? []
      : [
          {
            key: result,
            rows: ofResult.slice(0, most),
            head: (
              <>
                {RESULTS[result]}{' '}
                <span className="font-mono text-mark font-medium text-ink-2">{ofResult.length}</span>
              </>
            ),
          },
        ];
  });
  const isLonger = ORDER.some((result) => counts[result] > most);
  return (
    <>
      {!done && (
        <AreaSection title="Stĺpce" count={String(columns.length)}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(56),1fr))] gap-3 py-3">
            {columns.map(({ head, field }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and keep their order
              <Field key={at} label={head || `Stĺpec ${at + 1}`} id={`column-${at}`}>
                {(control) => (
                  <Select
                    {...control}
                    value={field ?? ''}
                    disabled={isBusy}
                    onChange={({ target }) => {
                      const chosen = IMPORT_FIELDS.find((known) => known === target.value) ?? null;
                      // A field stands in one column.
                      onColumns(
                        fields.map((other, index) =>
                          index === at ? chosen : other === chosen ? null : other,
                        ),
                      );
                    }}
                  >
                    <option value="">vynechať</option>
                    {IMPORT_FIELDS.map((known) => (
                      <option key={known} value={known}>
                        {IMPORT_LABELS[known]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </div>
        </AreaSection>
      )}
      <AreaSection
        title={done ? 'Čo sa stalo' : 'Čo sa stane'}
        count={IMPORT_RESULTS.filter((result) => counts[result] > 0)
          .map((result) => `${RESULTS[result]} ${counts[result]}`)
          .join(' · ')}
        action={
          counts.refused > 0 && (
            <Button
              size="dense"
              onClick={() =>
                saveFile({ blob: new Blob([refusedTable(shown)], { type: 'text/csv' }), name: null }, REFUSED)
              }
            >
              Stiahnuť nenahrané riadky
            </Button>
          )
        }
      >
        {counts.refused > 0 && (
          <p className="py-3 text-ink-2">
            Nenahrané riadky si môžete stiahnuť ako tabuľku s&nbsp;dôvodmi, opraviť v&nbsp;nej chyby
            a&nbsp;nahrať ju.
          </p>
        )}
        <AreaTable
          label="Riadky tabuľky"
          columns={COLUMNS}
          groups={groups}
          rowKey={({ line }) => String(line)}
          dense
          isPast={({ result }) => result === 'same'}
          empty={
            <EmptyState title="V&nbsp;tabuľke nie sú žiadne riadky">
              Pod názvami stĺpcov nič nie je.
            </EmptyState>
          }
        />
        {isLonger && (
          <p className="py-3">
            <Button size="dense" onClick={() => setMost(most * 4)}>
              Zobraziť ďalšie riadky
            </Button>
          </p>
        )}
      </AreaSection>
    </>
  );
}
