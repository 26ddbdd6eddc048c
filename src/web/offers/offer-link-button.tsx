import { useState } from 'react';
import { byCount } from '#domain/kernel/plural.ts';
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

interface AddendaLinksButtonProps extends Pick<OfferLinkButtonProps, 'projectId' | 'door' | 'isUrgent'> {
  addendumIds: readonly string[];
}

/** The same for several addenda at once: each comes with a link of its own. */
export function AddendaLinksButton({
  projectId,
  addendumIds,
  door,
  isUrgent = false,
}: AddendaLinksButtonProps) {
  const [sent, setSent] = useState<readonly string[]>([]);
  const { isSending, refused, send } = useSending();
  const left = addendumIds.filter((id) => !sent.includes(id));
  const ask = () =>
    send(async () => {
      for (const offerId of left) {
        await door.call(sendOfferLink, { params: { id: projectId, offerId } });
        // What was sent before a failure is not asked for again.
        setSent((before) => [...before, offerId]);
      }
    });
  return (
    <div className="offer-link">
      {left.length > 0 && (
        <Button
          size="small"
          variant={isUrgent ? 'primary' : 'secondary'}
          loading={isSending}
          onClick={() => void ask()}
        >
          {byCount(left.length, [
            'Poslať mi odkaz na dodatok',
            `Poslať mi odkazy na ${left.length}\u00A0dodatky`,
            `Poslať mi odkazy na ${left.length}\u00A0dodatku`,
            `Poslať mi odkazy na ${left.length}\u00A0dodatkov`,
          ])}
        </Button>
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {left.length === 0 && 'Odkazy odchádzajú na e-maily, na ktoré dodatky prišli.'}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {refused?.advice}
      </p>
    </div>
  );
}
