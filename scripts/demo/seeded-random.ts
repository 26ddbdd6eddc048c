import { createHash } from 'node:crypto';
import type { Random } from '#server/random.ts';

/** Chance that comes out the same for the same seed: for invented data, never where somebody must not guess it. */
export function seededRandom(seed: string): Random {
  let drawn = 0;
  const bytes = (count: number): Buffer => {
    const blocks = [];
    for (let made = 0; made < count; made += 32) {
      drawn += 1;
      blocks.push(createHash('sha256').update(`${seed}:${drawn}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, count);
  };
  return {
    uuid: () => {
      const id = bytes(16);
      id[6] = ((id[6] ?? 0) & 0x0f) | 0x40;
      id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
      const hex = id.toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        '-',
      );
    },
    token: (count) => bytes(count).toString('base64url'),
    fraction: () => bytes(6).readUIntBE(0, 6) / 2 ** 48,
  };
}
