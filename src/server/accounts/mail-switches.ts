import { z } from 'zod';
import { choiceName, choiceOfMail } from '#domain/accounts/chosen-mails.ts';
import type { MailChoice } from '#domain/accounts/mail-choice-contract.ts';
import { mailChoiceHref, oneClickHref } from '#domain/accounts/mail-choice-link.ts';
import { MUTABLE_MAILS, type MutableMail } from '#domain/accounts/mail-choices.ts';
import { Fault } from '#domain/errors/faults.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { noteOn } from '../audit/note.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { MailChoices } from '../mail/delivery.ts';
import { findOwnerOf, lockAccount, updateAccount } from './data.ts';
import { canStillSwitch, deleteOptOut, insertOptOut, isMuted } from './opt-out-data.ts';
import type { Sealing } from './sealed.ts';

/** What whoever gets mails chooses, by the settings of their account or by the link in each such mail (decision 138). */
export interface MailChoiceService extends MailChoices {
  /** What a token stands for. Throws notFound for any text that the site has not sealed, and for a token that has ended. */
  show(token: string): Promise<MailChoice>;
  /** Switches that kind off or on, for that address alone. Throws notFound, and mailsOfAccount to switch on what settings do. */
  change(token: string, isOn: boolean, now: Date): Promise<MailChoice>;
}

/** Stays the same: mails that were sent carry what is sealed for it. */
const USE = 'mail-choice';

const note = noteOn('mail');

interface Opened {
  kind: MutableMail;
  email: string;
  mailId: string;
}

const sealedSchema = z.tuple([z.enum(MUTABLE_MAILS), z.string(), z.uuid()]);

type Options = Pick<Foundation, 'db' | 'config'> & { sealing: Sealing };

export function createMailChoices({ db, config, sealing }: Options): MailChoiceService {
  const opened = async (reader: Db | Transaction, token: string): Promise<Opened> => {
    const text = sealing.open(token, USE);
    if (text === null) throw new Fault('notFound');
    // A mail that was sent before its kind was made one that always goes out carries a link, too.
    const sealed = sealedSchema.safeParse(JSON.parse(text));
    if (!sealed.success) throw new Fault('notFound');
    const [kind, email, mailId] = sealed.data;
    if (!(await canStillSwitch(reader, mailId))) throw new Fault('notFound');
    return { kind, email, mailId };
  };

  const show = async (token: string): Promise<MailChoice> => {
    const { kind, email } = await opened(db, token);
    return {
      kind,
      email: veiled(email),
      isOn: !(await isMuted(db, email, kind)),
      hasAccount: (await findOwnerOf(db, email)) !== null,
    };
  };

  return {
    async isMuted({ kind, toAddress }) {
      const choice = choiceOfMail(kind);
      return choice !== null && (await isMuted(db, toAddress, choice));
    },
    wayOut({ id, kind, toAddress }) {
      const choice = choiceOfMail(kind);
      if (choice === null) return null;
      const token = sealing.seal(JSON.stringify([choice, toAddress, id]), USE);
      return {
        kind: choiceName(choice),
        href: config.publicUrl + mailChoiceHref(token),
        oneClick: config.publicUrl + oneClickHref(token),
      };
    },
    show,
    async change(token, isOn, now) {
      await db.transaction(async (transaction) => {
        const { kind, email, mailId } = await opened(transaction, token);
        if ((await isMuted(transaction, email, kind)) !== isOn) return;
        const found = await findOwnerOf(transaction, email);
        const owner = found && (await lockAccount(transaction, found.id));
        const key = emailKey(email);
        // Whoever was forwarded the mail does not undo what its owner has chosen.
        if (owner && isOn) throw new Fault('mailsOfAccount');
        if (owner) await updateAccount(transaction, owner.id, { mutedMails: [...owner.mutedMails, kind] });
        else if (isOn) await deleteOptOut(transaction, key, kind);
        else await insertOptOut(transaction, { emailKey: key, kind, createdAt: now });
        await note(transaction, mailId, isOn ? 'mail.switched-on' : 'mail.switched-off', {
          actor: { kind: 'client' },
          now,
        });
      });
      return show(token);
    },
  };
}

/** Enough of an address for its owner, and for nobody who finds the link: "j…@vzor.example". */
const veiled = (email: string): string => `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`;
