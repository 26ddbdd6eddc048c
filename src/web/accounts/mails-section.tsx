import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { MAIL_CHOICES, MUTABLE_MAILS, type MutableMail } from '#domain/accounts/mail-choices.ts';
import { switchMail } from '#domain/accounts/profile-calls.ts';
import type { Profile } from '#domain/accounts/profile-contract.ts';
import { SettingsRow, SettingsRows } from '../design/areas/settings-sheet.tsx';
import { Notice } from '../design/notice.tsx';
import { Switch } from '../design/switch.tsx';
import { failureAdvice } from '../shell/failure-advice.ts';
import { useCall } from '../shell/use-call.ts';
import { profileQuery } from './profile-query.ts';

/** What to be mailed about: each switch acts at once. What protects the account cannot be switched off. */
export function MailsSection() {
  const { data } = useQuery<Profile>(profileQuery);
  const client = useQueryClient();
  const { send, isPending } = useCall(switchMail, ['account', 'mails']);
  const [advice, setAdvice] = useState<string | null>(null);
  if (!data) return null;
  const muted = MUTABLE_MAILS.filter((kind) => data.mutedMails.includes(kind));
  const change = async (kind: MutableMail, isOn: boolean) => {
    setAdvice(null);
    try {
      client.setQueryData(profileQuery.queryKey, await send({ body: { kind, isOn } }));
    } catch (error) {
      setAdvice(failureAdvice(error, accountAdvice));
    }
  };
  return (
    <>
      <p className="text-ink-2">Týkajú sa vašich dopytov, ponúk a&nbsp;projektov. Zmena platí hneď.</p>
      <SettingsRows>
        {MAIL_CHOICES.map(({ kind, label }) => (
          <SettingsRow
            key={kind}
            term={label}
            action={
              <Switch
                checked={!muted.includes(kind)}
                aria-label={label}
                aria-busy={isPending}
                onSwitch={(isWanted) => void (isPending || change(kind, isWanted))}
              >
                <span aria-hidden="true">{muted.includes(kind) ? 'Neposielať' : 'Posielať'}</span>
              </Switch>
            }
          />
        ))}
        <SettingsRow term="Cenové ponuky, výzvy na platbu, kódy, odkazy na prihlásenie a&nbsp;zmeny zabezpečenia účtu">
          Prídu vždy, vypnúť sa nedajú.
        </SettingsRow>
      </SettingsRows>
      <div role="alert">{advice && <Notice tone="error">{advice}</Notice>}</div>
    </>
  );
}
