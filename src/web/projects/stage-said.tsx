import type { Day } from '#domain/kernel/local-time.ts';
import { DeliveryShown, EarlierDeliveries, Returned } from './delivery-shown.tsx';
import type { Stage } from './project-words.tsx';

/** Why the client has returned a stage the last time; nothing of one that they have not. */
const StageReturned = ({ stage, today }: { stage: Stage; today: Day }) =>
  stage.returnedOn !== null && (
    <Returned on={stage.returnedOn} today={today} words="Klient ju vrátil" reason={stage.returnReason} />
  );

/** What both sides have said of a stage that is not approved yet: why it was returned first, then what was delivered. */
export const StageSaid = ({ stage, today }: { stage: Stage; today: Day }) =>
  stage.state !== 'approved' && (
    <>
      <StageReturned stage={stage} today={today} />
      <DeliveryShown
        delivery={stage.deliveries[0]}
        label={stage.state === 'delivered' ? 'Odovzdali ste' : 'Naposledy ste odovzdali'}
      />
      <EarlierDeliveries deliveries={stage.deliveries} today={today} />
    </>
  );
