import { useQuery } from '@tanstack/react-query';
import { signInHref } from '#domain/accounts/sign-in-links.ts';
import { formatDay } from '#domain/audit/audit-days.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { signedIn } from '../accounts/session.ts';
import { SignedIn } from '../accounts/signed-in.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { ButtonLink, buttonClass } from '../design/button.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/today.route.ts';
import { SETUP, START } from './admin-screens.ts';
import { checklistQuery } from './checklist-query.ts';
import { type Checklist, leftToSetUp, setupParts } from './setup-rows.ts';

export async function clientLoader() {
  const [user, checklist] = await Promise.all([
    signedIn(),
    dataClient().fetchQuery<Checklist>(checklistQuery),
  ]);
  return { user, checklist };
}

export const meta: Route.MetaFunction = () => areaMeta('Dnes');

/** What the day begins with, as a sentence with its count. */
const sentence = (left: number): string =>
  left === 0
    ? 'Všetko je nastavené'
    : `Treba nastaviť ${left} ${byCount(left, ['vec', 'veci', 'veci', 'vecí'])}`;

/** Where the administration begins: what waits for the operator, the first of it one press away. */
export default function Today({ loaderData: { user, checklist } }: Route.ComponentProps) {
  const { data = checklist } = useQuery<Checklist>(checklistQuery);
  const parts = setupParts(data);
  const left = leftToSetUp(data) + Number(!user.emailVerified);
  return (
    <div className="area-screen">
      <p className="area-over">{formatDay(new Date())}</p>
      <h1>{sentence(left)}</h1>
      <AreaSection title="Čo treba nastaviť" count={left === 0 ? undefined : String(left)}>
        {left === 0 && <EmptyState title="Nič nechýba">Web má všetky údaje, ktoré potrebuje.</EmptyState>}
        <AreaRows label="Čo treba nastaviť">
          {!user.emailVerified && (
            <AreaRow
              title="Váš e-mail"
              detail={`Kód príde na adresu ${user.email}.`}
              figure="čaká na potvrdenie"
              actions={
                <a href={signInHref(START.to)} className={buttonClass({ variant: 'primary', size: 'dense' })}>
                  Zadať kód
                </a>
              }
            />
          )}
          {parts.map(({ title, detail, left }, index) => (
            <AreaRow
              key={title}
              title={title}
              detail={detail}
              figure={left}
              actions={
                <ButtonLink
                  size="dense"
                  {...(index === 0 && user.emailVerified && { variant: 'primary' })}
                  to={SETUP}
                  aria-label={`Ukázať: ${title}`}
                >
                  Ukázať
                </ButtonLink>
              }
            />
          ))}
        </AreaRows>
      </AreaSection>
      <AreaSection title="Váš účet">
        <SignedIn user={user} />
      </AreaSection>
    </div>
  );
}
