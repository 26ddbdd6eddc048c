import { useState } from 'react';
import { useLocation } from 'react-router';
import { PAGE_META } from '#content/pages.ts';
import { minutesOf } from '#domain/accounts/code-time.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { resetPage, signInPage } from '#domain/accounts/sign-in-links.ts';
import { EntryBody, EntryPage, EntrySheet } from '../design/areas/entry.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { pageMeta } from '../shell/seo.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { Route } from './+types/reset-password.route.ts';
import { HowResetGoes } from './how-reset-goes.tsx';
import { MailedLinkForm } from './mailed-link-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { UntilRead } from './until-read.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.resetPassword, path: resetPage, noIndex: true });

/** A forgotten password: asks for the link, and sets a new one for whoever comes by it. */
export default function ResetPasswordPage() {
  return (
    <EntryPage aside={<HowResetGoes />}>
      <EntrySheet>
        <DataClient>
          <UntilRead>
            <Contents />
          </UntilRead>
        </DataClient>
      </EntrySheet>
    </EntryPage>
  );
}

/** The server never sees the token: it stands in the fragment. */
function Contents() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const token = hydrated ? hash.slice(1) : '';
  if (token !== '' && !isAsking) {
    return (
      <>
        <EntryBody>
          <ResetForm token={token} onNewLink={() => setAsking(true)} />
        </EntryBody>
        <TitleBlock
          cells={[
            { label: 'Krok', value: '2 / 2, nové heslo' },
            { label: 'Použitie', value: 'Raz' },
          ]}
        />
      </>
    );
  }
  return (
    <>
      <EntryBody>
        <MailedLinkForm
          link="forgottenPassword"
          lifetime={LIFETIMES.resetLink}
          title="Zabudnuté heslo"
          takesFocus={isAsking}
        >
          Na e-mail, ktorý ste pri účte potvrdili, príde odkaz. Cez neho si nastavíte nové heslo.
        </MailedLinkForm>
        <p className="targets -my-2 text-small">
          <a href={signInPage} className="text-link">
            Späť na prihlásenie
          </a>
        </p>
      </EntryBody>
      <TitleBlock
        cells={[
          { label: 'Krok', value: '1 / 2, e-mail' },
          { label: 'Odkaz platí', value: minutesOf(LIFETIMES.resetLink) },
        ]}
      />
    </>
  );
}
