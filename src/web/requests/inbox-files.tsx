import { ChevronDown } from 'lucide-react';
import { inboxPrd } from '#domain/prd/calls.ts';
import { inboxPdf } from '#domain/requests/inbox-calls.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { callApi } from '../shell/api-client.ts';
import { PRD_FORMATS, type PrdFormat } from './prd-formats.ts';
import { useSavedPaper } from './quote-files.tsx';

/** Papers of a request as the operator needs them: its quote with who asks, and the requirements document. */
export function InboxFiles({ id, ticket, quote }: Pick<InboxRequest, 'id' | 'ticket' | 'quote'>) {
  const { busy, advice, save } = useSavedPaper<'pdf' | 'prd'>(`dopyt-${ticket.replace('#', '')}`);
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
              Dokument požiadaviek (PRD)
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
