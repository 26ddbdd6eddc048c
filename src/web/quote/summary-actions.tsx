import { Download, FileText, MoreVertical, Pencil, X } from 'lucide-react';
import type { ComponentProps } from 'react';
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
        <GenerateButton variant="primary" />
      ) : (
        <>
          <ExportPdfButton />
          <SubmitButton />
        </>
      )}
    </>
  );
}

/** 'Vygenerovať detailný rozpočet', 'Generujem...' while the server works. Not the main button where the footer has it. */
export function GenerateButton({
  variant,
  className,
}: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>) {
  const { state, generateQuote } = useWizardContext();
  const generating = quoteStage(state) === 'generating';
  return (
    <Button
      loading={generating}
      onClick={generateQuote}
      {...(variant && { variant })}
      {...(className && { className })}
    >
      {generating ? 'Generujem...' : 'Vygenerovať detailný rozpočet'}
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
function SubmitButton({ className }: { className?: string }) {
  const { state, submit } = useWizardContext();
  const submitting = quoteStage(state) === 'submitting';
  return (
    <Button variant="primary" loading={submitting} onClick={submit} {...(className && { className })}>
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
