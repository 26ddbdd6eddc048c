import { formatCents, formatChange } from '../kernel/format.ts';
import { type Day, daysBetween } from '../kernel/local-time.ts';
import { formatNearDay } from '../kernel/local-time-texts.ts';
import { byCount, plural } from '../kernel/plural.ts';
import type { MessageSubject } from '../messages/message.ts';
import { isAddendum } from '../offers/offer-number.ts';
import type { PortalExpected } from '../projects/portal-expected.ts';
import { itemAnchor } from '../projects/project-address.ts';
import { lateText, launchShiftText, nextStepText } from '../projects/project-texts.ts';

type Until = Pick<PortalExpected, 'kind' | 'number' | 'until' | 'isLate' | 'shift' | 'amount'>;
type Told = Pick<PortalExpected, 'kind' | 'name' | 'number' | 'count' | 'position'>;

/** What a client is to do: "Schváliť etapu: Návrh". */
export function expectedTitle({ kind, name, number, count, position }: Told): string {
  if (kind === 'accept') return `Rozhodnúť o\u00A0${isAddendum(number) ? 'dodatku' : 'ponuke'}: ${name}`;
  if (kind === 'pay') return `Uhradiť ${position}.\u00A0platbu „${name}“`;
  if (kind === 'answer')
    return byCount(count, [
      'Prečítať novú správu',
      `Prečítať ${count}\u00A0nové správy`,
      'Prečítať nové správy',
      `Prečítať ${count}\u00A0nových správ`,
    ]);
  return nextStepText({ kind, name });
}

const SUBJECTS = { request: 'k\u00A0dopytu', offer: 'k\u00A0ponuke', project: 'k\u00A0projektu' } as const;

/** Over all that a client has: of messages it says in which conversation they are. */
export const expectedTitleAt = (
  row: Told & { about: { type: MessageSubject['type']; name: string } },
): string => expectedTitle(row) + (row.kind === 'answer' ? ` ${subjectOf(row)}: ${row.about.name}` : '');

const subjectOf = ({ number, about: { type } }: Parameters<typeof expectedTitleAt>[0]): string =>
  type === 'offer' && isAddendum(number) ? 'k\u00A0dodatku' : SUBJECTS[type];

/**
 * Until when it is to be done, and what comes of it if not: "mešká 4 dni, posúva spustenie o 2 pracovné dni"; empty where nobody has
 * said. It speaks of this one alone: whether the launch stands hangs on others, too.
 */
export function untilText({ kind, number, until, isLate, shift, amount }: Until, today: Day): string {
  const isSum = (kind === 'pay' || kind === 'accept') && amount !== null;
  const sum = isSum
    ? `${kind === 'accept' && isAddendum(number) ? formatChange(amount) : formatCents(amount)}, `
    : '';
  if (until === null) return sum;
  if (!isLate) return `${sum}do\u00A0${formatNearDay(until, today)}, ${leftText(daysBetween(today, until))}`;
  const days = daysBetween(until, today);
  if (kind === 'pay') return `${sum}${plural(days, 'day')} po\u00A0splatnosti`;
  if (kind !== 'repair' && kind !== 'bring') return lateText(days);
  return [lateText(days), launchShiftText(shift)].filter(Boolean).join(', ');
}

const leftText = (days: number): string =>
  days === 0 ? 'dnes' : days === 1 ? 'zajtra' : `ešte ${plural(days, 'day')}`;

/** Over what is expected, wherever it is listed. */
export const EXPECTED_TITLE = 'Čo od vás potrebujem';

/** What is said where nothing is expected of the client; true where they wait for the operator. */
export const nothingText = (isOperators: boolean): string =>
  isOperators ? 'Teraz nič, na rade som ja.' : 'Od vás teraz nič nepotrebujem.';

/** How many items are to be brought besides the one that is named. */
export const moreItemsText = (more: number): string =>
  byCount(more, [
    'A\u00A0ešte jeden podklad',
    `A\u00A0ešte ${more}\u00A0podklady`,
    `A\u00A0ešte ${more}\u00A0podkladu`,
    `A\u00A0ešte ${more}\u00A0podkladov`,
  ]);

const PARTS = { approve: 'priebeh', accept: '', pay: 'platby', answer: 'spravy' } as const;

/** The part of the screen of a project where it is done; an addendum has a screen of its own. */
export const expectedPart = ({ kind, id }: Pick<PortalExpected, 'kind' | 'id'>): string =>
  kind === 'repair' || kind === 'bring' ? itemAnchor(id) : PARTS[kind];

/** What leads to where it is done. */
export const EXPECTED_BUTTONS: Readonly<Record<PortalExpected['kind'], string>> = {
  repair: 'Opraviť',
  bring: 'Dodať podklady',
  approve: 'Pozrieť a\u00A0schváliť',
  accept: 'Pozrieť a\u00A0rozhodnúť',
  pay: 'Zaplatiť',
  answer: 'Prečítať',
};
