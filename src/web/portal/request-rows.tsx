import { Link } from 'react-router';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDate, formatEuroRange } from '#domain/kernel/format.ts';
import type { ownQuotes, ownRequests } from '#domain/requests/calls.ts';
import { requestName, sentWord } from '#domain/requests/request-name.ts';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { QuoteFiles } from '../requests/quote-files.tsx';
import { usePortalWays } from './portal-ways.ts';
import { ValidityLine } from './validity-line.tsx';

interface RequestRowsProps {
  label: string;
  requests: Readonly<AnswerOf<typeof ownRequests>>;
}

/** Requests of the client: what, since when, how each stands. */
export function RequestRows({ label, requests }: RequestRowsProps) {
  const ways = usePortalWays();
  return (
    <AreaRows label={label} withStates>
      {requests.map((request) => (
        <AreaRow
          key={request.id}
          title={
            <Link to={ways.request(request.id)} className="area-row-link">
              {request.ticket} {requestName(request)}
            </Link>
          }
          detail={`${sentWord(request)} ${formatDate(new Date(request.createdAt))}`}
          figure={
            request.priceRange && (
              <span className="money">{formatEuroRange(request.priceRange.min, request.priceRange.max)}</span>
            )
          }
          actions={
            <StateMark of="request" state={request.status}>
              {request.statusText}
            </StateMark>
          }
        />
      ))}
    </AreaRows>
  );
}

interface QuoteRowsProps {
  label: string;
  quotes: Readonly<AnswerOf<typeof ownQuotes>>;
  /** Somebody looks on whose quotes they are not. */
  isOnlooker?: boolean;
  /** Requests of which the price is agreed: there is nothing to estimate again. */
  agreed?: readonly string[];
}

/** Quotes of the client with their papers. */
export const QuoteRows = ({ label, quotes, isOnlooker = false, agreed = [] }: QuoteRowsProps) => (
  <AreaRows label={label}>
    {quotes.map((quote) => (
      <AreaRow
        key={quote.id}
        title={requestName(quote)}
        detail={
          <>
            <p className="money text-ink">{quote.price}</p>
            <p>
              <span className="money">{quote.number}</span>
              {quote.request && (
                <>
                  , <span className="whitespace-nowrap">k&nbsp;dopytu {quote.request.ticket}</span>
                </>
              )}
            </p>
            {!quote.isValid && !isOnlooker && !agreed.includes(quote.request?.id ?? '') && (
              <p>
                <a className="text-link" href={START_WIZARD_HREF}>
                  Vypočítať cenu znova
                </a>
              </p>
            )}
          </>
        }
        figure={<ValidityLine quote={quote} />}
        actions={!isOnlooker && <QuoteFiles quote={quote} />}
      />
    ))}
  </AreaRows>
);
