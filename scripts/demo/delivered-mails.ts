import type { Foundation } from '#server/foundation.ts';
import { insertMails } from '#server/mail/data.ts';
import { mailRow, type NewMail, type Outbox } from '#server/mail/outbox.ts';

/** An outbox whose mails count as sent at the moment they are written: nobody composes them, and nothing leaves. */
export interface DeliveredMails {
  outboxOf(parts: Pick<Foundation, 'random' | 'sender'>): Outbox;
  /** What the last mail of a kind to an address carries. Throws where there was none. */
  payloadOf(kind: string, address: string): Readonly<Record<string, unknown>>;
}

export function deliveredMails(): DeliveredMails {
  const last = new Map<string, NewMail>();
  const keyOf = (kind: string, address: string) => `${kind} ${address}`;
  return {
    outboxOf: ({ random, sender }) => {
      const add: Outbox['add'] = async (transaction, mails, now) => {
        for (const mail of mails) last.set(keyOf(mail.kind, mail.to.address), mail);
        const rows = mails.map((mail) => mailRow(mail, { from: sender, random }, now));
        await insertMails(
          transaction,
          rows.map((row) => ({ ...row, status: 'sent', attempts: 1, sentAt: now })),
        );
      };
      return {
        add,
        async addUnproven(transaction, { address, isShared: _, ...mail }, now) {
          await add(transaction, [{ ...mail, to: { name: '', address } }], now);
          return true;
        },
        wake: () => {},
        resend: async () => false,
      };
    },
    payloadOf(kind, address) {
      const mail = last.get(keyOf(kind, address));
      if (!mail) throw new Error(`No mail ${kind} was written to ${address}.`);
      return mail.payload ?? {};
    },
  };
}
