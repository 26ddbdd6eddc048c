import { tied } from '#domain/kernel/text.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { type DeliveryPlace, DeliveryShown, EarlierDeliveries, Returned } from './delivery-shown.tsx';
import type { Stage } from './project-words.tsx';

/** What both sides have said of a stage: why it was returned first, so long as it is not approved, then what was delivered. */
export const StageSaid = ({ stage, project }: { stage: Stage; project: DeliveryPlace['project'] }) => {
  const at = { project, door: SESSION_DOOR };
  const { today } = project;
  const { state, returnedOn, returnReason, deliveries } = stage;
  return (
    <>
      {returnedOn !== null && state !== 'approved' && (
        <Returned on={returnedOn} today={today} words="Klient ju vrátil" reason={returnReason} />
      )}
      <DeliveryShown
        at={at}
        delivery={deliveries[0]}
        label={state === 'active' ? 'Naposledy ste odovzdali' : 'Odovzdali ste'}
      />
      {state === 'approved' && <ApprovedBy delivery={deliveries[0]} />}
      <EarlierDeliveries at={at} deliveries={deliveries} />
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
