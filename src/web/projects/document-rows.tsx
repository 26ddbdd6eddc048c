import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { fileContent } from '#domain/files/calls.ts';
import { formatCents, formatDate } from '#domain/kernel/format.ts';
import { formatBytes } from '#domain/kernel/format-bytes.ts';
import { offerPdf } from '#domain/offers/link-calls.ts';
import { offerStateText } from '#domain/offers/state-texts.ts';
import { type ownDocuments, projectQuotePdf } from '#domain/portal/calls.ts';
import { documentDetail, documentTitle } from '#domain/portal/document-texts.ts';
import { projectPrd } from '#domain/prd/calls.ts';
import { handoverReport } from '#domain/projects/handover-calls.ts';
import { portalPaymentPdf } from '#domain/projects/portal-calls.ts';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { QuoteFiles, type QuoteWays } from '../requests/quote-files.tsx';
import { type ApiFile, saveFile } from '../shell/api-client.ts';
import { type ClientDoor, isLinkDoor } from '../shell/client-door.ts';
import { useSending } from '../shell/use-sending.ts';

/** A paper of a client. */
export type ClientDocument = AnswerOf<typeof ownDocuments>[number];

interface DocumentRowsProps {
  label: string;
  documents: readonly ClientDocument[];
  door: ClientDoor;
  /** Where an offer is read; null where this reader has to come by a link of its own. */
  offerHref: (offerId: string) => string | null;
  /** Somebody looks on whose papers they are not: quotes of no project are not theirs to have. */
  isOnlooker?: boolean;
}

/** So few of the own files stand among the others. */
const OWN_SHOWN = 3;
/** Of the operator's files the latest stand open; what was agreed and what is to be paid always does. */
const FILES_SHOWN = 3;

/** Papers with what they are, since when and how large, what is new among them, and the way to have them. */
export function DocumentRows({ label, documents, ...rest }: DocumentRowsProps) {
  const own = documents.filter(({ isOwn }) => isOwn);
  const isFolded = own.length > OWN_SHOWN;
  const sent = documents.filter(({ kind, isOwn }) => kind === 'file' && !isOwn);
  // One alone would take as much room folded.
  const older = sent.length > FILES_SHOWN + 1 ? sent.slice(FILES_SHOWN) : [];
  const olderNew = older.filter(({ isNew }) => isNew).length;
  const shown = documents.filter((one) => !(isFolded && one.isOwn) && !older.includes(one));
  return (
    <>
      {shown.length > 0 && <Rows label={label} documents={shown} {...rest} />}
      {older.length > 0 && (
        <Disclosure
          title={
            <>
              Ďalšie súbory odo mňa ({older.length}){olderNew > 0 && <b className="ml-2 text-signal">Nové</b>}
            </>
          }
        >
          <Rows label={`${label}, ďalšie súbory odo mňa`} documents={older} {...rest} />
        </Disclosure>
      )}
      {isFolded && (
        <Disclosure title={`Súbory od vás (${own.length})`}>
          <Rows label={`${label}, súbory od vás`} documents={own} {...rest} />
        </Disclosure>
      )}
    </>
  );
}

const Rows = ({ label, documents, ...rest }: DocumentRowsProps) => (
  <AreaRows label={label} isBeside>
    {documents.map((document) => (
      <DocumentRow key={`${document.kind} ${document.id}`} document={document} {...rest} />
    ))}
  </AreaRows>
);

type RowProps = Pick<DocumentRowsProps, 'door' | 'offerHref' | 'isOnlooker'> & { document: ClientDocument };

function DocumentRow({ document, door, offerHref, isOnlooker = false }: RowProps) {
  const { kind, id, number, isNew, isAccepted, state, createdAt, bytes, amount, monthly } = document;
  const href = kind === 'offer' ? offerHref(id) : null;
  const title = documentTitle(document);
  return (
    <AreaRow
      title={
        <>
          {href === null ? (
            title
          ) : (
            <Link to={href} className="area-row-link">
              {title}
            </Link>
          )}
          {isNew && <b className="ml-2 whitespace-nowrap text-signal">Nové</b>}
        </>
      }
      detail={
        <>
          <p>{documentDetail(document)}</p>
          {state && !isAccepted && (
            <StateMark of="offer" state={state}>
              {offerStateText({ number, state })}
            </StateMark>
          )}
          <p className="font-mono text-mark">
            {formatDate(new Date(createdAt))}
            {bytes !== null && `, ${formatBytes(bytes)}`}
            {amount !== null && (
              <span className="text-ink">
                , {formatCents(amount)}
                {monthly !== null && monthly > 0 && ` + ${formatCents(monthly)} mesačne`}
              </span>
            )}
          </p>
        </>
      }
      actions={
        kind === 'quote' && isOnlooker && !document.project ? null : kind === 'quote' ? (
          <QuoteFiles quote={document} ways={quoteWays(document, door)} />
        ) : kind === 'offer' && href === null ? (
          <p className="text-ink-2">Odkaz máte v&nbsp;e-maile.</p>
        ) : (
          <Save document={document} door={door} />
        )
      }
    />
  );
}

/** A quote of a project is had as far as that is reached; of the rest only one's own. */
function quoteWays({ project }: ClientDocument, door: ClientDoor): QuoteWays | undefined {
  if (!project) return undefined;
  const params = { id: project.id };
  return {
    pdf: () => door.call(projectQuotePdf, { params }),
    prd: (format) => door.call(projectPrd, { params, query: { format } }),
  };
}

function Save({ document, door }: Pick<RowProps, 'document' | 'door'>) {
  const { isSending, refused, send } = useSending();
  const title = documentTitle(document);
  return (
    <>
      <Button
        size="small"
        loading={isSending}
        onClick={() => send(async () => saveFile(await fileOf(document, door), title))}
      >
        <Download aria-hidden="true" size={18} strokeWidth={1.75} />
        {document.kind === 'file' ? <span className="max-md:sr-only">Stiahnuť</span> : 'PDF'}
        <span className="sr-only"> {title}</span>
      </Button>
      <p role="alert" className="w-full text-error empty:hidden">
        {refused?.advice}
      </p>
    </>
  );
}

function fileOf({ kind, id, revision, project }: ClientDocument, door: ClientDoor): Promise<ApiFile> {
  if (kind === 'offer') {
    // A secret link says itself which offer it opens.
    const offer = isLinkDoor(door) ? undefined : id;
    return door.call(offerPdf, { query: { offer, revision: revision ?? undefined } });
  }
  if (kind === 'payment')
    return door.call(portalPaymentPdf, { params: { id: project?.id ?? '', paymentId: id } });
  if (kind === 'report') return door.call(handoverReport, { params: { id } });
  return door.call(fileContent, { params: { id }, query: {} });
}
