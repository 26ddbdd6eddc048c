import { formatList } from '../kernel/format.ts';
import { type Day, wallTimeOf } from '../kernel/local-time.ts';
import { formatNearDay } from '../kernel/local-time-texts.ts';
import { tied } from '../kernel/text.ts';
import type { ChecklistState } from './checklist-life.ts';

/** What of a project its client can be reminded of by a message; of payments and addenda other mails do it. */
export type RemindedKind = 'repair' | 'bring' | 'approve';

/** What a message that reminds names: items, the longest due first, or the stage that was delivered. */
interface Reminded {
  items: readonly { title: string; state: ChecklistState; dueOn: Day }[];
  stage: string;
}

/** So many are named. */
const NAMED = 5;

/** A message of the operator that reminds the client, to be changed before it is sent. */
export function reminderText(kind: RemindedKind, { items, stage }: Reminded): string {
  if (kind === 'approve')
    return tied(
      `Dobrý deň,\n\nprosím, pozrite si etapu „${stage}“. Ak je v poriadku, schváľte ju v projekte; ak nie, napíšte mi, čo zmeniť.`,
    );
  const meant = items
    .filter(({ state }) => state === (kind === 'repair' ? 'returned' : 'asked'))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)))
    .map(({ title }) => `„${title}“`);
  const named = meant.length > NAMED ? [...meant.slice(0, NAMED), 'ďalšie'] : meant;
  const names = formatList(named);
  if (kind === 'repair')
    return tied(
      meant.length === 1
        ? `Dobrý deň,\n\nprosím, opravte ešte podklad ${names}. Dôvod vrátenia nájdete pri ňom v projekte v časti Podklady.`
        : `Dobrý deň,\n\nprosím, opravte ešte podklady: ${names}. Dôvod vrátenia nájdete pri každom v projekte v časti Podklady.`,
    );
  return tied(
    meant.length === 1
      ? `Dobrý deň,\n\nprosím, pošlite mi ešte podklad ${names}. Dodáte ho v projekte v časti Podklady.`
      : `Dobrý deň,\n\nprosím, pošlite mi ešte podklady: ${names}. Dodáte ich v projekte v časti Podklady.`,
  );
}

const dayText = (at: string, today: Day): string => formatNearDay(wallTimeOf(new Date(at)).day, today);

/** When the client was last sent a call for a payment: "výzva odišla 27. 10."; empty where nobody has asked for it. */
export const calledText = ({ askedAt }: { askedAt: string | null }, today: Day): string =>
  askedAt === null ? '' : `výzva odišla ${dayText(askedAt, today)}`;

/** When they were last reminded of an addendum: "pripomenuté 20. 11."; empty where they were not. */
export const remindedText = ({ remindedAt }: { remindedAt: string | null }, today: Day): string =>
  remindedAt === null ? '' : `pripomenuté ${dayText(remindedAt, today)}`;

/** When the operator has last written to them: "naposledy ste písali 20. 11."; empty where the last messages do not say it. */
export function lastWrittenText(
  messages: readonly { side: string; createdAt: string; withdrawnAt: string | null }[],
  today: Day,
): string {
  const last = messages.findLast(({ side, withdrawnAt }) => side === 'operator' && withdrawnAt === null);
  if (last) return `naposledy ste písali ${dayText(last.createdAt, today)}`;
  return messages.length === 0 ? 'zatiaľ ste nepísali' : '';
}
