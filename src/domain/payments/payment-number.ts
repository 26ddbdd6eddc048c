const PREFIX = 'VP';
const DIGITS = 6;
/** Banks take no longer variable symbol. */
const SYMBOL_MAX = 10;

/** Number of a payment call: "VP-2026-000123", from the local year and the running number. */
export const paymentNumber = (year: number, serial: number): string =>
  `${PREFIX}-${year}-${String(serial).padStart(DIGITS, '0')}`;

/** Variable symbol by which a payment is recognised: the digits of the call's number (slovak.md 8). */
export function variableSymbol(year: number, serial: number): string {
  const symbol = paymentNumber(year, serial).replace(/\D/g, '');
  if (symbol.length > SYMBOL_MAX) throw new Error(`${symbol} is too long for a variable symbol.`);
  return symbol;
}
