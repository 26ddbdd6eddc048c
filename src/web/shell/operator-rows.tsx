import { site } from '#domain/content/site.ts';
import type { LabelledText } from '#domain/legal/operator.ts';
import { phoneHref } from './phone-href.ts';

/** Rows of the operator's identification inside a `dl`; mail and telephone are links. */
export function OperatorRows({ rows }: { rows: readonly LabelledText[] }) {
  const { email, phone } = site.operator;
  const links = new Map([
    [email, `mailto:${email}`],
    ...(phone === null ? [] : [[phone, phoneHref(phone)] as const]),
  ]);
  return rows.map(({ label, value }) => (
    <div key={label}>
      <dt className="text-ink-2 text-small">{label}</dt>
      <dd>
        {links.has(value) ? (
          <a href={links.get(value)} className="text-link">
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  ));
}
