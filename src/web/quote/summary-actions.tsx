import { Download, FileText, MoreVertical, Pencil, X } from 'lucide-react';
import { REQUEST_NOT_BINDING } from '#content/wizard.ts';
import { tied } from '#domain/kernel/text.ts';
import { generateLabel } from '#domain/quote/steps.ts';
import { quoteStage } from '#domain/quote/wizard-state.ts';
import { Arrow } from '../design/arrow.tsx';
import { Button } from '../design/button.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** What can be done with the finished form: quote, PDF, the further actions, and sending (specification 2). */
export function SummaryActions() {
  const { state, close } = useWizardContext();
  const stage = quoteStage(state);
  if (stage === 'submitted') {
    return (
      <Button variant="primary" onClick={close}>
        Zatvoriť
      </Button>
    );
  }
  return (
    <>
      <MoreActions />
      {stage === 'none' || stage === 'generating' ? (
        <GenerateButton />
      ) : (
        <>
          <ExportPdfButton />
          {/* Narrower windows have it beside the price. */}
          <p className="mark max-lg:hidden">{tied(REQUEST_NOT_BINDING)}</p>
          <SubmitButton />
        </>
      )}
    </>
  );
}

/** Asks for the quote; 'Generujem...' while the server works. */
function GenerateButton() {
  const { state, generateQuote } = useWizardContext();
  const generating = quoteStage(state) === 'generating';
  return (
    <Button variant="primary" loading={generating} onClick={generateQuote}>
      {generating ? 'Generujem...' : generateLabel(state.form.mode)}
    </Button>
  );
}

/** 'Exportovať PDF' of the present quote. */
export function ExportPdfButton({ className }: { className?: string }) {
  const { state, exportPdf } = useWizardContext();
  return (
    <Button loading={state.calls.includes('pdf')} onClick={exportPdf} {...(className && { className })}>
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      Exportovať PDF
    </Button>
  );
}

/** 'Odoslať dopyt', 'Odosielajem...' while it is being sent. */
function SubmitButton() {
  const { state, submit } = useWizardContext();
  const submitting = quoteStage(state) === 'submitting';
  return (
    <Button variant="primary" loading={submitting} onClick={submit}>
      {submitting ? 'Odosielajem...' : 'Odoslať dopyt'}
      {!submitting && <Arrow />}
    </Button>
  );
}

/** Overflow menu: Vygenerovať PRD (with a quote), Upraviť, Zavrieť. */
export function MoreActions() {
  const { state, dispatch, prd, close } = useWizardContext();
  const stage = quoteStage(state);
  const edited = state.form.mode === 'quick' ? 'project-size' : 'features';
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="button-icon">
          <MoreVertical aria-hidden="true" strokeWidth={1.5} />
          <span className="sr-only">Ďalšie možnosti</span>
        </Button>
      }
    >
      {stage !== 'none' && stage !== 'generating' && (
        <MenuItem
          icon={<FileText aria-hidden="true" size={18} strokeWidth={1.5} />}
          disabled={state.calls.length > 0}
          onSelect={prd.generate}
        >
          Vygenerovať PRD
        </MenuItem>
      )}
      <MenuItem
        icon={<Pencil aria-hidden="true" size={18} strokeWidth={1.5} />}
        onSelect={() => dispatch({ type: 'jumped', step: edited, now: Date.now() })}
      >
        Upraviť
      </MenuItem>
      <MenuItem icon={<X aria-hidden="true" size={18} strokeWidth={1.5} />} onSelect={close}>
        Zavrieť
      </MenuItem>
    </Menu>
  );
}
