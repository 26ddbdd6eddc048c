import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { plural } from '#domain/kernel/plural.ts';
import { signedIn } from '../accounts/session.ts';
import { SignedIn } from '../accounts/signed-in.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/today.route.ts';
import { checklistQuery } from './checklist-query.ts';
import { type Checklist, setupParts } from './setup-rows.ts';

export async function clientLoader() {
  const [user, checklist] = await Promise.all([
    signedIn(),
    dataClient().fetchQuery<Checklist>(checklistQuery),
  ]);
  return { user, checklist };
}

export const meta: Route.MetaFunction = () => areaMeta('Dnes');

/** Where the administration begins. */
export default function Today({ loaderData: { user, checklist } }: Route.ComponentProps) {
  const { data = checklist } = useQuery<Checklist>(checklistQuery);
  const parts = setupParts(data);
  return (
    <div className="area-screen">
      <h1>Dnes</h1>
      <SignedIn user={user} />
      <AreaSection title="Čo treba nastaviť" count={String(parts.flatMap(({ rows }) => rows).length)}>
        {parts.length === 0 && (
          <EmptyState title="Všetko je nastavené">Web má všetky údaje, ktoré potrebuje.</EmptyState>
        )}
        <AreaRows label="Čo treba nastaviť">
          {parts.map(({ title, detail, rows }) => (
            <AreaRow
              key={title}
              title={<Link to="/admin/setup">{title}</Link>}
              detail={detail}
              figure={plural(rows.length, 'item')}
            />
          ))}
        </AreaRows>
      </AreaSection>
    </div>
  );
}
