import { useQuery } from '@tanstack/react-query';
import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { ApiError } from '#domain/errors/api-error.ts';
import { formatDateTime, formatEuroRange } from '#domain/kernel/format.ts';
import { euros } from '#domain/kernel/money.ts';
import { LISTED_FIELDS, REQUEST_FIELDS } from '#domain/requests/request-fields.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Facts } from '../design/areas/facts.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Waterfall } from '../design/areas/waterfall.tsx';
import { noSuchScreen } from '../errors/no-such-screen.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/request.route.ts';
import { ownRequestQuery } from './own-queries.ts';
import { QuoteFiles } from './quote-files.tsx';
import { ValidityLine } from './validity-line.tsx';

/** What the server says of an id that is none, or of another's request. */
const NOT_THERE = [400, 404];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    return await dataClient().fetchQuery(ownRequestQuery(params.id));
  } catch (error) {
    if (error instanceof ApiError && NOT_THERE.includes(error.status ?? 0)) return noSuchScreen();
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(`Dopyt ${loaderData?.ticket ?? ''}`.trim());

/** One request: what was sent, and its quote to scale with its papers. */
export default function RequestScreen({ params, loaderData }: Route.ComponentProps) {
  const { data = loaderData } = useQuery(ownRequestQuery(params.id));
  const { ticket, status, statusText, about, createdAt, contact, description, chosen, quote } = data;
  return (
    <div className="area-screen">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4">
          <span className="money">{ticket}</span>
          <StateMark of="request" state={status}>
            {statusText}
          </StateMark>
        </div>
        <h1>{about || 'Správa'}</h1>
        <p className="text-ink-2">Odoslané {formatDateTime(new Date(createdAt))}</p>
      </div>
      {quote && (
        <AreaSection title={QUOTE_DOCUMENT.heading} count={quote.number}>
          <div className="grid items-end gap-x-8 gap-y-4 border-t border-line py-4 md:grid-cols-3">
            <p className="text-section font-semibold">
              {formatEuroRange(quote.priceRange.min, quote.priceRange.max)}
            </p>
            <ValidityLine quote={quote} />
            <div className="flex flex-wrap gap-2 md:justify-end">
              <QuoteFiles quote={quote} />
            </div>
          </div>
          <Waterfall
            lines={quote.details.map(({ id, label, amount }) => ({
              id,
              label,
              cents: Math.round(euros(amount)),
            }))}
            total={{ label: QUOTE_DOCUMENT.waterfall.total, cents: Math.round(euros(quote.estimate)) }}
          />
        </AreaSection>
      )}
      <AreaSection title="Čo ste odoslali">
        <Facts
          rows={[
            ...chosen,
            ...LISTED_FIELDS.map((field) => ({ label: REQUEST_FIELDS[field].short, value: contact[field] })),
            {
              label: quote ? QUOTE_DOCUMENT.brief.description : 'Správa',
              value: <span className="whitespace-pre-line">{description}</span>,
            },
          ].filter(({ value }) => value !== '')}
        />
      </AreaSection>
    </div>
  );
}
