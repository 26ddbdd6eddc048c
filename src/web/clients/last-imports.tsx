import { useState } from 'react';
import { Link } from 'react-router';
import { undoImport } from '#domain/clients/desk-calls.ts';
import type { ClientImports, ImportUndone } from '#domain/clients/desk-contract.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Confirm } from '../design/areas/confirm.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { callApi, TABLE_TIMEOUT } from '../shell/api-client.ts';
import { clientAt } from './desk-addresses.ts';

interface LastImportsProps {
  imports: ClientImports;
  /** It is taken back, or may be. */
  onUndone: () => void;
}

/** What tables of the last day have made of the clients, each to be taken back. */
export function LastImports({ imports, onUndone }: LastImportsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const undo = async (id: string) => {
    setBusy(true);
    setUndone(null);
    setAdvice(null);
    try {
      setUndone(await callApi(undoImport, { params: { id } }, { timeoutMs: TABLE_TIMEOUT }));
    } catch (error) {
      setAdvice(callAdvice(factsOf(error)));
    }
    // Without an answer it may have been taken back all the same.
    onUndone();
    setBusy(false);
    setAsked(null);
  };
  return (
    <>
      <div role="status" className="grid gap-3 empty:hidden">
        {undone && (
          <Notice>
            Import je vrátený. Vrátení klienti: {undone.undone}.
            {undone.kept.length > 0 &&
              ' Títo zostali, lebo sa odvtedy zmenili alebo k\u00A0nim už niečo patrí:'}
          </Notice>
        )}
        {undone && undone.kept.length > 0 && (
          <ul aria-label="Klienti, ktorí zostali">
            {undone.kept.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={clientAt(id)}
                  className="text-link inline-flex min-h-target items-center md:min-h-8"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {advice !== null && <Notice tone="error">{advice}</Notice>}
      </div>
      {imports.length > 0 && (
        <AreaSection title="Nahraté za posledný deň">
          <AreaRows label="Nahraté tabuľky">
            {imports.map(({ id, at, made, changed }) => (
              <AreaRow
                key={id}
                title={formatDateTime(new Date(at))}
                detail={`Noví klienti: ${made} · Zmenení klienti: ${changed}`}
                actions={
                  <Button size="dense" onClick={() => setAsked(id)}>
                    Vrátiť import
                  </Button>
                }
              />
            ))}
          </AreaRows>
        </AreaSection>
      )}
      <Confirm
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Vrátiť import?"
        description={
          'Noví klienti sa odstránia a\u00A0zmenení budú ako predtým. Klienti, ktorí sa odvtedy zmenili alebo ku ktorým už niečo patrí, zostanú.'
        }
        confirm="Vrátiť import"
        cancel="Nechať tak"
        busy={isBusy}
        onConfirm={() => asked !== null && void undo(asked)}
      />
    </>
  );
}
