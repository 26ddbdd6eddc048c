import { Outlet } from 'react-router';
import { typoSk } from '#domain/kernel/text.ts';
import { tradeLinks } from '#domain/pages/paths.ts';
import { ConsentHost } from '../consent/consent-host.tsx';
import { consentNotice } from '../consent/consent-notice.ts';
import { WizardHost } from '../quote/wizard-host.tsx';
import { operatorNotice } from '../shell/operator-notice.ts';
import { PageShell } from '../shell/page-shell.tsx';
import type { Route } from './+types/public.route.ts';

/** What every public page shows. */
export const loader = () => ({
  operator: operatorNotice(),
  trades: tradeLinks().map(({ to, label }) => ({ to, label: typoSk(label) })),
  consent: consentNotice(),
});

/** None of it changes: no page change asks the server for it again. */
export const shouldRevalidate = () => false;

/** Around every public page: header, footer, the question about cookies with the chat, and the wizard. */
export default function PublicPages({ loaderData: { operator, trades, consent } }: Route.ComponentProps) {
  return (
    <>
      <PageShell operator={operator} trades={trades} notice={<ConsentHost notice={consent} />}>
        <Outlet />
      </PageShell>
      <WizardHost />
    </>
  );
}
