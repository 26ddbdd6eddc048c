import { formatList } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { featureName, tradeName } from '#domain/quote/labels.ts';
import type { Undo } from '#domain/quote/wizard-state.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useWizardContext } from './wizard-context.tsx';

/** What has changed beyond the visitor's last answer, and the way to take it back. */
export function UndoLine() {
  const { state, dispatch } = useWizardContext();
  const { undo, form } = state;
  if (undo === null) return null;
  const { text, back } = wordsOf(undo, form.selectedTrade && tradeName(form.selectedTrade));
  return (
    <Notice role="status" className="mb-5 print:hidden">
      <p>{tied(text)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => dispatch({ type: 'undone', now: Date.now() })}>
          {tied(back)}
        </Button>
        <Button size="small" variant="quiet" onClick={() => dispatch({ type: 'undoDismissed' })}>
          Rozumiem
        </Button>
      </div>
    </Notice>
  );
}

function wordsOf(undo: Undo, trade: string): { text: string; back: string } {
  switch (undo.reason) {
    case 'features-dropped':
      return {
        text: `Z\u00A0výberu vypadlo, čo sa pri remesle ${trade} neponúka: ${formatList(undo.features.map(featureName))}.`,
        back: `Vrátiť remeslo ${tradeName(undo.trade)}`,
      };
    case 'replaced':
      return {
        text: 'Rozpočet sa začína tým, čo ste si vybrali na stránke. Rozpracované zadanie sa ešte dá vrátiť.',
        back: 'Vrátiť rozpracované zadanie',
      };
    case 'restarted':
      return { text: 'Formulár je prázdny. Pôvodné odpovede sa ešte dajú vrátiť.', back: 'Vrátiť odpovede' };
  }
}
