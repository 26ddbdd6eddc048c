import { useState } from 'react';
import { formatCents, formatList } from '#domain/kernel/format.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import {
  type OfferVariant,
  offerVariants,
  type VariantName,
  withVariant,
} from '#domain/offers/offer-variants.ts';
import { Money } from '../design/areas/amounts.tsx';
import { MoneyInput } from '../design/areas/money-input.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { useEditor } from './editor-context.ts';

const NAMES: Record<VariantName, string> = {
  affordable: 'Čo sa zmestí do sumy',
  recommended: 'Odporúčané k\u00A0remeslu',
  whole: 'Všetko',
};

/** What is left out, in words. */
const leftOut = ({ left }: OfferVariant): string =>
  left.length === 0
    ? 'Nič nechýba.'
    : `Bez: ${formatList(left.map(({ name }) => name || 'položka bez názvu'))}.`;

interface VariantsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Three sets of lines for a budget, one of which is taken by one press; what it leaves out stays an option. */
export function VariantsDialog({ open, onOpenChange }: VariantsDialogProps) {
  const { offer, content, change, say, setUndo } = useEditor();
  const total = offerTotals(content, initialChoice(content)).once.total;
  const [ceiling, setCeiling] = useState<number | null>(null);
  const recommended = offer.recommendedFeatures;
  const variants = offerVariants(content, ceiling ?? total, recommended);
  const apply = (variant: OfferVariant) => {
    const before = content;
    change((now) => withVariant(now, { taken: variant.taken.map(({ id }) => id) }));
    setUndo({
      said: `Vybraný variant „${NAMES[variant.name]}“ za ${formatCents(variant.total)}.`,
      putBack: () => before,
    });
    say(`Teraz vybrané za ${formatCents(variant.total)}.`);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Varianty podľa sumy">
      <div className="record-panel">
        <Field
          label="Predpokladaná suma klienta"
          hint={`Jednorazovo, aj so zľavou${content.vat.status === 'payer' ? ' a\u00A0DPH' : ''}. Mesačné položky a\u00A0možnosti na výber sa nemenia.`}
        >
          {(control) => <MoneyInput {...control} cents={ceiling ?? total} onCents={setCeiling} />}
        </Field>
        <ol className="offer-variants" aria-label="Varianty">
          {variants
            .filter(({ name }) => name !== 'recommended' || recommended.length > 0)
            .map((variant) => (
              <li key={variant.name}>
                <p className="offer-sums-row">
                  <b>{NAMES[variant.name]}</b>
                  <Money cents={variant.total} />
                </p>
                <p className="text-ink-2">{leftOut(variant)}</p>
                {variant.name === 'affordable' && variant.total > (ceiling ?? total) && (
                  <p className="tone-error">
                    Do tejto sumy sa to nezmestí, najmenej to stojí {formatCents(variant.total)}.
                  </p>
                )}
                <Button
                  size="small"
                  onClick={() => apply(variant)}
                  aria-label={`Použiť: ${NAMES[variant.name]}`}
                >
                  Použiť
                </Button>
              </li>
            ))}
        </ol>
      </div>
    </Dialog>
  );
}
