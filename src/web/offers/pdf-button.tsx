import { Button } from '../design/button.tsx';
import { useSending } from '../shell/use-sending.ts';
import type { ClientActs } from './client-acts.ts';

interface PdfButtonProps {
  offer: Parameters<ClientActs['savePdf']>[0];
  acts: Pick<ClientActs, 'savePdf'>;
}

/** Saves the offer as a PDF. */
export function PdfButton({ offer, acts }: PdfButtonProps) {
  const { isSending, refused, send } = useSending();
  return (
    <div className="flex items-center noscript:hidden">
      <span role="alert">{refused && <span className="field-error mr-4">{refused.advice}</span>}</span>
      <Button size="small" loading={isSending} onClick={() => send(() => acts.savePdf(offer))}>
        PDF
      </Button>
    </div>
  );
}
