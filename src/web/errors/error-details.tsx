import { useId, useState } from 'react';
import type { ErrorRecord } from '#domain/errors/report.ts';
import { Button } from '../design/button.tsx';
import { showsDetails } from './details-setting.ts';

/** Technical details of a failure behind a toggle; nothing where they are not shown (specification 2). */
export function ErrorDetails({ record }: { record: ErrorRecord }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (!showsDetails()) return null;
  const rows = [
    ['Komponent', record.context.component ?? '-'],
    ['Kategória', record.category],
    ['Správa', record.message],
    ['Zásobník', record.stack ?? '-'],
    ['Kontext', JSON.stringify({ ...record.context, details: record.details }, null, 2)],
  ] as const;
  return (
    <div className="mt-6">
      <Button
        variant="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Skryť podrobnosti' : 'Zobraziť podrobnosti'}
      </Button>
      <dl id={panel} hidden={!isOpen} className="mt-2 border-t border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="border-b border-line py-2">
            <dt className="mark">{label}</dt>
            <dd className="font-mono text-mark break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
