import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { formatCents, formatDate } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { leastTotals } from '#domain/offers/offer-totals.ts';
import { offerStateText } from '#domain/offers/state-texts.ts';
import { PAYMENT_STATE_TEXTS } from '#domain/payments/payment-texts.ts';
import { clientAt } from '../clients/desk-addresses.ts';
import { ActStamp } from '../design/areas/act-stamp.tsx';
import { Money } from '../design/areas/amounts.tsx';
import { DoneNotice } from '../design/areas/done-notice.tsx';
import { OfferDesk } from '../design/areas/offer-desk.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { SumScale } from '../design/areas/sum-scale.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { useOneColumn } from '../shell/use-narrow.ts';
import { useEscapeTo } from './editor-keys.ts';
import { OFFERS } from './offer-addresses.ts';
import { OfferChanges } from './offer-changes.tsx';
import { OfferLife } from './offer-life.tsx';
import { OfferProject } from './offer-project.tsx';
import { type OfferView, OfferViews, useOfferView } from './offer-views.tsx';
import type { OfferRevision, OpenedOffer } from './opened-offer.ts';

/** An offer of which nothing is being written: what it says, how it stands. */
export function SentScreen({ offer, sent }: { offer: OpenedOffer; sent: OfferRevision }) {
  useEscapeTo(OFFERS);
  const before = offer.revisions[offer.revisions.indexOf(sent) + 1];
  const views: OfferView[] = before ? ['priebeh', 'zmeny'] : ['priebeh'];
  const { view, setView } = useOfferView(views);
  const { state }: { state: unknown } = useLocation();
  const [isNews, setIsNews] = useState(isJustSent(state, sent.letter));
  const isOneColumn = useOneColumn();
  const sums = <SentSums offer={offer} sent={sent} />;
  return (
    <div className="area-screen">
      <div className="offer-head">
        <Link to={OFFERS} className="text-link">
          Ponuky
        </Link>
        <span className="mark">{offer.number}</span>
        <StateMark of="offer" state={sent.state}>
          {offerStateText({ number: offer.number, state: sent.state })}
        </StateMark>
        <Link to={clientAt(offer.client.id)} className="text-link">
          {tied(offer.client.name)}
        </Link>
        <OfferProject offer={offer} />
        <Link to={`${offerEditorPath(offer.id)}/klient`} className="text-link">
          Pozrieť ako klient
        </Link>
      </div>
      <div className="offer-title">
        <h1 className="wrap-anywhere">{tied(sent.content.title)}</h1>
        <OfferViews
          views={views}
          view={view}
          onView={setView}
          changes={before ? `${before.letter} → ${sent.letter}` : null}
        />
      </div>
      {isNews && (
        <DoneNotice close="Zavrieť oznámenie" onClose={() => setIsNews(false)}>
          {`Revízia ${sent.letter} odišla na ${offer.recipient.email}.`}
        </DoneNotice>
      )}
      {isOneColumn && sums}
      <OfferDesk aside={isOneColumn ? null : sums} foot={null}>
        {view === 'zmeny' && before ? (
          <OfferChanges before={before.content} now={sent.content} from={before.letter} to={sent.letter} />
        ) : (
          <OfferLife offer={offer} />
        )}
      </OfferDesk>
    </div>
  );
}

/** Whether the editor has come here from sending this revision. */
const isJustSent = (state: unknown, letter: string): boolean =>
  typeof state === 'object' && state !== null && 'sent' in state && state.sent === letter;

function SentSums({ offer, sent }: { offer: OpenedOffer; sent: OfferRevision }) {
  // Once it is agreed, how its payments stand.
  const calls = offer.acceptance ? (offer.project?.payments ?? []) : [];
  return (
    <Sheet>
      <div className="offer-sums">
        {offer.acceptance && (
          <div className="justify-self-center pb-3">
            <ActStamp
              word={worded(offer, 'Prijatá', 'Prijatý')}
              detail={formatDate(new Date(offer.acceptance.acceptedAt))}
            />
          </div>
        )}
        <p className="mark">{offer.acceptance ? 'Prijaté' : 'Ponúknuté'}</p>
        <p className="offer-sums-total">{formatCents(sent.totals.once.total)}</p>
        {sent.everything.monthly.total > 0 && (
          <p className="text-ink-2">
            {sent.totals.monthly.total > 0 ? 'a\u00A0' : 'voliteľne '}
            <Money cents={sent.totals.monthly.total || sent.everything.monthly.total} /> mesačne
          </p>
        )}
        <SumScale
          now={sent.totals.once.total}
          least={leastTotals(sent.content).once.total}
          most={sent.everything.once.total}
        />
        {calls.length > 0
          ? calls.map(({ id, name, amount, state }) => (
              <p key={id} className="offer-sums-row">
                <span>
                  {tied(name)}
                  <span className="block">
                    <StateMark of="payment" state={state === 'waiting' ? 'open' : state}>
                      {PAYMENT_STATE_TEXTS[state]}
                    </StateMark>
                  </span>
                </span>
                <Money cents={amount} exact />
              </p>
            ))
          : sent.payments.map(({ id, name, amount }) => (
              <p key={id} className="offer-sums-row">
                <span>{name}</span>
                <Money cents={amount} exact />
              </p>
            ))}
      </div>
      <TitleBlock
        cells={[
          { label: 'Výkres', value: offer.number },
          { label: 'Revízia', value: sent.letter },
        ]}
      />
    </Sheet>
  );
}
