/** One person's mailbox; name and address are never joined into a text by us (security 46). */
export interface Mailbox {
  name: string;
  address: string;
}

export interface Attachment {
  fileName: string;
  type: string;
  content: Uint8Array;
}

/** A picture that stands in the body of a mail. */
export interface Picture extends Attachment {
  /** How the body names it (RFC 2392), without the angle brackets. */
  id: string;
}

/** How whoever gets a mail switches its kind off: none of those that protect an account, or that somebody waits for. */
export interface WayOut {
  /** What the kind is called. */
  kind: string;
  /** The page with the button. */
  href: string;
  /** What mail programs call by themselves (RFC 8058). */
  oneClick: string;
}

/** What a mail says, in both renderings. */
export interface MailBodies {
  html: string;
  text: string;
}

/** A mail as it is composed; its end depends on who gets it. The subject never holds text from outside. */
export interface Mail {
  subject: string;
  /** The operator has written the subject, so nothing stands before it. */
  isSubjectWritten?: boolean;
  bodies(wayOut: WayOut | null): MailBodies;
  replyTo?: Mailbox;
  pictures?: readonly Picture[];
  attachments?: readonly Attachment[];
}

/** The subject of a mail of a thread: all of them begin alike. */
export const threadSubject = (name: string, about: string): string => `${name} | ${about}`;

/** A mail as it goes out. */
export interface FinishedMail extends Omit<Mail, 'bodies'>, MailBodies {
  wayOut: WayOut | null;
}

/** Who gets it, and by which name it is known for ever. */
export interface Envelope {
  from: Mailbox;
  to: Mailbox;
  /** Without the angle brackets. */
  messageId: string;
  date: Date;
  /** The mails that it goes on from, by their Message-ID, the first of the conversation first; none of one that stays alone. */
  references: readonly string[];
  /** The last one of them that its recipient has got. */
  inReplyTo: string | null;
}

/** A refusal that trying again cannot change. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError';
}
