import { useQuery } from '@tanstack/react-query';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { ButtonLink } from '../design/button.tsx';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/setup.route.ts';
import { checklistQuery } from './checklist-query.ts';
import { ListHead } from './list-head.tsx';
import { type Checklist, leftToSetUp, SETUP_TITLE, setupParts } from './setup-rows.ts';
import { TestMailPart, testMailQuery } from './test-mail-part.tsx';

export async function clientLoader() {
  const client = dataClient();
  const [checklist, testMail] = await Promise.all([
    client.fetchQuery<Checklist>(checklistQuery),
    client.fetchQuery(testMailQuery),
  ]);
  return { checklist, testMail };
}

export const meta: Route.MetaFunction = () => areaMeta(SETUP_TITLE);

/** What the operator still has to do before the site speaks for them, as the start prints it, and whether mails go out. */
export default function Setup({ loaderData: { checklist, testMail } }: Route.ComponentProps) {
  const { data = checklist } = useQuery<Checklist>(checklistQuery);
  const parts = setupParts(data);
  return (
    <div className="area-screen">
      <ListHead title={SETUP_TITLE} total={leftToSetUp(data)} />
      {parts.length === 0 && (
        <EmptyState title="Všetko je nastavené">Web má všetky údaje, ktoré potrebuje.</EmptyState>
      )}
      {parts.map(({ title, detail, rows }) => (
        <AreaSection key={title} title={title} count={String(rows.length)}>
          <p className="pb-3 text-ink-2">{detail}</p>
          <AreaRows label={title}>
            {rows.map(({ what, where, to }) => (
              <AreaRow
                key={where + what}
                title={what}
                figure={<span className="wrap-anywhere">{where}</span>}
                actions={
                  to && (
                    <ButtonLink size="dense" to={to}>
                      Zobraziť účet
                    </ButtonLink>
                  )
                }
              />
            ))}
          </AreaRows>
        </AreaSection>
      ))}
      <TestMailPart loaded={testMail} />
    </div>
  );
}
