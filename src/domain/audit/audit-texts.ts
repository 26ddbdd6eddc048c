import { eventOf } from '../accounts/account-events.ts';
import { EVENT_TEXTS } from '../accounts/event-texts.ts';

/** What was done to anything but an account, as the list says it; the subject stands beside. */
const ACTIONS: Readonly<Record<string, string>> = {
  'request.submitted': 'Odoslanie dopytu',
  'client.added': 'Pridanie fakturačných údajov',
  'client.changed': 'Zmena fakturačných údajov',
  'client.removed': 'Odstránenie fakturačných údajov',
  'person.erased': 'Vymazanie údajov osoby',
  'price-book.published': 'Vydanie cenníka',
};

/** What was done; what has no words yet stands as it was noted. */
export function auditAction(action: string): string {
  const event = eventOf(action);
  return event ? EVENT_TEXTS[event] : (ACTIONS[action] ?? action);
}

/** Who did something without an account. */
const ACTORS: Readonly<Record<string, string>> = {
  visitor: 'Návštevník',
  stranger: 'Návštevník',
  operator: 'Prevádzkovateľ na serveri',
  machine: 'Prevádzkovateľ na serveri',
  start: 'Spustenie servera',
};

/** What an entry can be about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  account: 'účet',
  client: 'fakturačné údaje',
  request: 'dopyt',
  person: 'osoba',
  'price-book': 'cenník',
};

/** Stands for an account that is no more. */
const GONE = 'Zrušený účet';

/** Who did it: the username of an account, or a word. */
export const auditActor = (actor: string, username: string | undefined): string =>
  username ?? ACTORS[actor] ?? GONE;

/** What it was done to: "účet jana", "dopyt #0017". */
export const auditSubject = (type: string, name: string | undefined): string =>
  [SUBJECTS[type] ?? type, name].filter(Boolean).join(' ');
