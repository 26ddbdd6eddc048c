import { formatDate } from '#domain/kernel/format.ts';
import { type Day, instantOf, wallTimeOf } from '#domain/kernel/local-time.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { dueText, missingText } from '#domain/today/late-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { ButtonLink } from '../design/button.tsx';
import { SeparatedList } from '../design/separated-list.tsx';
import { PROJECTS, projectAt } from '../projects/project-addresses.ts';
import { cappedCount } from '../requests/inbox-words.tsx';
import { allOf } from './all-of.tsx';
import type { Today } from './today-query.ts';

const ALL_PROJECTS = { to: PROJECTS, label: 'Všetky projekty' };

const dateOf = (day: Day): string => formatDate(instantOf({ day, minutes: 0 }));

const Due = ({ on, today }: { on: Day; today: Day }) => (
  <span className={on < today ? 'text-error' : undefined}>{dueText(on, today)}</span>
);

/** Payments that are overdue or soon due; each leads to its project, where it is noted as paid. */
export function PaymentsPart({ payments, now }: { payments: Today['payments']; now: Date }) {
  const { count, rows } = payments;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Platby" count={cappedCount(count)} action={allOf(payments, ALL_PROJECTS)}>
      <AreaRows label="Platby">
        {rows.map(({ id, project, client, name, amount, dueOn }) => (
          <AreaRow
            key={id}
            title={client}
            detail={
              <SeparatedList dense>
                <li>{tied(name)}</li>
                <li>splatnosť {dateOf(dueOn)}</li>
              </SeparatedList>
            }
            figure={
              <>
                <Money cents={amount} />
                <Due on={dueOn} today={today} />
              </>
            }
            actions={
              <ButtonLink
                size="dense"
                to={`${projectAt(project.id)}#platby`}
                aria-label={`Otvoriť: ${client}, ${name}`}
              >
                Otvoriť
              </ButtonLink>
            }
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

/** Stages that take longer than was agreed; each leads to its project. */
export function StagesPart({ stages, now }: { stages: Today['stages']; now: Date }) {
  if (stages.count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection
      title="Etapy po termíne"
      count={cappedCount(stages.count)}
      action={allOf(stages, ALL_PROJECTS)}
    >
      <AreaRows label="Etapy po termíne">
        {stages.rows.map(({ id, project, client, name, dueOn }) => (
          <AreaRow
            key={id}
            title={client}
            detail={
              <SeparatedList dense>
                <li>{tied(name)}</li>
                <li>termín bol {dateOf(dueOn)}</li>
              </SeparatedList>
            }
            figure={<Due on={dueOn} today={today} />}
            actions={
              <ButtonLink size="dense" to={projectAt(project.id)} aria-label={`Otvoriť: ${client}, ${name}`}>
                Otvoriť
              </ButtonLink>
            }
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

/** What clients should have brought, a row for each project, to whose checklist it leads. */
export function ItemsPart({ items, now }: { items: Today['items']; now: Date }) {
  const { count, rows } = items;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Podklady po termíne" count={cappedCount(count)} action={allOf(items, ALL_PROJECTS)}>
      <AreaRows label="Podklady po termíne">
        {rows.map(({ project, client, missing, titles, dueOn, delay }) => (
          <AreaRow
            key={project.id}
            title={client}
            detail={tied(missingText(titles, missing))}
            figure={
              <>
                <Due on={dueOn} today={today} />
                {delay > 0 && <span>spustenie +{plural(delay, 'day')}</span>}
              </>
            }
            actions={
              <ButtonLink
                size="dense"
                to={`${projectAt(project.id)}#podklady`}
                aria-label={`Otvoriť podklady: ${client}, ${project.name}`}
              >
                Otvoriť
              </ButtonLink>
            }
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
}
