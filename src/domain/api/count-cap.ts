import { formatDecimal } from '../kernel/format.ts';

/** Where counting stops: a number of so many says "so many or more". */
export const COUNT_CAP = 1000;

/** Such a count: "12", "1 000+". */
export const cappedCount = (count: number): string =>
  count >= COUNT_CAP ? `${formatDecimal(COUNT_CAP)}+` : String(count);
