import { useState } from 'react';
import { acceptInvitation, readInvitation } from '#domain/clients/invitation-calls.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { tied } from '#domain/kernel/text.ts';
import { signedIn } from '../accounts/session.ts';
import { useSignOut } from '../accounts/use-sign-out.tsx';
import { forgetInvitation, keptInvitation } from '../clients/kept-invitation.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/invitation.route.ts';
import { START } from './portal-screens.ts';

/** Answers to whom the invitation leads, or why it is not good for this account. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = keptInvitation();
  const { email } = await signedIn();
  if (token === null) return { token, email, client: '', advice: NONE };
  try {
    const { client } = await callApi(readInvitation, { body: { token } }, { signal: request.signal });
    return { token, email, client, advice: null };
  } catch (error) {
    const facts = factsOf(error);
    const isRefused = facts.status === 400 || facts.status === 409;
    if (!isRefused) throw error;
    return { token, email, client: '', advice: facts.message };
  }
}

const NONE = 'Otvorte odkaz z e-mailu s pozvánkou ešte raz.';

export const meta: Route.MetaFunction = () => areaMeta('Pozvánka');

/** Joins the account to a client that it was invited to. */
export default function Invitation({ loaderData: { token, email, client, advice } }: Route.ComponentProps) {
  const { leave, isLeaving, question } = useSignOut();
  const [isJoined, setJoined] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const accept = async () => {
    if (token === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await callApi(acceptInvitation, { body: { token } });
      forgetInvitation();
      setJoined(true);
    } catch (error) {
      setFailure(callAdvice(factsOf(error)));
    }
    setBusy(false);
  };
  const said = failure ?? advice;
  return (
    <div className="area-screen">
      <h1>{isJoined ? 'Pozvánka je prijatá' : 'Pozvánka'}</h1>
      {question}
      <div role="alert" className="empty:hidden">
        {said !== null && <Notice tone="error">{said}</Notice>}
      </div>
      {isJoined ? (
        <>
          <p role="status">
            Do vášho účtu pribudli dopyty, ponuky a&nbsp;projekty: <b>{tied(client)}</b>
          </p>
          <p>
            <ButtonLink variant="primary" to={START.to}>
              Prejsť na prehľad
            </ButtonLink>
          </p>
        </>
      ) : (
        advice === null && (
          <>
            <p className="wrap-anywhere">
              Pozvánka vám sprístupní dopyty, cenové ponuky a&nbsp;projekty: <b>{tied(client)}</b>
            </p>
            <p className="wrap-anywhere text-ink-2">Účet: {email}</p>
            <p>
              <Button variant="primary" loading={isBusy} onClick={() => void accept()}>
                Prijať pozvánku
              </Button>
            </p>
          </>
        )
      )}
      {said !== null && (
        <>
          {token !== null && (
            <p className="wrap-anywhere">
              Ste v&nbsp;účte s&nbsp;e-mailom <b>{email}</b>. Ak pozvánka prišla na inú adresu, prihláste sa
              do účtu s&nbsp;touto adresou a&nbsp;otvorte odkaz z&nbsp;pozvánky ešte raz.
            </p>
          )}
          <p className="flex flex-wrap gap-2">
            <ButtonLink to={START.to}>Prejsť na prehľad</ButtonLink>
            <Button variant="quiet" loading={isLeaving} onClick={leave}>
              Odhlásiť sa
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
