import { useEffect, useRef } from 'react';
import { formatDateTime } from '#domain/kernel/format.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import type { Draft } from '#domain/quote/draft.ts';
import { progressHint } from '#domain/quote/wizard-form.ts';
import { previewRows } from '#domain/quote/wizard-preview.ts';
import { Button } from '../design/button.tsx';

interface ResumePromptProps {
  service: ServiceSlug;
  draft: Draft;
  onResume: () => void;
  onRestart: () => void;
}

/** Asks whether to go on with a saved form that is not worth restoring silently (decisions 1.7). */
export function ResumePrompt({ service, draft, onResume, onRestart }: ResumePromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosen = previewRows({ service, ...draft }).filter((row) => row.chosen);
  return (
    <div className="px-5 pb-6 md:px-8">
      <h3 ref={heading} tabIndex={-1} className="py-5 text-title outline-none">
        Máte rozpracovaný rozpočet
      </h3>
      <p>
        Naposledy uložený {formatDateTime(new Date(draft.timestamp))}. Môžete v{'\u00A0'}ňom pokračovať tam,
        kde ste skončili.
      </p>
      <dl className="mt-4 border-y border-line">
        {chosen.map(({ label, value }) => (
          <div key={label} className="bill-row py-1.5 text-small">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-2">Ďalší krok: {progressHint(draft.form)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onResume}>
          Pokračovať
        </Button>
        <Button onClick={onRestart}>Začať odznova</Button>
      </div>
    </div>
  );
}
