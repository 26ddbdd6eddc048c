import { useState } from 'react';
import { sendOfferLink } from '#domain/offers/link-calls.ts';
import { isAddendum } from '#domain/offers/offer-number.ts';
import { Button } from '../design/button.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { useSending } from '../shell/use-sending.ts';

interface OfferLinkButtonProps {
  projectId: string;
  offerId: string;
  /** Of the offer or the addendum: "CP-2026-0001/D1". */
  number: string;
  door: ClientDoor;
  isUrgent?: boolean;
}

/** For who holds the link of another offer of the project, which does not open this one: has its own link mailed again. */
export function OfferLinkButton({
  projectId,
  offerId,
  number,
  door,
  isUrgent = false,
}: OfferLinkButtonProps) {
  const [isSent, setSent] = useState(false);
  const { isSending, refused, send } = useSending();
  const ask = async () => {
    const params = { id: projectId, offerId };
    if (await send(() => door.call(sendOfferLink, { params }))) setSent(true);
  };
  return (
    <div className="offer-link">
      {!isSent && (
        <Button
          size="small"
          variant={isUrgent ? 'primary' : 'secondary'}
          loading={isSending}
          onClick={() => void ask()}
        >
          Poslať mi odkaz
          <span className="sr-only">
            {' '}
            na {isAddendum(number) ? 'dodatok' : 'ponuku'} {number}
          </span>
        </Button>
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {isSent &&
          `Odkaz odchádza na e-mail, na ktorý ${isAddendum(number) ? 'prišiel dodatok' : 'prišla ponuka'}.`}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {refused?.advice}
      </p>
    </div>
  );
}
