import type { Foundation } from '../foundation.ts';
import type { Room } from '../room.ts';
import { lockForgottenMails } from './data.ts';
import { MAIL_QUEUE } from './delivery.ts';
import { deleteExpiredMails } from './expiry.ts';

/** Forgets mails whose time is over; what they say is brought by the rooms they tell about. */
export function mailRoom({ db, jobs, log, mailFolder }: Foundation): Room {
  // A restored backup has the mails that waited, but none of the jobs (decision 103).
  jobs.whenStarted(async () => {
    const mails = await db.transaction(async (transaction) => {
      const waiting = await lockForgottenMails(transaction);
      if (waiting.length === 0) return 0;
      await jobs.add(
        transaction,
        MAIL_QUEUE,
        waiting.map((mailId) => ({ mailId })),
      );
      return waiting.length;
    });
    if (mails > 0) log.info({ mails }, 'mail: waiting without a job, sent now');
  });
  return {
    sweeps: [{ name: 'delete-mails', minute: 37, run: (now) => deleteExpiredMails(db, mailFolder, now) }],
  };
}
