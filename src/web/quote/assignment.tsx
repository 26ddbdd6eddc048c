import { tied } from '#domain/kernel/text.ts';
import { previewRows } from '#domain/quote/wizard-preview.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Rows of the project preview 'Vaše zadanie' (specification 2, "Side panel"). */
export function Assignment() {
  const { state } = useWizardContext();
  return (
    <dl>
      {previewRows(state).map(({ label, value, detail, chosen }) => (
        <div key={label} className="bill-row py-(--row) text-small leading-snug">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right">
            <span className={chosen ? 'font-semibold' : 'text-ink-2'}>{tied(value)}</span>
            {detail && <span className="block text-ink-2">{tied(detail)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
