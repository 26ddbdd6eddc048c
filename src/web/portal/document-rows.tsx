import { Download } from 'lucide-react';
import { fileContent } from '#domain/files/calls.ts';
import { formatCents, formatDate } from '#domain/kernel/format.ts';
import { formatBytes } from '#domain/kernel/format-bytes.ts';
import { offerPdf } from '#domain/offers/link-calls.ts';
import { documentDetail, documentTitle } from '#domain/portal/document-texts.ts';
import { portalPaymentPdf } from '#domain/projects/portal-calls.ts';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { useSending } from '../offers/use-sending.ts';
import { QuoteFiles } from '../requests/quote-files.tsx';
import { type ApiFile, callApi, saveFile } from '../shell/api-client.ts';
import type { OwnDocument } from './overview-queries.ts';

/** Papers with what they are, since when and how large, what is new among them, and the way to have them. */
export const DocumentRows = ({ label, documents }: { label: string; documents: readonly OwnDocument[] }) => (
  <AreaRows label={label}>
    {documents.map((document) => (
      <AreaRow
        key={document.id}
        title={documentTitle(document)}
        detail={documentDetail(document)}
        figure={
          <>
            {document.isNew && <b className="mr-2 text-signal">Nové</b>}
            {formatDate(new Date(document.createdAt))}
            {document.bytes !== null && `, ${formatBytes(document.bytes)}`}
            {document.amount !== null && `, ${formatCents(document.amount)}`}
          </>
        }
        actions={document.kind === 'quote' ? <QuoteFiles quote={document} /> : <Save document={document} />}
      />
    ))}
  </AreaRows>
);

function Save({ document }: { document: OwnDocument }) {
  const { isSending, refused, send } = useSending();
  const title = documentTitle(document);
  return (
    <>
      <Button
        size="small"
        loading={isSending}
        onClick={() => send(async () => saveFile(await fileOf(document), title))}
      >
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
        {document.kind === 'file' ? 'Stiahnuť' : 'PDF'}
        <span className="sr-only">: {title}</span>
      </Button>
      <p role="alert" className="w-full text-error empty:hidden">
        {refused?.advice}
      </p>
    </>
  );
}

function fileOf({ kind, id, revision, project }: OwnDocument): Promise<ApiFile> {
  if (kind === 'offer') return callApi(offerPdf, { query: { offer: id, revision: revision ?? undefined } });
  if (kind === 'payment')
    return callApi(portalPaymentPdf, { params: { id: project?.id ?? '', paymentId: id } });
  return callApi(fileContent, { params: { id }, query: {} });
}
