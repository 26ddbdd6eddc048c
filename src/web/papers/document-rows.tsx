import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { lowerFirst, tied } from '#domain/kernel/text.ts';
import { offerPdf } from '#domain/offers/link-calls.ts';
import { isAddendum } from '#domain/offers/offer-number.ts';
import { isOpenState } from '#domain/offers/revision-life.ts';
import { clientOfferStateText } from '#domain/offers/state-texts.ts';
import { type ownDocuments, projectQuotePdf } from '#domain/papers/calls.ts';
import { documentLine, documentName, documentTitle, newPaperText } from '#domain/papers/document-texts.ts';
import { projectPrd } from '#domain/prd/calls.ts';
import { handoverReport } from '#domain/projects/handover-calls.ts';
import { portalPaymentPdf } from '#domain/projects/portal-calls.ts';
import { AddedMoney, Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { OfferLinkButton } from '../offers/offer-link-button.tsx';
import { QuoteFiles, type QuoteWays } from '../requests/quote-files.tsx';
import { type ApiFile, saveFile } from '../shell/api-client.ts';
import { type ClientDoor, isLinkDoor } from '../shell/client-door.ts';
import { useSending } from '../shell/use-sending.ts';
import { NewPaper, PaperLine } from './paper-line.tsx';

/** A paper of a client. */
export type ClientDocument = AnswerOf<typeof ownDocuments>['documents'][number];

interface DocumentRowsProps {
  label: string;
  documents: readonly ClientDocument[];
  door: ClientDoor;
  /** Where an offer is read; null where this reader has to come by a link of its own. */
  offerHref: (offerId: string) => string | null;
  /** Somebody looks on whose papers they are not: quotes of no project are not theirs to have. */
  isOnlooker?: boolean;
}

/** Papers by their names, with what they are and since when, what they are about in money, and the way to have them. */
export const DocumentRows = ({ label, documents, ...rest }: DocumentRowsProps) => (
  <AreaRows label={label} arePapers>
    {documents.map((document) => (
      <DocumentRow key={`${document.kind} ${document.id}`} document={document} {...rest} />
    ))}
  </AreaRows>
);

type RowProps = Pick<DocumentRowsProps, 'door' | 'offerHref' | 'isOnlooker'> & { document: ClientDocument };

function DocumentRow({ document, door, offerHref, isOnlooker = false }: RowProps) {
  const { kind, id, number, project, createdAt } = document;
  const href = kind === 'offer' ? offerHref(id) : null;
  const name = tied(documentName(document));
  return (
    <AreaRow
      title={
        href === null ? (
          name
        ) : (
          <Link to={href} className="area-row-link">
            {name}
          </Link>
        )
      }
      detail={
        <PaperLine
          of={[...documentLine(document).map(tied), formatDate(new Date(createdAt))]}
          label={<Label document={document} />}
        />
      }
      figure={<Figure document={document} />}
      actions={
        kind === 'quote' && isOnlooker && !project ? null : kind === 'quote' ? (
          <QuoteFiles quote={document} ways={quoteWays(document, door)} />
        ) : kind === 'offer' && href === null ? (
          project && <OfferLinkButton projectId={project.id} offerId={id} number={number} door={door} />
        ) : (
          <Save document={document} door={door} />
        )
      }
    />
  );
}

/** What it is about in money; of an addendum that waits for a decision by how much the price would grow. */
const Figure = ({ document: { amount, monthly, number, state } }: Pick<RowProps, 'document'>) => (
  <>
    {amount !== null &&
      (state && isOpenState(state) && isAddendum(number) ? (
        <AddedMoney cents={amount} />
      ) : (
        <Money cents={amount} />
      ))}
    {monthly !== null && monthly > 0 && (
      <span className="text-ink-2">
        +&nbsp;
        <Money cents={monthly} /> mesačne
      </span>
    )}
  </>
);

/** What is said at a paper: how an offer stands that nobody has accepted, then that it is new. */
function Label({ document }: Pick<RowProps, 'document'>) {
  const { number, isNew, isAccepted, state } = document;
  const stands = state && !isAccepted && (
    <StateMark of="offer" state={state}>
      {clientOfferStateText({ number, state })}
    </StateMark>
  );
  if (!isNew) return stands;
  const word = newPaperText(document);
  return stands ? (
    <>
      {stands} · <NewPaper>{lowerFirst(word)}</NewPaper>
    </>
  ) : (
    <NewPaper>{word}</NewPaper>
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
        PDF
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
  return door.call(handoverReport, { params: { id } });
}
