import type { Foundation } from '../foundation.ts';
import type { Room } from '../room.ts';
import { deleteExpiredMails } from './expiry.ts';

/** Forgets mails whose time is over; what they say is brought by the rooms they tell about. */
export const mailRoom = ({ db, mailFolder }: Foundation): Room => ({
  sweeps: [{ name: 'delete-mails', minute: 37, run: (now) => deleteExpiredMails(db, mailFolder, now) }],
});
