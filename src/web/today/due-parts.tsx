import { formatDate } from '#domain/kernel/format.ts';
import { type Day, instantOf, wallTimeOf } from '#domain/kernel/local-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { dueText } from '#domain/today/late-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { ButtonLink } from '../design/button.tsx';
import type { Today } from './today-query.ts';

const dateOf = (day: Day): string => formatDate(instantOf({ day, minutes: 0 }));

const Due = ({ on, today }: { on: Day; today: Day }) => (
  <span className={on < today ? 'text-error' : undefined}>{dueText(on, today)}</span>
);

/** Payments that are overdue or soon due; each leads to its project, where it is noted as paid. */
export function PaymentsPart({ payments: { count, rows }, now }: { payments: Today['payments']; now: Date }) {
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Platby" count={String(count)}>
      <AreaRows label="Platby">
        {rows.map(({ id, project, client, name, amount, dueOn }) => (
          <AreaRow
            key={id}
            title={client}
            detail={tied(`${name} · splatnosť ${dateOf(dueOn)}`)}
            figure={
              <>
                <Money cents={amount} />
                <Due on={dueOn} today={today} />
              </>
            }
            actions={
              <ButtonLink
                size="dense"
                to={`/admin/projects/${project.id}#platby`}
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

/** What clients should have brought; each leads to its project. */
export function ItemsPart({ items: { count, rows }, now }: { items: Today['items']; now: Date }) {
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Podklady po termíne" count={String(count)}>
      <AreaRows label="Podklady po termíne">
        {rows.map(({ id, project, client, title, isReturned, dueOn }) => (
          <AreaRow
            key={id}
            title={client}
            detail={tied(`${title} · ${isReturned ? 'vrátené' : 'chýba'} · termín bol ${dateOf(dueOn)}`)}
            figure={<Due on={dueOn} today={today} />}
            actions={
              <ButtonLink
                size="dense"
                to={`/admin/projects/${project.id}#podklady`}
                aria-label={`Otvoriť: ${client}, ${title}`}
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
