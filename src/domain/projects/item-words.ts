import type { Day } from '../kernel/local-time.ts';
import { formatNearDay } from '../kernel/local-time-texts.ts';
import { byCount, zBefore } from '../kernel/plural.ts';
import { type ChecklistState, isLateItem, isMissing } from './checklist-life.ts';
import { broughtWords, wantsOf } from './checklist-wants.ts';

interface Item {
  kind: string;
  state: ChecklistState;
  dueOn: Day;
  broughtOn: Day | null;
  acceptedOn: Day | null;
  /** That was handed in. */
  text: string;
}

/**
 * How an item stands, the same for both sides: "6 z 18 fotografií, termín bol 14. 10.", "Dodané 3. 11., 2 súbory". `files` are
 * those that lie there.
 */
export function itemWords(
  { kind, state, dueOn, broughtOn, acceptedOn, text }: Item,
  files: number,
  today: Day,
): string {
  const count = files > 0 || isMissing(state) ? broughtWords(wantsOf(kind), files) : '';
  const day = (of: Day | null) => (of === null ? '' : `\u00A0${formatNearDay(of, today)}`);
  const written = text === '' ? '' : 'text';
  if (state === 'accepted') return listed(`Prijaté${day(acceptedOn)}`, count, written);
  if (state === 'waived') return listed(count, written);
  if (state === 'brought') return listed(`Dodané${day(broughtOn)}`, count, written);
  return listed(count, `${dueOn < today ? 'termín bol' : 'do'}${day(dueOn)}`);
}

/** Over the texts of many pages, which stand together: "Texty na stránky: dodané 2 z 13, 1 vrátený, 3 meškajú". */
export function pagesWords(pages: readonly Pick<Item, 'state' | 'dueOn'>[], today: Day): string {
  const missing = pages.filter(({ state }) => isMissing(state));
  const returned = pages.filter(({ state }) => state === 'returned').length;
  const late = missing.filter((page) => isLateItem(page, today)).length;
  return listed(
    `Texty na stránky: dodané ${pages.length - missing.length} ${zBefore(pages.length)}${pages.length}`,
    returned === 0
      ? ''
      : `${returned}\u00A0${byCount(returned, ['vrátený', 'vrátené', 'vráteného', 'vrátených'])}`,
    late === 0 ? '' : `${late}\u00A0${byCount(late, ['mešká', 'meškajú', 'mešká', 'mešká'])}`,
  );
}

const listed = (...words: string[]): string => words.filter(Boolean).join(', ');
