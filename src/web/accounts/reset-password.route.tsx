import { useState } from 'react';
import { useLocation } from 'react-router';
import { PAGE_META } from '#content/pages.ts';
import { resetPage } from '#domain/accounts/sign-in-links.ts';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { pageMeta } from '../shell/seo.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { Route } from './+types/reset-password.route.ts';
import { MailedLinkForm } from './mailed-link-form.tsx';
import { ResetForm } from './reset-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.resetPassword, path: resetPage, noIndex: true });

/** A forgotten password: asks for the link, and sets a new one for whoever comes by it. */
export default function ResetPasswordPage() {
  return (
    <div className="frame pb-section">
      <div className="max-w-112">
        <Sheet registered>
          <DataClient>
            <Contents />
          </DataClient>
        </Sheet>
      </div>
    </div>
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
        <div className="p-sheet">
          <ResetForm token={token} onNewLink={() => setAsking(true)} />
        </div>
        <TitleBlock
          cells={[
            { label: 'Krok', value: '2 / 2, nové heslo' },
            { label: 'Odkaz platí', value: 'Raz' },
          ]}
        />
      </>
    );
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-4 p-sheet">
        <MailedLinkForm link="forgottenPassword" submit="Poslať odkaz" valid="60 minút">
          <h1 className="text-title">Zabudnuté heslo</h1>
          <p className="text-small text-ink-2">
            Na e-mail, ktorý ste pri účte potvrdili, príde odkaz. Cez neho si nastavíte nové heslo.
          </p>
        </MailedLinkForm>
        <p className="text-small">
          <a href="/auth" className="text-link">
            Späť na prihlásenie
          </a>
        </p>
      </div>
      <TitleBlock
        cells={[
          { label: 'Krok', value: '1 / 2, e-mail' },
          { label: 'Odkaz platí', value: '60 minút' },
        ]}
      />
    </>
  );
}
