import type { Severity } from '#domain/errors/categories.ts';
import type { ErrorRecord } from '#domain/errors/report.ts';
import { errorLabel, severityLabel } from '#domain/errors/texts.ts';
import { formatDateTime } from '#domain/kernel/format.ts';
import { Badge } from '../design/badge.tsx';
import { TitleBlock } from '../design/title-block.tsx';

const TONE: Record<Severity, 'error' | 'warn' | 'neutral'> = {
  critical: 'error',
  high: 'error',
  medium: 'warn',
  low: 'neutral',
};

const PENDING = '–';

/** Title block of an error sheet: id, severity badge, time; dashes until the page knows them (`record` null). */
export function ErrorTitleBlock({ record }: { record: ErrorRecord | null }) {
  const cells = [
    {
      label: errorLabel('errorId'),
      value: record ? <code className="font-medium break-all">{record.id}</code> : PENDING,
    },
    {
      label: 'Závažnosť',
      value: record ? <Badge tone={TONE[record.severity]}>{severityLabel(record.severity)}</Badge> : PENDING,
    },
    {
      label: 'Čas',
      value: record ? (
        <time dateTime={record.timestamp}>{formatDateTime(new Date(record.timestamp))}</time>
      ) : (
        PENDING
      ),
    },
  ];
  return <TitleBlock cells={cells} />;
}
