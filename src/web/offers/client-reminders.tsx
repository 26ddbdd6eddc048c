import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { REMINDERS_OFF_ID } from '#domain/offers/offer-address.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { SwitchOffButton } from '../accounts/switch-off-button.tsx';
import { useSending } from '../shell/use-sending.ts';
import type { ClientActs } from './client-acts.ts';

interface ClientRemindersProps {
  offer: ClientOffer;
  acts: ClientActs;
  onOffer: (offer: ClientOffer) => void;
}

/** Ends reminders by two presses: opening the link of a mail changes nothing, because programs open it, too. */
export function ClientReminders({ offer, acts, onOffer }: ClientRemindersProps) {
  const { isSending, refused, send } = useSending();
  const end = () =>
    send(async () => {
      await acts.endReminders();
      onOffer({ ...offer, remindersOff: true });
    });
  return (
    <div id={REMINDERS_OFF_ID} className="mt-4 text-row text-ink-2 print:hidden">
      <div role="status">
        <p>
          {offer.remindersOff
            ? worded(
                offer,
                'Pripomenutia k\u00A0tejto ponuke sú vypnuté. Ponuka platí ďalej.',
                'Pripomenutia k\u00A0tomuto dodatku sú vypnuté. Dodatok platí ďalej.',
              )
            : 'Kým neodpoviete, prídu vám najviac tri pripomenutia.'}
        </p>
        {!offer.remindersOff && (
          <SwitchOffButton
            variant="link"
            size="small"
            loading={isSending}
            className="text-row noscript:hidden"
            onSure={end}
          >
            Vypnúť pripomenutia
          </SwitchOffButton>
        )}
        {refused && <p className="field-error">{refused.advice}</p>}
      </div>
    </div>
  );
}
