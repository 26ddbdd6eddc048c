import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { importClients, listImports } from '#domain/clients/desk-calls.ts';
import type { ClientImport } from '#domain/clients/desk-contract.ts';
import type { ImportField } from '#domain/clients/import-fields.ts';
import { IMPORT_LIMITS } from '#domain/clients/import-limits.ts';
import {
  encodingOf,
  isTooLarge,
  TABLE_ENCODINGS,
  TABLE_TOO_LARGE,
  type TableEncoding,
} from '#domain/clients/import-text.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { CLIENTS } from '../clients/desk-addresses.ts';
import { ImportPreview } from '../clients/import-preview.tsx';
import { LastImports } from '../clients/last-imports.tsx';
import { AreaSection } from '../design/areas/area-section.tsx';
import { FileDrop } from '../design/areas/file-drop.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Select } from '../design/select.tsx';
import { Textarea } from '../design/textarea.tsx';
import { useLiveData } from '../live/changes.tsx';
import { callApi, TABLE_TIMEOUT } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/client-import.route.ts';

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) =>
  callApi(listImports, {}, { signal });

export const meta: Route.MetaFunction = () => areaMeta('Nahrať klientov z\u00A0tabuľky');

/** Clients from a table: first what would come of it, row by row, then the same for good; for a day it can be taken back. */
export default function ImportClients({ loaderData: imports }: Route.ComponentProps) {
  useLiveData('clients');
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<{ bytes: Uint8Array<ArrayBuffer>; encoding: TableEncoding } | null>(null);
  const [csv, setCsv] = useState('');
  const [shown, setShown] = useState<ClientImport | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const ask = async (
    text: string,
    run: { dryRun: boolean; columns?: (ImportField | null)[]; plan?: string },
  ) => {
    setAdvice(null);
    if (isTooLarge(text)) return setAdvice(TABLE_TOO_LARGE);
    setBusy(true);
    try {
      setShown(await callApi(importClients, { body: { csv: text, ...run } }, { timeoutMs: TABLE_TIMEOUT }));
      if (!run.dryRun) void revalidate();
    } catch (error) {
      setAdvice(callAdvice(factsOf(error)));
    } finally {
      setBusy(false);
    }
  };
  const read = async (bytes: Uint8Array<ArrayBuffer>, encoding: TableEncoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    setFile({ bytes, encoding });
    setShown(null);
    setCsv(text);
    await ask(text, { dryRun: true });
  };
  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    setShown(null);
    if (chosen.size > IMPORT_LIMITS.bytes) return setAdvice(TABLE_TOO_LARGE);
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    await read(bytes, encodingOf(bytes));
  };
  const columns = shown?.columns.map(({ field }) => field) ?? [];
  const counts = shown?.counts;
  const written = (counts?.new ?? 0) + (counts?.update ?? 0);
  return (
    <div className="area-screen">
      <p>
        <Link to={CLIENTS} className="text-link inline-flex min-h-target items-center md:min-h-8">
          Klienti
        </Link>
      </p>
      <h1>Nahrať klientov z&nbsp;tabuľky</h1>
      {!shown?.done && (
        <AreaSection title="Tabuľka">
          <div className="grid max-w-160 gap-4 py-3">
            <FileDrop
              label="Vybrať súbor CSV"
              hint={
                'V\u00A0prvom riadku sú názvy stĺpcov, napríklad Firma, IČO, Mesto, E-mail. Najviac 5\u00A0000 riadkov a\u00A01\u00A0MB.'
              }
              accept=".csv,.tsv,.txt,text/csv"
              disabled={isBusy}
              onFiles={(files) => void take(files)}
            />
            {file && (
              <Field
                label="Kódovanie súboru"
                id="import-encoding"
                hint={'Ak sa písmená s\u00A0mäkčeňom alebo dĺžňom zobrazujú zle, vyberte iné.'}
              >
                {(control) => (
                  <Select
                    {...control}
                    value={file.encoding}
                    disabled={isBusy}
                    // A select has the values of its options.
                    onChange={({ target }) => void read(file.bytes, target.value as TableEncoding)}
                  >
                    {Object.entries(TABLE_ENCODINGS).map(([encoding, name]) => (
                      <option key={encoding} value={encoding}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <Field label="Alebo vložte riadky z tabuľky" id="import-text">
              {(control) => (
                <Textarea
                  {...control}
                  rows={6}
                  className="max-h-64"
                  value={csv}
                  spellCheck={false}
                  onChange={({ target }) => {
                    setCsv(target.value);
                    setFile(null);
                    setShown(null);
                  }}
                />
              )}
            </Field>
            <div>
              <Button
                size="small"
                loading={isBusy}
                disabled={csv.trim() === ''}
                onClick={() => void ask(csv, { dryRun: true })}
              >
                Zobraziť náhľad
              </Button>
            </div>
          </div>
        </AreaSection>
      )}
      <div role="alert" className="empty:hidden">
        {advice !== null && <Notice tone="error">{advice}</Notice>}
      </div>
      {shown?.done && (
        <div role="status" className="grid gap-3">
          <Notice>Hotovo. Zapísaní klienti: {written}.</Notice>
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={CLIENTS}>Prejsť na klientov</ButtonLink>
            <Button
              onClick={() => {
                setShown(null);
                setFile(null);
                setCsv('');
              }}
            >
              Nahrať ďalšiu tabuľku
            </Button>
          </p>
        </div>
      )}
      {shown && (
        <ImportPreview
          shown={shown}
          onColumns={(next) => void ask(csv, { dryRun: true, columns: next })}
          isBusy={isBusy}
        />
      )}
      {shown && !shown.done && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            loading={isBusy}
            disabled={written === 0}
            onClick={() => void ask(csv, { dryRun: false, columns, plan: shown.plan })}
          >
            Nahrať
          </Button>
          <p role="status" className="text-ink-2">
            {written === 0 ? 'Nie je čo zmeniť.' : `${isBusy ? 'Zapisuje' : 'Zapíše'} sa: ${written}`}
          </p>
        </div>
      )}
      <LastImports imports={imports} onUndone={() => void revalidate()} />
    </div>
  );
}
