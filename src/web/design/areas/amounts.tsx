import { formatCents, formatExactEuros } from '#domain/kernel/format.ts';
import type { Cents } from '#domain/kernel/money.ts';
import './areas.css';

interface MoneyProps {
  cents: Cents;
  /** Both decimals always, where a column is added up. */
  exact?: boolean;
}

/** A sum in the lettering of numbers; its column stands right. */
export const Money = ({ cents, exact }: MoneyProps) => (
  <span className="money">{exact ? formatExactEuros(cents) : formatCents(cents)}</span>
);

/** A sum that would be added to a price, while nobody has decided it: its sign is not as strong as the sum. */
export const AddedMoney = ({ cents }: { cents: Cents }) => (
  <span className="money">
    {cents > 0 && <span className="text-ink-2">+</span>}
    {formatCents(cents)}
  </span>
);
