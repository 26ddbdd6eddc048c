import type { Cents } from './money.ts';

/**
 * Divides an amount by weights, to the cent: each part is at most a cent from its exact share, and all of them add up to
 * the amount. The cents that are left go to the parts that lost most by rounding, the first of equals first. Without any
 * weight the first part takes all.
 */
export function apportion(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    const floor = exact / BigInt(whole);
    return { index, floor: Number(floor), lost: exact - floor * BigInt(whole) };
  });
  const left = amount - shares.reduce((sum, { floor }) => sum + floor, 0);
  const favoured = new Set(
    shares
      .toSorted((a, b) => Number(b.lost - a.lost) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, floor }) => floor + (favoured.has(index) ? 1 : 0));
}
