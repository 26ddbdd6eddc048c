import { useState } from 'react';
import { sendOfferLink } from '#domain/offers/link-calls.ts';
import { Button } from '../design/button.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { useSending } from '../shell/use-sending.ts';

interface OfferLinkButtonProps {
  projectId: string;
  offerId: string;
  /** "dodatku CP-2026-0001/D1", for screen readers. */
  of: string;
  door: ClientDoor;
  isUrgent?: boolean;
}

/** For who holds the link of another offer of the project, which does not open this one: has its own link mailed again. */
export function OfferLinkButton({ projectId, offerId, of, door, isUrgent = false }: OfferLinkButtonProps) {
  const [isSent, setSent] = useState(false);
  const { isSending, refused, send } = useSending();
  const ask = async () => {
    const params = { id: projectId, offerId };
    if (await send(() => door.call(sendOfferLink, { params }))) setSent(true);
  };
  return (
    <div className="grid justify-items-start gap-1 md:justify-items-end">
      {!isSent && (
        <Button
          size="small"
          variant={isUrgent ? 'primary' : 'secondary'}
          loading={isSending}
          onClick={() => void ask()}
        >
          Poslať odkaz<span className="sr-only"> na {of}</span>
        </Button>
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {isSent && 'Odkaz odišiel na e-mail, na ktorý prišla ponuka.'}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {refused?.advice}
      </p>
    </div>
  );
}
