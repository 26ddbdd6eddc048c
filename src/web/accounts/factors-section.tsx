import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as calls from '#domain/accounts/factor-calls.ts';
import { RECOVERY_CODES } from '#domain/accounts/factor-limits.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import { Confirm } from '../design/areas/confirm.tsx';
import { SettingsRow, SettingsRows } from '../design/areas/settings-sheet.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useCall } from '../shell/use-call.ts';
import { AddPasskey } from './add-passkey.tsx';
import { useConfirmed } from './confirm-password.tsx';
import { FormFailure } from './form-failure.tsx';
import { askNewPasskey, makePasskey, passkeyAdvice } from './passkey.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SectionData } from './section-data.tsx';
import type { User } from './session.ts';
import { type TotpSetup, TotpSetupDialog } from './totp-setup-dialog.tsx';

type Factors = AnswerOf<typeof calls.factors>;
type Passkey = Factors['passkeys'][number];

/** What is asked once more before it is removed; new codes remove those before. */
type Removal = { kind: 'totp' } | { kind: 'codes' } | { kind: 'passkey'; passkey: Passkey };

const KEY = ['factors', 'user'];

/** What is asked for besides the password: an app, passkeys, and codes for who has lost both. */
export function FactorsSection({ user }: { user: User }) {
  const query = useQuery<Factors>({ queryKey: [calls.factors.path], meta: { toast: false } });
  return (
    <SectionData query={query} what="nastavenie druhého kroku">
      {(factors) => <Settled factors={factors} user={user} />}
    </SectionData>
  );
}

function Settled({ factors, user }: { factors: Factors; user: User }) {
  const { totp, passkeys, recoveryCodesLeft, takesPasskeys } = factors;
  const { confirmed, dialog } = useConfirmed();
  const { send: startTotp } = useCall(calls.startTotp, ['totp']);
  const { send: removeTotp } = useCall(calls.removeTotp, KEY);
  const { send: renewCodes } = useCall(calls.renewRecoveryCodes, KEY);
  const { send: addPasskey } = useCall(calls.addPasskey, KEY);
  const { send: removePasskey } = useCall(calls.removePasskey, KEY);
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);

  const act = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setAdvice(null);
    await work().catch((error: unknown) => setAdvice(passkeyAdvice(error)));
    setIsBusy(false);
  };
  const begin = () => act(async () => setSetup(await confirmed(() => startTotp({}))));
  const renew = () => act(async () => setCodes((await confirmed(() => renewCodes({}))).recoveryCodes));
  const add = (name: string) =>
    act(async () => {
      const response = await makePasskey(await confirmed(askNewPasskey));
      const { recoveryCodes } = await addPasskey({ body: { name, response } });
      setIsNaming(false);
      setCodes(recoveryCodes);
    });
  const remove = (chosen: Removal) => {
    setRemoval(null);
    if (chosen.kind === 'codes') return renew();
    return act(async () => {
      await confirmed(() =>
        chosen.kind === 'totp' ? removeTotp({}) : removePasskey({ params: { id: chosen.passkey.id } }),
      );
    });
  };
  const hasFactor = totp !== null || passkeys.length > 0;
  return (
    <>
      {user.needsSecondFactor && (
        <Notice tone="warn">
          <p>Správa webu sa otvorí, keď nastavíte aplikáciu alebo prístupový kľúč.</p>
        </Notice>
      )}
      <FormFailure advice={advice} />
      <SettingsRows>
        <SettingsRow
          term="Kódy z&nbsp;aplikácie"
          action={
            <>
              <Button size="small" loading={isBusy && !isNaming} onClick={() => void begin()}>
                {totp ? 'Nastaviť v\u00A0inej aplikácii' : 'Nastaviť aplikáciu'}
              </Button>
              {totp && (
                <Button size="small" onClick={() => setRemoval({ kind: 'totp' })}>
                  Vypnúť
                </Button>
              )}
            </>
          }
        >
          {totp
            ? `Zapnuté od ${dateOf(totp.confirmedAt)}. Prihlásenie si po hesle pýta kód z\u00A0aplikácie.`
            : 'Vypnuté. Aplikácia v\u00A0telefóne každých 30\u00A0sekúnd ukáže nový kód, ktorý zadáte po hesle.'}
        </SettingsRow>
        {passkeys.map((passkey) => (
          <SettingsRow
            key={passkey.id}
            term={passkey.name}
            action={
              <Button
                size="small"
                aria-label={`Odstrániť kľúč ${passkey.name}`}
                onClick={() => setRemoval({ kind: 'passkey', passkey })}
              >
                Odstrániť
              </Button>
            }
          >
            {historyOf(passkey)}
          </SettingsRow>
        ))}
        <SettingsRow
          term="Prístupové kľúče"
          action={
            takesPasskeys &&
            !isNaming && (
              <Button size="small" onClick={() => setIsNaming(true)}>
                Pridať prístupový kľúč
              </Button>
            )
          }
        >
          {takesPasskeys
            ? 'Prihlásite sa bez hesla: odtlačkom prsta, tvárou alebo kódom, ktorým odomykáte telefón či počítač.'
            : 'Fungujú len na stránke s\u00A0vlastnou doménou. Túto otvárate cez číselnú adresu.'}
        </SettingsRow>
        {isNaming && (
          <li className="settings-row">
            <AddPasskey
              isBusy={isBusy}
              onName={(name) => void add(name)}
              onCancel={() => setIsNaming(false)}
            />
          </li>
        )}
        {hasFactor && (
          <SettingsRow
            term="Záložné kódy"
            action={
              <Button size="small" onClick={() => setRemoval({ kind: 'codes' })}>
                Vytvoriť nové kódy
              </Button>
            }
          >
            {`Nepoužité kódy: ${recoveryCodesLeft} ${zBefore(RECOVERY_CODES)}${RECOVERY_CODES}. Každý z\u00A0nich raz nahradí druhý krok, keď nemáte pri sebe telefón. Po vytvorení nových už doterajšie neplatia.`}
          </SettingsRow>
        )}
      </SettingsRows>
      <TotpSetupDialog
        setup={setup}
        onClose={() => setSetup(null)}
        onDone={(made) => {
          setSetup(null);
          setCodes(made);
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      <Confirm
        open={removal !== null}
        onOpenChange={() => setRemoval(null)}
        {...questionOf(removal, factors)}
        cancel="Ponechať"
        onConfirm={() => removal && void remove(removal)}
      />
      {dialog}
    </>
  );
}

/** The question before it. */
function questionOf(removal: Removal | null, factors: Factors) {
  switch (removal?.kind) {
    case 'codes':
      return {
        title: 'Vytvoriť nové záložné kódy?',
        description:
          'Doterajšie kódy hneď prestanú platiť, aj keď ich máte vytlačené alebo uložené. Nové sa ukážu len raz.',
        confirm: 'Vytvoriť nové kódy',
      };
    case 'passkey':
      return {
        title: `Odstrániť kľúč „${removal.passkey.name}“?`,
        description: removalText(factors),
        confirm: 'Odstrániť kľúč',
      };
    default:
      return {
        title: 'Vypnúť kódy z\u00A0aplikácie?',
        description: removalText(factors),
        confirm: 'Vypnúť kódy',
      };
  }
}

/** What is left of the second step afterwards. */
function removalText({ totp, passkeys, isRequired }: Factors): string {
  if ((totp ? 1 : 0) + passkeys.length > 1) return 'Ostatné spôsoby druhého kroku zostanú.';
  return isRequired
    ? 'Je to váš posledný druhý krok a\u00A0správca ho musí mať, preto sa odstrániť nedá. Najprv pridajte iný.'
    : 'Na prihlásenie bude stačiť heslo alebo odkaz z\u00A0e-mailu. Záložné kódy prestanú platiť.';
}

const dateOf = (iso: string): string => formatDate(new Date(iso));

const historyOf = ({ createdAt, usedAt }: Passkey): string =>
  usedAt === null
    ? `Prístupový kľúč pridaný ${dateOf(createdAt)}, zatiaľ nepoužitý.`
    : `Prístupový kľúč pridaný ${dateOf(createdAt)}, naposledy použitý ${dateOf(usedAt)}.`;
