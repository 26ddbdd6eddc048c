import { MAIL_CHOICES, type MutableMail } from './mail-choices.ts';

/**
 * Of each kind of mail that may be switched off, the choice that switches it (business 7). Kinds that are not here always
 * go out: codes, links and invitations that somebody waits for, security, offers and the confirmation of an order, payment calls,
 * the launch with its report, and what the operator is told.
 */
const CHOICE_OF: Readonly<Record<string, MutableMail>> = {
  'offer-reminder': 'offer-reminder',
  'offer-answered': 'message',
  'project-message': 'message',
  'request-reply': 'message',
  'project-stage-delivered': 'stage',
  'project-item-returned': 'checklist',
};

/** The choice that switches mails of a kind; null for those that always go out. */
export const choiceOfMail = (kind: string): MutableMail | null => CHOICE_OF[kind] ?? null;

/** What a choice is called. */
export const choiceName = (choice: MutableMail): string =>
  MAIL_CHOICES.find(({ kind }) => kind === choice)?.label ?? '';
