import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { inboxPrd } from '#domain/prd/calls.ts';
import { inboxPdf } from '#domain/requests/inbox-calls.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { type ApiFile, callApi, saveFile } from '../shell/api-client.ts';
import { PRD_FORMATS, type PrdFormat } from './prd-formats.ts';

/** Papers of a request as the operator needs them: its quote with who asks, and the requirements document. */
export function InboxFiles({ id, ticket, quote }: Pick<InboxRequest, 'id' | 'ticket' | 'quote'>) {
  const [busy, setBusy] = useState<'pdf' | 'prd' | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const save = async (which: 'pdf' | 'prd', load: () => Promise<ApiFile>) => {
    setBusy(which);
    setAdvice(null);
    try {
      saveFile(await load(), `dopyt-${ticket.replace('#', '')}`);
    } catch (error) {
      setAdvice(callAdvice(factsOf(error)));
    }
    setBusy(null);
  };
  if (!quote) return null;
  const prd = (format: PrdFormat) => () => callApi(inboxPrd, { params: { id }, query: { format } });
  return (
    <>
      <Button
        variant="link"
        size="small"
        loading={busy === 'pdf'}
        onClick={() => save('pdf', () => callApi(inboxPdf, { params: { id } }))}
      >
        PDF <span className="sr-only">rozpočtu</span>
      </Button>
      {quote.hasPrd && (
        <Menu
          trigger={
            <Button variant="link" size="small" loading={busy === 'prd'}>
              Požiadavky (PRD)
              <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
            </Button>
          }
        >
          {PRD_FORMATS.map(({ format, name }) => (
            <MenuItem key={format} onSelect={() => void save('prd', prd(format))}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
      <p role="alert" className="text-error empty:hidden">
        {advice}
      </p>
    </>
  );
}
