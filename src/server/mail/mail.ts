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

/** What a mail says. The subject never holds text from outside. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
  replyTo?: Mailbox;
  attachments?: readonly Attachment[];
}

/** Who gets it, and by which name it is known for ever. */
export interface Envelope {
  from: Mailbox;
  to: Mailbox;
  /** Without the angle brackets. */
  messageId: string;
  date: Date;
}

/** A refusal that trying again cannot change. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError';
}
