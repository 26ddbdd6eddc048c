import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { SESSION_DAYS } from '#domain/accounts/lifetimes.ts';
import {
  ACCOUNT_PARAM,
  EMAIL_NAME,
  fragmentValue,
  NEW_ACCOUNT,
  SETUP_NAME,
  SIGN_IN_NAME,
  WAY_BACK_PARAM,
  wayBack,
} from '#domain/accounts/sign-in-links.ts';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { AddressTabs } from '../design/areas/address-tabs.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Sheet } from '../design/sheet.tsx';
import { Spinner } from '../design/spinner.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { showToast } from '../errors/toast-store.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { AdminSetupForm } from './admin-setup-form.tsx';
import { carryToast } from './carried-toast.tsx';
import { EmailProof } from './email-proof.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { RegisterForm } from './register-form.tsx';
import { type SecondFactors, SecondStep } from './second-step.tsx';
import { enterSession, homeOf, mustProveEmail, sessionQuery, type User } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { UnprovenWays } from './unproven-ways.tsx';
import { WithoutPassword } from './without-password.tsx';

const NO_QUERY = new URLSearchParams();

/** The one sheet of the sign-in: what it asks for follows from who is signed in, and from the address. */
export function SignInSheet() {
  const { data: user, isError, refetch } = useQuery<User | null>(sessionQuery);
  const [factors, setFactors] = useState<SecondFactors | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const proves = user ? mustProveEmail(user) || (sentAt !== null && !user.emailVerified) : false;
  useEffect(() => {
    // An area has a document of its own.
    if (user && !proves) location.replace(wayBack(new URLSearchParams(location.search), homeOf(user)));
  }, [user, proves]);

  const signedIn = (entered: User) => {
    const toast = AUTH_TOASTS.loginDone(entered.username);
    if (mustProveEmail(entered)) showToast(toast);
    else carryToast(toast);
    enterSession(entered);
  };
  const registered = (entered: User) => {
    showToast(AUTH_TOASTS.registrationDone(entered.username));
    setSentAt(Date.now());
    enterSession(entered);
  };

  if (user && proves) {
    return (
      <Frame>
        <EmailProof user={user} sentAt={sentAt} onSent={setSentAt} onDone={enterSession} />
        <UnprovenWays user={user} />
      </Frame>
    );
  }
  if (user) {
    return (
      <Frame>
        <p role="status" className="flex items-center gap-3 p-sheet">
          <Spinner /> Otváram váš účet
        </p>
      </Frame>
    );
  }
  if (factors) {
    return (
      <Frame>
        <div className="p-sheet">
          <SecondStep factors={factors} onDone={signedIn} onBack={() => setFactors(null)} />
        </div>
      </Frame>
    );
  }
  return (
    <Frame>
      {isError && <Unread onRetry={() => void refetch()} />}
      <Forms onSignedIn={signedIn} onSecondStep={setFactors} onRegistered={registered} />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="max-w-112">
    <Sheet registered>{children}</Sheet>
  </div>
);

/** A session that could not be read is no sign-out; who has none can go on all the same. */
const Unread = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="warn" role="alert" className="m-4">
    <p>Nepodarilo sa overiť, či je tu niekto prihlásený.</p>
    <Button size="small" onClick={onRetry} className="justify-self-start">
      Skúsiť znova
    </Button>
  </Notice>
);

interface FormsProps {
  onSignedIn: (user: User) => void;
  onSecondStep: (factors: SecondFactors) => void;
  onRegistered: (user: User) => void;
}

/** For whoever is not signed in. The server knows no address: what depends on it waits for the browser. */
function Forms({ onSignedIn, onSecondStep, onRegistered }: FormsProps) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [address] = useSearchParams();
  const query = hydrated ? address : NO_QUERY;
  const token = hydrated ? fragmentValue(hash, SETUP_NAME) : null;
  if (token !== null) {
    return (
      <>
        <div className="p-sheet">
          <AdminSetupForm token={token} onDone={onRegistered} />
        </div>
        <TitleBlock cells={[{ label: 'Odkaz platí', value: 'Raz' }, STEP_ONE]} />
      </>
    );
  }
  const link = hydrated ? fragmentValue(hash, SIGN_IN_NAME) : null;
  if (link !== null) {
    return (
      <>
        <div className="p-sheet">
          <LinkSignIn
            token={link}
            onAnswer={(answer) =>
              'secondFactor' in answer ? onSecondStep(answer.secondFactor) : onSignedIn(answer)
            }
          />
        </div>
        <TitleBlock cells={[{ label: 'Odkaz platí', value: 'Raz' }]} />
      </>
    );
  }
  const isNew = query.get(ACCOUNT_PARAM) === NEW_ACCOUNT;
  const email = hydrated ? (fragmentValue(hash, EMAIL_NAME) ?? '') : '';
  const reason = query.has(WAY_BACK_PARAM) && <Reason />;
  return (
    <>
      <AddressTabs
        label="Účet"
        tabs={[
          { to: searchWith(query, null), label: 'Prihlásenie', isShown: !isNew },
          { to: searchWith(query, NEW_ACCOUNT), label: 'Nový účet', isShown: isNew },
        ]}
      />
      <div className="grid gap-4 p-sheet">
        {reason}
        {isNew ? (
          <RegisterForm key={email} email={email} onDone={onRegistered} />
        ) : (
          <>
            <SignInForm onDone={onSignedIn} onSecondStep={onSecondStep} />
            <PasskeyButton label="Použiť prístupový kľúč" onDone={onSignedIn} />
            <WithoutPassword />
          </>
        )}
      </div>
      <TitleBlock
        cells={
          isNew
            ? [STEP_ONE, { label: 'Potom', value: 'Kód na e-mail' }]
            : [{ label: 'Prihlásenie trvá', value: `Najviac ${plural(SESSION_DAYS, 'day')}` }]
        }
      />
    </>
  );
}

/** The same address with another tab; what else it says, such as the way back, stays. */
function searchWith(query: URLSearchParams, tab: string | null): string {
  const next = new URLSearchParams(query);
  if (tab === null) next.delete(ACCOUNT_PARAM);
  else next.set(ACCOUNT_PARAM, tab);
  return `?${next}`;
}

const STEP_ONE = { label: 'Krok', value: '1 / 2, údaje' };

const Reason = () => (
  <p className="text-small text-ink-2">Stránka, ktorú ste chceli otvoriť, je len pre prihlásených.</p>
);
