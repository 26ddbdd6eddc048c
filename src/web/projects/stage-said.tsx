import type { Day } from '#domain/kernel/local-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { DeliveryShown, EarlierDeliveries, Returned } from './delivery-shown.tsx';
import type { Stage } from './project-words.tsx';

/** What both sides have said of a stage: why it was returned first, so long as it is not approved, then what was delivered. */
export const StageSaid = ({ stage, today }: { stage: Stage; today: Day }) => {
  const { state, returnedOn, returnReason, deliveries } = stage;
  return (
    <>
      {returnedOn !== null && state !== 'approved' && (
        <Returned on={returnedOn} today={today} words="Klient ju vrátil" reason={returnReason} />
      )}
      <DeliveryShown
        delivery={deliveries[0]}
        label={state === 'active' ? 'Naposledy ste odovzdali' : 'Odovzdali ste'}
      />
      {state === 'approved' && <ApprovedBy delivery={deliveries[0]} />}
      <EarlierDeliveries deliveries={deliveries} today={today} />
    </>
  );
};

/** Who of the client has approved it, and how the operator was told where it was not on their page. */
function ApprovedBy({ delivery }: { delivery: Stage['deliveries'][number] | undefined }) {
  const said = [delivery?.answeredBy, delivery?.notedHow].filter(Boolean).join(', ');
  return (
    said !== '' && (
      <p className="wrap-anywhere">
        <b>Kto schválil:</b> {tied(said)}
      </p>
    )
  );
}
