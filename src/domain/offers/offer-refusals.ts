import { OPEN_QUESTIONS_MAX } from './offer-limits.ts';
import { worded } from './offer-number.ts';
import type { RevisionState, RevisionStep } from './revision-life.ts';

const OF_OFFER: Record<RevisionState, string> = {
  draft: 'Táto ponuka ešte nebola odoslaná.',
  sent: 'Táto ponuka je už odoslaná.',
  viewed: 'Táto ponuka je už odoslaná.',
  accepted: 'Táto ponuka je prijatá.',
  declined: 'Táto ponuka je odmietnutá.',
  expired: 'Platnosť tejto ponuky uplynula.',
  superseded: 'Túto ponuku nahradila novšia.',
  withdrawn: 'Táto ponuka je odvolaná.',
};

const OF_ADDENDUM: Record<RevisionState, string> = {
  draft: 'Tento dodatok ešte nebol odoslaný.',
  sent: 'Tento dodatok je už odoslaný.',
  viewed: 'Tento dodatok je už odoslaný.',
  accepted: 'Tento dodatok je prijatý.',
  declined: 'Tento dodatok je odmietnutý.',
  expired: 'Platnosť tohto dodatku uplynula.',
  superseded: 'Tento dodatok nahradil novší.',
  withdrawn: 'Tento dodatok je odvolaný.',
};

/** What follows from it; {ju} is the offer or the addendum. */
const WHAT_THEN = {
  edit: 'Ak chcete niečo zmeniť, vytvorte novú revíziu.',
  accept: 'Prijať {ju} už nemožno.',
  decline: 'Odmietnuť {ju} už nemožno.',
  withdraw: 'Odvolať {ju} už nemožno.',
} satisfies Partial<Record<RevisionStep, string>>;

/** What was agreed is changed by an addendum only, and nobody agrees twice. */
const AFTER_ACCEPTANCE: Partial<Record<RevisionStep, string>> = {
  edit: 'Zmenu dohodnite dodatkom.',
  decline: WHAT_THEN.decline,
  withdraw: WHAT_THEN.withdraw,
};

/** Why a step is not possible, as a sentence for whoever wanted to take it (business 3). */
export function stepRefusal(offer: { number: string }, state: RevisionState, step: RevisionStep): string {
  // Whoever would accept it still can accept what came after it.
  if (state === 'superseded' && step === 'accept')
    return worded(
      offer,
      'Túto ponuku nahradila novšia, prijať môžete už len tú.',
      'Tento dodatok nahradil novší, prijať môžete už len ten.',
    );
  const reason = worded(offer, OF_OFFER[state], OF_ADDENDUM[state]);
  const advice: Partial<Record<RevisionStep, string>> = state === 'accepted' ? AFTER_ACCEPTANCE : WHAT_THEN;
  if (state === 'draft' || !advice[step]) return reason;
  return `${reason} ${advice[step].replace('{ju}', worded(offer, 'ju', 'ho'))}`;
}

/** Said to the operator where no reminder can go out now (reminders.ts). */
export const NO_REMINDER =
  'Pripomenutie teraz poslať nemožno. Odchádza len v\u00A0pracovnom čase, najskôr deň po poslednom e-maile a\u00A0ku každej revízii len raz.';

/** Said to a client while so many questions wait that there is no room for another one. */
export const QUESTIONS_FULL = `Na odpoveď už čaká ${OPEN_QUESTIONS_MAX} otázok. Ďalšiu pošlite, keď dostanete odpoveď.`;

/** Said to who accepts other lines than those offered, or another price than the page by now would show. */
export const WRONG_CHOICE = 'Možnosti na výber sa medzitým zmenili. Načítajte ich znova.';
export const WRONG_PRICE = 'Cena na stránke už nie je aktuálna. Načítajte ju znova.';
