import { formatDateTime } from '#domain/kernel/format.ts';
import type { Draft } from '#domain/quote/draft.ts';
import { progressHint } from '#domain/quote/wizard-form.ts';
import { Button } from '../design/button.tsx';

interface ResumePromptProps {
  draft: Draft;
  onResume: () => void;
  onRestart: () => void;
}

/** Asks whether to go on with a saved form that is not worth restoring silently (decisions 1.7). */
export function ResumePrompt({ draft, onResume, onRestart }: ResumePromptProps) {
  return (
    <div className="wizard-resume">
      <h3 className="wizard-step-title">Máte rozpracovaný rozpočet</h3>
      <p className="max-w-[60ch]">
        Naposledy uložený {formatDateTime(new Date(draft.timestamp))}. Môžete v ňom pokračovať tam, kde ste
        skončili.
      </p>
      <p className="mark mt-4">Zostáva: {progressHint(draft.form)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onResume}>
          Pokračovať
        </Button>
        <Button onClick={onRestart}>Začať odznova</Button>
      </div>
    </div>
  );
}
