import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { login, register } from '#domain/accounts/calls.ts';
import { minutesOf } from '#domain/accounts/code-time.ts';
import { LIFETIMES, SESSION_DAYS } from '#domain/accounts/lifetimes.ts';
import {
  ACCOUNT_PARAM,
  BY_LINK,
  EMAIL_NAME,
  fragmentValue,
  isShownFile,
  NEW_ACCOUNT,
  SETUP_NAME,
  SIGN_IN_NAME,
  WAY_BACK_PARAM,
  wayBack,
} from '#domain/accounts/sign-in-links.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { invitationPage } from '#domain/clients/invitation-link.ts';
import { AUTH_TOASTS } from '#domain/errors/auth-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { AddressTabs } from '../design/areas/address-tabs.tsx';
import { EntryBody, EntryLead, EntryOr, EntrySheet } from '../design/areas/entry.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Spinner } from '../design/spinner.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { showToast } from '../errors/toast-store.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import { AdminSetupForm } from './admin-setup-form.tsx';
import { carryToast } from './carried-toast.tsx';
import { EmailProof } from './email-proof.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { MailedLinkForm } from './mailed-link-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { type SecondFactors, SecondStep } from './second-step.tsx';
import { enterSession, homeOf, mayBeSignedIn, mustProveEmail, sessionQuery, type User } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { StepTitle } from './step-title.tsx';
import { UnprovenWays } from './unproven-ways.tsx';
import { UntilRead } from './until-read.tsx';
import { WithoutPassword } from './without-password.tsx';

/** When a code was sent that is held back. */
const NEVER = 0;
const NO_QUERY = new URLSearchParams();

/** The one sheet of the sign-in: what it asks for follows from who is signed in, and from the address. */
export function SignInSheet() {
  const {
    data: user,
    isError,
    refetch,
  } = useQuery<User | null>({
    ...sessionQuery,
    enabled: mayBeSignedIn(),
  });
  const [factors, setFactors] = useState<SecondFactors | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const { token, drop } = useMailedToken();
  const carriesToken = token !== null;
  const proves = user ? mustProveEmail(user) || (sentAt !== null && !user.emailVerified) : false;
  useEffect(() => {
    // An area has a document of its own.
    if (user && !proves && !carriesToken)
      location.replace(wayBack(new URLSearchParams(location.search), homeOf(user)));
  }, [user, proves, carriesToken]);

  const signedIn = (entered: User) => {
    const toast = AUTH_TOASTS.loginDone(entered.username);
    if (mustProveEmail(entered)) showToast(toast);
    else carryToast(toast);
    drop();
    enterSession(entered);
  };
  const registered = ({ codeMailed, ...entered }: AnswerOf<typeof register>) => {
    showToast(AUTH_TOASTS.registrationDone(entered.username));
    setSentAt(codeMailed ? Date.now() : NEVER);
    drop();
    enterSession(entered);
  };

  if (user && proves && !carriesToken) {
    return (
      <EntrySheet below={<UnprovenWays user={user} />}>
        <StepTitle>Kód z&nbsp;e-mailu</StepTitle>
        <EmailProof user={user} sentAt={sentAt} onSent={setSentAt} onDone={enterSession} />
      </EntrySheet>
    );
  }
  if (user && !carriesToken) {
    return (
      <EntrySheet>
        <p role="status" className="flex items-center gap-3 p-sheet">
          <Spinner /> Otvára sa váš účet…
        </p>
      </EntrySheet>
    );
  }
  if (factors) {
    return (
      <EntrySheet>
        <StepTitle>Druhý krok prihlásenia</StepTitle>
        <SecondStep factors={factors} onDone={signedIn} onBack={() => setFactors(null)} />
      </EntrySheet>
    );
  }
  return (
    <EntrySheet below={isError && <Unread onRetry={() => void refetch()} />}>
      <UntilRead>
        <Forms token={token} onSignedIn={signedIn} onSecondStep={setFactors} onRegistered={registered} />
      </UntilRead>
    </EntrySheet>
  );
}

/** A session that could not be read is no sign-out; who has none can go on all the same. It moves nothing that is typed in. */
const Unread = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="warn" role="alert" className="bg-sheet">
    <p>Nepodarilo sa overiť, či je tu niekto prihlásený.</p>
    <Button size="small" onClick={onRetry}>
      Skúsiť znova
    </Button>
  </Notice>
);

/** What somebody was mailed, or the start has printed: for whom it is, whoever is signed in here. */
interface MailedToken {
  of: 'signIn' | 'setup';
  token: string;
}

/** The token in the address, once the browser has it; the server knows no fragment. */
function useMailedToken(): { token: MailedToken | null; drop: () => void } {
  const hydrated = useHydrated();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const signIn = hydrated ? fragmentValue(hash, SIGN_IN_NAME) : null;
  const setup = hydrated ? fragmentValue(hash, SETUP_NAME) : null;
  const signInToken = signIn === null ? null : ({ of: 'signIn', token: signIn } as const);
  return {
    token: setup === null ? signInToken : { of: 'setup', token: setup },
    drop: () => void (hash !== '' && navigate({ search }, { replace: true, preventScrollReset: true })),
  };
}

interface FormsProps {
  token: MailedToken | null;
  onSignedIn: (user: User) => void;
  onSecondStep: (factors: SecondFactors) => void;
  onRegistered: (entered: AnswerOf<typeof register>) => void;
}

/** For whoever is not signed in. The server knows no address: what depends on it waits for the browser. */
function Forms({ token, onSignedIn, onSecondStep, onRegistered }: FormsProps) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [address] = useSearchParams();
  const [name, setName] = useState('');
  const query = hydrated ? address : NO_QUERY;
  if (token?.of === 'setup') {
    return (
      <>
        <EntryBody>
          <AdminSetupForm token={token.token} onDone={onRegistered} />
        </EntryBody>
        <TitleBlock cells={[STEP_ONE, { label: 'Použitie', value: 'Raz' }]} />
      </>
    );
  }
  const answered = (answer: AnswerOf<typeof login>) =>
    'secondFactor' in answer ? onSecondStep(answer.secondFactor) : onSignedIn(answer);
  if (token?.of === 'signIn') {
    return (
      <>
        <EntryBody>
          <LinkSignIn token={token.token} onAnswer={answered} />
        </EntryBody>
        <TitleBlock cells={[LINK_LIFE, { label: 'Použitie', value: 'Raz' }]} />
      </>
    );
  }
  const shown = query.get(ACCOUNT_PARAM);
  const email = hydrated ? (fragmentValue(hash, EMAIL_NAME) ?? '') : '';
  return (
    <>
      <AddressTabs
        label="Účet"
        tabs={[
          { to: searchWith(query, null), label: 'Prihlásenie', isShown: shown !== NEW_ACCOUNT },
          { to: searchWith(query, NEW_ACCOUNT), label: 'Nový účet', isShown: shown === NEW_ACCOUNT },
        ]}
      />
      {shown === NEW_ACCOUNT && (
        <>
          <StepTitle>Nový účet</StepTitle>
          <EntryBody>
            <RegisterForm key={email} email={email} onDone={onRegistered} />
          </EntryBody>
          <TitleBlock cells={[STEP_ONE, { label: 'Potom', value: 'Kód na e-mail' }]} />
        </>
      )}
      {shown === BY_LINK && (
        <>
          <StepTitle>Prihlásenie odkazom</StepTitle>
          <EntryBody>
            <MailedLinkForm
              link="sendSignInLink"
              lifetime={LIFETIMES.signInLink}
              title="Odkaz na e-mail"
              email={name.includes('@') ? name : ''}
              takesFocus
            >
              Prihlásite sa ním bez hesla. Príde na e-mail, ktorý ste pri účte potvrdili.
            </MailedLinkForm>
            <p className="targets -my-2 text-small">
              <Link to={searchWith(query, null)} className="text-link">
                Späť k&nbsp;heslu
              </Link>
            </p>
          </EntryBody>
          <TitleBlock cells={[LINK_LIFE, { label: 'Použitie', value: 'Raz' }]} />
        </>
      )}
      {shown !== NEW_ACCOUNT && shown !== BY_LINK && (
        <>
          <EntryBody>
            <SignInForm
              lead={<EntryLead>{leadOf(query.get(WAY_BACK_PARAM))}</EntryLead>}
              name={name}
              onName={setName}
              onDone={onSignedIn}
              onSecondStep={onSecondStep}
            />
            <EntryOr>bez hesla</EntryOr>
            <WithoutPassword linkHref={searchWith(query, BY_LINK)} onAnswer={answered} />
          </EntryBody>
          <TitleBlock
            cells={[
              LINK_LIFE,
              { label: 'Prihlásenie trvá', value: `Najviac ${plural(SESSION_DAYS, 'day')}` },
            ]}
          />
        </>
      )}
    </>
  );
}

/** One line each: the browser puts one in the place of the other, and nothing moves. */
const OWN_RECORDS = 'Nájdete tu dopyty, rozpočty, ponuky a\u00A0projekty.';
const MEMBERS_ONLY = 'Táto stránka je len pre prihlásených.';
const FILE = 'Súbor sa otvorí po\u00A0prihlásení.';
const INVITED = 'Pozvánka sa otvorí po\u00A0prihlásení.';

/** What the sheet says of the page that asked for a sign-in. */
const leadOf = (wayBack: string | null): string => {
  if (wayBack === null) return OWN_RECORDS;
  if (isShownFile(wayBack)) return FILE;
  return wayBack === invitationPage ? INVITED : MEMBERS_ONLY;
};

const STEP_ONE = { label: 'Krok', value: '1 / 2, údaje' };
const LINK_LIFE = { label: 'Odkaz platí', value: minutesOf(LIFETIMES.signInLink) };

/** The same address with another tab; what else it says, such as the way back, stays. */
function searchWith(query: URLSearchParams, tab: string | null): string {
  const next = new URLSearchParams(query);
  if (tab === null) next.delete(ACCOUNT_PARAM);
  else next.set(ACCOUNT_PARAM, tab);
  return `?${next}`;
}
