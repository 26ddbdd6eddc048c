// Kinds of mails wait in the database with their mails: they stay the same.

/** The offer, or a new revision of it, to its recipient. */
export const OFFER_SENT = 'offer-sent';
/** Another secret link. */
export const OFFER_LINK = 'offer-link';
export const OFFER_REMINDER = 'offer-reminder';
/** The operator's answers, to the recipient. */
export const OFFER_ANSWERED = 'offer-answered';
export const OFFER_ACCEPTED_CLIENT = 'offer-accepted-client';
export const OFFER_ACCEPTED_OPERATOR = 'offer-accepted-operator';
export const OFFER_DECLINED = 'offer-declined-operator';
/** The client wants an offer that is over. */
export const OFFER_RENEWAL = 'offer-renewal-operator';
export const OFFER_QUESTION = 'offer-question-operator';
