import { useState } from 'react';
import { formatDate } from '#domain/kernel/format.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { revisionLetter } from '#domain/offers/offer-number.ts';
import { dayText } from '#domain/offers/offer-shown.ts';
import { Button, buttonClass } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { ClientActs } from './client-acts.ts';
import { useSending } from './use-sending.ts';

interface ClientNoticeProps {
  offer: ClientOffer;
  acts: ClientActs | null;
  talkId: string;
}

/** Why an offer cannot be answered, and the one thing to do about it; nothing above one that can, or was accepted. */
export function ClientNotice({ offer, acts, talkId }: ClientNoticeProps) {
  const { state, isLatest, latest, content, closedAt } = offer;
  if (!isLatest)
    return (
      <OnTop sentence="Toto nie je platná revízia ponuky. Nahradila ju novšia.">
        <a href="?" className={buttonClass({ variant: 'primary' })}>
          Otvoriť revíziu {revisionLetter(latest)}
        </a>
      </OnTop>
    );
  if (state === 'expired')
    return (
      <OnTop sentence={`Platnosť ponuky sa skončila ${dayText(content.validUntil)}.`}>
        {acts && <Renewal acts={acts} />}
      </OnTop>
    );
  if (state === 'withdrawn')
    return (
      <OnTop sentence={'Táto ponuka bola odvolaná a\u00A0už sa nedá prijať.'}>
        <ToTalk talkId={talkId}>Spýtať sa</ToTalk>
      </OnTop>
    );
  if (state === 'declined')
    return (
      <OnTop sentence={`Ponuka je odmietnutá${closedAt ? ` (${formatDate(new Date(closedAt))})` : ''}.`}>
        <ToTalk talkId={talkId}>Napísať správu</ToTalk>
      </OnTop>
    );
  return null;
}

const OnTop = ({ sentence, children }: { sentence: string; children: React.ReactNode }) => (
  <Notice tone="warn" className="mt-6">
    <p className="text-base font-semibold">{sentence}</p>
    <div>{children}</div>
  </Notice>
);

const ToTalk = ({ talkId, children }: { talkId: string; children: React.ReactNode }) => (
  <a href={`#${talkId}`} className={buttonClass({ variant: 'primary' })}>
    {children}
  </a>
);

/** Asks the operator for the same offer again; a second press asks nothing more. */
function Renewal({ acts }: { acts: ClientActs }) {
  const [isAsked, setAsked] = useState(false);
  const { isSending, refused, send } = useSending();
  return (
    <div role="status">
      {isAsked ? (
        'Žiadosť odišla. Obnovená ponuka vám príde na e-mail a\u00A0otvoríte ju aj týmto odkazom.'
      ) : (
        <Button
          variant="primary"
          loading={isSending}
          onClick={async () => setAsked(await send(() => acts.renew()))}
        >
          Obnoviť ponuku
        </Button>
      )}
      {refused && <p className="field-error">{refused.advice}</p>}
    </div>
  );
}
