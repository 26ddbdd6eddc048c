import { formatDecimal } from './format.ts';

const NBSP = '\u00A0';
const KILOBYTE = 1024;

/** The size of a file, as file managers say it: "12,4 MB", "340 kB". */
export function formatBytes(bytes: number): string {
  const units = ['kB', 'MB', 'GB'];
  let [value, unit] = [bytes / KILOBYTE, 0];
  while (value >= KILOBYTE && unit < units.length - 1) [value, unit] = [value / KILOBYTE, unit + 1];
  const shown = unit === 0 ? Math.ceil(value) : Math.round(value * 10) / 10;
  return `${formatDecimal(shown)}${NBSP}${units[unit]}`;
}
