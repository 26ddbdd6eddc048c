import { type RefObject, useState } from 'react';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { restoresSilently } from '#domain/quote/draft.ts';
import { serviceAccusative } from '#domain/quote/labels.ts';
import { Dialog } from '../design/dialog.tsx';
import { TooltipProvider } from '../design/tooltip.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { loadDraft } from './draft-storage.ts';
import { keptEmail } from './keep-submission.ts';
import { contactOf, presetOf } from './prefill.ts';
import { ResumePrompt } from './resume-prompt.tsx';
import { Wizard } from './wizard.tsx';
import type { WizardWay } from './wizard-entry.ts';

/** Byte for byte (specification 2). */
const SUBTITLE = 'Vytvorte presný rozpočet pre váš projekt v 5 jednoduchých krokoch.';

interface WizardModalProps {
  service: ServiceSlug;
  /** Address and state of the link that opened it, which may know trade, size and contact. */
  search: string;
  linkState: unknown;
  onClose: () => void;
  onSubmitted: () => void;
  /** Where it stands in the browser's history. */
  way: RefObject<WizardWay>;
}

/** The quote wizard of one service as a modal dialog. Loaded lazy: it carries validation and phone rules. */
export default function WizardModal({
  service,
  search,
  linkState,
  onClose,
  onSubmitted,
  way,
}: WizardModalProps) {
  const [preset] = useState(() => presetOf(search));
  const [contact] = useState(() => contactOf(linkState, keptEmail(Date.now())));
  const [saved] = useState(() => loadDraft(service, Date.now()));
  const returnFocus = useReturnFocus();
  const [decision, setDecision] = useState<'resume' | 'restart' | null>(() =>
    // Who comes with choices of their own has answered already; work on others can be taken back.
    saved === null || restoresSilently(saved) || Object.keys(preset).length > 0 ? 'resume' : null,
  );
  const asking = saved !== null && decision === null;
  return (
    <Dialog
      open
      wide={!asking}
      {...(!asking && { className: 'wizard dialog-tall' })}
      title={`Rozpočet pre ${serviceAccusative(service)}`}
      description={SUBTITLE}
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={returnFocus}
    >
      <DataClient>
        <TooltipProvider>
          <ErrorBoundary level="component" component="QuoteWizard">
            {asking ? (
              <ResumePrompt
                service={service}
                draft={saved}
                onResume={() => setDecision('resume')}
                onRestart={() => setDecision('restart')}
              />
            ) : (
              <Wizard
                service={service}
                draft={decision === 'resume' ? saved : null}
                preset={preset}
                contact={contact}
                onClose={onClose}
                onSubmitted={onSubmitted}
                way={way}
              />
            )}
          </ErrorBoundary>
        </TooltipProvider>
      </DataClient>
    </Dialog>
  );
}

/** Gives the focus back to what opened the wizard; by the time the dialog could ask, its step already has it. */
function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
