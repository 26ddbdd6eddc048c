import { OFFER_WORDS } from '#content/offer-page.ts';
import { tied } from '#domain/kernel/text.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { shownEffects } from '#domain/offers/offer-shown.ts';
import type { OfferTotals } from '#domain/offers/offer-totals.ts';
import { OfferSection } from '../design/areas/client-offer.tsx';
import type { ProjectLink } from './client-payments.tsx';

const words = OFFER_WORDS.effect;

interface ClientEffectProps {
  effect: NonNullable<ClientOffer['effect']>;
  /** What is said where others of the project wait, too. */
  waiting: string | null;
  /** Of what is chosen now. */
  totals: OfferTotals;
  toProject: ProjectLink | undefined;
}

/** What an addendum changes: of which project, what that costs then and when it is launched. */
export const ClientEffect = ({ effect, waiting, totals, toProject }: ClientEffectProps) => (
  <OfferSection title={words.heading}>
    <dl className="client-offer-effects">
      <div className="client-offer-fact">
        <dt>{words.project}</dt>
        <dd className="wrap-anywhere">
          {toProject?.({
            className: 'text-link inline-flex min-h-11 items-center',
            words: tied(effect.project),
          }) ?? tied(effect.project)}
        </dd>
      </div>
      {shownEffects(effect, totals).map(({ id, label, before, after, by }) => (
        <div key={id} className="client-offer-fact">
          <dt>{label}</dt>
          <dd className={id === 'launch' || id === 'agreed' ? undefined : 'money'}>
            {after === null ? (
              <>
                {before}, {words.same}
              </>
            ) : (
              <>
                <span className="font-normal text-ink-2">{before}</span> → {after}
                {by && <small className="client-offer-effect-by">{by}</small>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
    {waiting && <p className="mt-2 text-ink-2">{waiting}</p>}
  </OfferSection>
);
