import { tied } from '#domain/kernel/text.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** A description for the present choices beside the one the visitor has seen or written (decisions 7.4). */
export function DescriptionOffer() {
  const { state, dispatch } = useWizardContext();
  const { offer } = state;
  if (offer === null) return null;
  return (
    <Notice role="region" aria-label="Návrh nového popisu" className="mb-5 print:hidden">
      <p>
        <strong>Výber sa odvtedy zmenil.</strong> Váš popis zostáva bez zmeny. Nový návrh:
      </p>
      <blockquote className="border-l border-line pl-3 whitespace-pre-line">{tied(offer.text)}</blockquote>
      {offer.source === 'ai' && (
        <p className="text-ink-2">Vytvorené s&nbsp;pomocou umelej inteligencie, skontrolujte si obsah.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => dispatch({ type: 'offerDecided', take: true })}>
          Použiť návrh
        </Button>
        <Button size="small" variant="quiet" onClick={() => dispatch({ type: 'offerDecided', take: false })}>
          Ponechať pôvodný popis
        </Button>
      </div>
    </Notice>
  );
}
