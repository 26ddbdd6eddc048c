import type { Day } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { DeliveryText } from './delivery-text.tsx';
import type { Stage } from './project-words.tsx';

/** Why the client has returned a stage the last time; nothing of one that they have not. */
export const StageReturned = ({ stage, today }: { stage: Stage; today: Day }) =>
  stage.returnedOn !== null && (
    <p className="whitespace-pre-line wrap-anywhere">
      <b>Klient ju vrátil {formatNearDay(stage.returnedOn, today)}:</b> {stage.returnReason}
    </p>
  );

/** What both sides have said of a stage that is not approved yet: with its delivery, and when it was returned. */
export const StageSaid = ({ stage, today }: { stage: Stage; today: Day }) =>
  stage.state !== 'approved' && (
    <>
      <DeliveryText
        text={stage.deliveryText}
        label={stage.state === 'delivered' ? 'Napísali ste klientovi' : DELIVERED_BEFORE}
      />
      <StageReturned stage={stage} today={today} />
    </>
  );

/** Before what was said with a delivery that is over. */
export const DELIVERED_BEFORE = 'Pri minulom odovzdaní ste napísali';
