import { useState } from 'react';
import { formatDate } from '#domain/kernel/format.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { DECLINE_REASONS } from '#domain/offers/decline-reasons.ts';
import { revisionLetter, worded } from '#domain/offers/offer-number.ts';
import { isEndedByProject } from '#domain/offers/revision-life.ts';
import { Button, buttonClass } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useSending } from '../shell/use-sending.ts';
import type { ClientActs } from './client-acts.ts';

interface ClientNoticeProps {
  offer: ClientOffer;
  acts: ClientActs | null;
  talkId: string;
}

/** Why an offer cannot be answered, and the one thing to do about it; nothing above one that can, or was accepted. */
export function ClientNotice({ offer, acts, talkId }: ClientNoticeProps) {
  const { state, isLatest, latest, content, closedAt, declined, signing } = offer;
  if (!isLatest)
    return (
      <OnTop sentence="Toto už nie je platná revízia. Nahradila ju novšia.">
        <a href="?" className={buttonClass({ variant: 'primary', size: 'small' })}>
          Otvoriť revíziu {revisionLetter(latest)}
        </a>
      </OnTop>
    );
  if (isEndedByProject(offer))
    return (
      <OnTop sentence="Projekt je už uzavretý, preto sa tento dodatok nedá prijať.">
        <p className="mb-3">
          Ak túto prácu stále chcete, napíšte mi sem alebo na{' '}
          <a href={`mailto:${signing.email}`} className="text-link wrap-anywhere">
            {signing.email}
          </a>
          .
        </p>
        <ToTalk acts={acts} talkId={talkId}>
          Napísať správu
        </ToTalk>
      </OnTop>
    );
  if (state === 'expired')
    return (
      <OnTop
        sentence={`${worded(offer, 'Platnosť ponuky', 'Platnosť dodatku')} sa skončila ${dayText(content.validUntil)}.`}
      >
        {acts ? (
          <Renewal offer={offer} acts={acts} />
        ) : (
          <Button size="small" disabled>
            {worded(offer, 'Obnoviť ponuku', 'Obnoviť dodatok')}
          </Button>
        )}
      </OnTop>
    );
  if (state === 'withdrawn')
    return (
      <OnTop
        sentence={worded(
          offer,
          'Táto ponuka bola odvolaná a\u00A0už sa nedá prijať.',
          'Tento dodatok bol odvolaný a\u00A0už sa nedá prijať.',
        )}
      >
        <ToTalk acts={acts} talkId={talkId}>
          Spýtať sa
        </ToTalk>
      </OnTop>
    );
  if (state === 'declined')
    return (
      <OnTop
        sentence={`${worded(offer, 'Ponuka je odmietnutá', 'Dodatok je odmietnutý')}${closedAt ? ` (${formatDate(new Date(closedAt))})` : ''}.`}
      >
        {declined && (
          <p className="mb-3 [overflow-wrap:anywhere]">
            {[DECLINE_REASONS[declined.reason], declined.text].filter(Boolean).join('. ')}
          </p>
        )}
        <ToTalk acts={acts} talkId={talkId}>
          Napísať správu
        </ToTalk>
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

const ToTalk = ({
  acts,
  talkId,
  children,
}: Pick<ClientNoticeProps, 'acts' | 'talkId'> & { children: React.ReactNode }) =>
  acts ? (
    <a href={`#${talkId}`} className={buttonClass({ variant: 'primary', size: 'small' })}>
      {children}
    </a>
  ) : (
    <Button size="small" disabled>
      {children}
    </Button>
  );

/** Asks the operator for the same offer again; a second press asks nothing more. */
function Renewal({ offer, acts }: { offer: ClientOffer; acts: ClientActs }) {
  const [isAsked, setAsked] = useState(offer.renewalAsked);
  const { isSending, refused, send } = useSending();
  return (
    <div role="status">
      {isAsked ? (
        worded(
          offer,
          'Žiadosť odišla. Obnovená ponuka vám príde na e-mail a\u00A0otvoríte ju aj týmto odkazom.',
          'Žiadosť odišla. Obnovený dodatok vám príde na e-mail a\u00A0otvoríte ho aj týmto odkazom.',
        )
      ) : (
        <Button
          size="small"
          variant="primary"
          loading={isSending}
          onClick={async () => setAsked(await send(() => acts.renew()))}
        >
          {worded(offer, 'Obnoviť ponuku', 'Obnoviť dodatok')}
        </Button>
      )}
      {refused && <p className="field-error">{refused.advice}</p>}
    </div>
  );
}
