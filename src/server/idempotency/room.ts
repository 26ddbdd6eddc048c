import type { Foundation } from '../foundation.ts';
import type { Room } from '../room.ts';
import { deleteEndedKeys } from './data.ts';

/** Forgets submissions that can no longer be repeated; rooms that take some use `submitOnce` (security 63). */
export const idempotencyRoom = ({ db }: Foundation): Room => ({
  sweeps: [{ name: 'forget-submissions', minute: 11, run: (now) => deleteEndedKeys(db, now) }],
});
