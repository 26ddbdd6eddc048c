import { tied } from '#domain/kernel/text.ts';
import { Button } from '../design/button.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** A description for the present choices beside the one the visitor has seen or written (decisions 7.4). */
export function DescriptionOffer() {
  const { state, dispatch } = useWizardContext();
  const { offer } = state;
  if (offer === null) return null;
  return (
    <section aria-label="Návrh nového popisu" className="wizard-notice">
      <p>
        <strong>Výber sa odvtedy zmenil.</strong> Váš popis zostáva bez zmeny. Nový návrh:
      </p>
      <blockquote className="wizard-offer">{tied(offer.text)}</blockquote>
      {offer.source === 'ai' && (
        <p className="text-ink-2">Vytvorené s pomocou umelej inteligencie, skontrolujte si obsah.</p>
      )}
      <div className="wizard-notice-actions">
        <Button size="small" onClick={() => dispatch({ type: 'offerDecided', take: true })}>
          Použiť návrh
        </Button>
        <Button size="small" variant="quiet" onClick={() => dispatch({ type: 'offerDecided', take: false })}>
          Ponechať pôvodný popis
        </Button>
      </div>
    </section>
  );
}
