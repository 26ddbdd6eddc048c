/**
 * Kinds of mail that may be switched off (business 7). Codes, sign-in links, security changes and the confirmation of an order,
 * which the law demands (zákon 22/2004, § 5 ods. 6), always go out, and so do offers and payment calls, each of which is sent to
 * one person who waits for it or owes it (decision 138).
 */
export const MAIL_CHOICES = [
  { kind: 'offer-reminder', label: 'Pripomenutie ponuky, na ktorú ste neodpovedali' },
  { kind: 'stage', label: 'Odovzdaná etapa projektu' },
  { kind: 'checklist', label: 'Vrátený podklad' },
  { kind: 'message', label: 'Nová správa' },
] as const;

export type MutableMail = (typeof MAIL_CHOICES)[number]['kind'];

export const MUTABLE_MAILS: readonly MutableMail[] = MAIL_CHOICES.map(({ kind }) => kind);
