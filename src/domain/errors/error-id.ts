const ALPHABET_BASE = 36;

/** Error id: ERR_, upper-cased time stamp, random text (specification 3). `random` is in [0, 1). */
export const errorId = (now: Date, random: number): string =>
  `ERR_${now.getTime().toString(ALPHABET_BASE)}_${random.toString(ALPHABET_BASE).slice(2, 10).padEnd(8, '0')}`.toUpperCase();
