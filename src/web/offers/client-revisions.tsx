import { OFFER_WORDS } from '#content/offer-page.ts';
import { formatDate } from '#domain/kernel/format.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { tied } from '#domain/kernel/text.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { REVISION_QUERY } from '#domain/offers/link-header.ts';
import { changeSentences } from '#domain/offers/offer-shown.ts';
import { OfferSection } from '../design/areas/client-offer.tsx';

interface ClientRevisionsProps {
  id: string;
  offer: ClientOffer;
  money: (cents: Cents) => string;
}

/** The revisions that were sent, and what each has changed; each leads to itself. Nothing while there is one alone. */
export const ClientRevisions = ({ id, offer, money }: ClientRevisionsProps) =>
  offer.revisions.length < 2 ? null : (
    <OfferSection id={id} title={OFFER_WORDS.changes}>
      <ol>
        {offer.revisions.map((one) => (
          <li
            key={one.revision}
            className="client-offer-revision"
            aria-current={one.revision === offer.revision || undefined}
          >
            <b>{one.letter}</b>
            <span className="mark text-ink-2">{formatDate(new Date(one.sentAt))}</span>
            <p>
              {changeSentences(one).map((sentence) => (
                <span key={sentence} className="block">
                  {tied(sentence)}
                </span>
              ))}
              {one.revision !== offer.revision && (
                <a href={`?${REVISION_QUERY}=${one.revision}`} className="text-link">
                  Otvoriť revíziu {one.letter}
                </a>
              )}
            </p>
            <div className="client-offer-revision-sums">
              <span className="money">{money(one.totals.once.total)}</span>
              {one.difference && one.difference.once !== 0 && (
                <span className="money block text-ink-2">{signed(one.difference.once, money)}</span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </OfferSection>
  );

const signed = (cents: Cents, money: (cents: Cents) => string): string =>
  cents > 0 ? `+${money(cents)}` : money(cents);
