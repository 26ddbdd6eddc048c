/** An amount of money in whole euro cents. The only unit prices are stored and added in. */
export type Cents = number;

/** Whole euros as cents. */
export const euros = (amount: number): Cents => amount * 100;

/** Euros with at most two decimals, as JSON answers carry them, in cents. */
export const eurosToCents = (amount: number): Cents => Math.round(euros(amount));

/** Cents as euros with at most two decimals, for JSON answers (decisions 3). */
export const centsToEuros = (cents: Cents): number => cents / 100;

/**
 * Divides and rounds half up, exactly. Floating point would give wrong euros in about 6 % of all
 * estimates (decisions 2.1), so numerator and denominator stay integers of any size.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  const floor = doubled < 0n && doubled % divisor !== 0n ? quotient - 1n : quotient;
  return Number(floor);
}

/**
 * The amounts of a sum in whole euros, each at most a euro off: the first ones always add up to what their exact sum
 * rounds to, and so do all of them.
 */
export function wholeEuros(amounts: readonly Cents[]): Cents[] {
  let exact = 0;
  let shown = 0;
  return amounts.map((amount) => {
    exact += amount;
    const step = euros(divideHalfUp(BigInt(exact), 100n)) - shown;
    shown += step;
    return step;
  });
}
