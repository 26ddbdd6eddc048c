import type { Foundation } from '../foundation.ts';
import type { Room } from '../room.ts';

/** Forgets how often an address has asked, when its window is over. */
export const limitRoom = ({ limiter }: Foundation): Room => ({
  sweeps: [{ name: 'forget-limits', minute: 13, run: () => limiter.sweep() }],
});
