import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { choiceName } from '#domain/accounts/chosen-mails.ts';
import { changeMailChoice, showMailChoice } from '#domain/accounts/mail-choice-calls.ts';
import type { MailChoice } from '#domain/accounts/mail-choice-contract.ts';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { site } from '#domain/content/site.ts';
import { EntryLead } from '../design/areas/entry.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Skeleton } from '../design/skeleton.tsx';
import { callApi } from '../shell/api-client.ts';
import { failureAdvice } from '../shell/failure-advice.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { useCall } from '../shell/use-call.ts';
import { SwitchOffButton } from './switch-off-button.tsx';

/** Of the mail that somebody writes instead. */
const OFF_SUBJECT = 'Nechcem ďalšie e-maily';

/** Until it is known what a link switches; without scripts what to do instead. */
export const WaitingMailChoice = () => (
  <>
    <h1 className="text-title">Vypnúť tieto e-maily?</h1>
    <p role="status" className="text-small text-ink-2 noscript:hidden in-data-[scripts=lost]:hidden">
      Zisťujem, o&nbsp;ktoré e-maily ide a&nbsp;na ktorú adresu chodia. Potom ich tu vypnete tlačidlom.
    </p>
    <Skeleton className="h-12 noscript:hidden in-data-[scripts=lost]:hidden" />
    <noscript>
      <WithoutScripts />
    </noscript>
    <div className="hidden in-data-[scripts=lost]:contents">
      <WithoutScripts />
    </div>
  </>
);

const WithoutScripts = () => (
  <>
    <p className="text-small">
      Tlačidlo na tejto stránke potrebuje JavaScript. Bez neho e-maily vypnete takto: v&nbsp;poštovom programe
      pri takom e-maile zvoľte „Odhlásiť odber“, alebo mi napíšte, že ich už nechcete.
    </p>
    <a
      href={`mailto:${site.operator.email}?subject=${encodeURIComponent(OFF_SUBJECT)}`}
      className="justify-self-start text-link text-small"
    >
      {site.operator.email}
    </a>
  </>
);

/** A link that was cut off on its way, that has ended, or that the site has not sent. */
export const UnknownMailChoice = () => (
  <>
    <h1 className="text-title">Tento odkaz neplatí</h1>
    <EntryLead>
      Nie je celý, alebo sa jeho platnosť skončila. Skopírujte z&nbsp;e-mailu celý odkaz, alebo na ten e-mail
      odpovedzte, že takéto e-maily už nechcete.
    </EntryLead>
    <a href={CONTACT_HREF} className="justify-self-start text-link">
      Napísať správu
    </a>
  </>
);

/** The kind of mail that a token stands for, and the button that switches it. */
export function MailChoiceForm({ token }: { token: string }) {
  const key = ['mail-choice', token];
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery<MailChoice>({
    queryKey: key,
    queryFn: () => callApi(showMailChoice, { body: { token } }),
    retry: false,
    meta: { toast: false },
  });
  const { send, isPending: isSending } = useCall(changeMailChoice, ['mail-choice']);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);
  if (isPending) return <WaitingMailChoice />;
  if (!data) return isUnknown(error) ? <UnknownMailChoice /> : <Unread onAgain={() => void refetch()} />;
  const change = async () => {
    setAdvice(null);
    try {
      client.setQueryData(key, await send({ body: { token, isOn: !data.isOn } }));
      setChanged(true);
    } catch (failure) {
      setAdvice(failureAdvice(failure, accountAdvice));
    }
  };
  const name = choiceName(data.kind);
  return (
    <>
      <h1 className="text-title">
        {data.isOn ? (isChanged ? 'E-maily sú zapnuté' : 'Vypnúť tieto e-maily?') : 'E-maily sú vypnuté'}
      </h1>
      <p role="status" className="wrap-anywhere text-small text-ink-2">
        <b className="text-ink">{name}</b>: tieto e-maily {data.isOn ? 'chodia' : 'už nechodia'} na adresu{' '}
        <b className="inline-block text-ink">{data.email}.</b>
      </p>
      <div role="alert">{advice && <Notice tone="error">{advice}</Notice>}</div>
      {(data.isOn || !data.hasAccount) && (
        <SwitchOffButton
          variant={data.isOn && !isChanged ? 'primary' : 'secondary'}
          loading={isSending}
          asks={data.isOn}
          onSure={() => void change()}
        >
          {data.isOn ? 'Vypnúť e-maily' : 'Znova zapnúť'}
        </SwitchOffButton>
      )}
      {data.hasAccount && (
        <p className="targets -my-2 text-small">
          <a href={`${SETTINGS_PATH}#upozornenia`} className="text-link">
            {data.isOn ? 'Všetky voľby sú' : 'Znova ich zapnete'} v&nbsp;nastaveniach účtu
          </a>
        </p>
      )}
    </>
  );
}

const Unread = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <h1 className="text-title">Stránku sa nepodarilo načítať</h1>
    <EntryLead>Skontrolujte pripojenie a&nbsp;skúste to znova.</EntryLead>
    <Button variant="primary" onClick={onAgain}>
      Skúsiť znova
    </Button>
  </>
);

const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 404 || error.status === 400);
