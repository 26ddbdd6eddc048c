import { SESSION_DAYS } from '../accounts/lifetimes.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { plural } from '../kernel/plural.ts';
import { DRAFT_EXPIRY_DAYS } from '../quote/draft-expiry.ts';
import { CONSENT_MONTHS } from './consent.ts';
import {
  COOKIE_DAYS,
  COOKIES,
  LOCAL,
  SESSION,
  STORAGE_KINDS,
  type StorageKind,
  type StoredName,
} from './storage-names.ts';

const NAMES = { cookie: COOKIES, localStorage: LOCAL, sessionStorage: SESSION } as const;
type StoredId = { [Kind in StorageKind]: keyof (typeof NAMES)[Kind] }[StorageKind];
const CATEGORIES = ['necessary', 'functional', 'chat'] as const;
type Category = (typeof CATEGORIES)[number];

/** The words for every name of the list; one without words does not compile. */
export type StoredTexts = Record<StoredId, { category: Exclude<Category, 'chat'>; purpose: string }>;

/** One row of the table on /cookies. */
export interface StoredItem extends StoredName {
  category: Category;
  purpose: string;
  lifetime: string;
  setBy: string;
}

interface Lifetimes {
  untilDeleted: string;
  tab: string;
}

/** How long a name is kept; null is as long as its kind. */
const LIFETIMES: Partial<Record<StoredId, string>> = {
  browser: plural(COOKIE_DAYS, 'day'),
  csrf: plural(COOKIE_DAYS, 'day'),
  session: plural(SESSION_DAYS, 'day'),
  consent: plural(CONSENT_MONTHS, 'month'),
  quoteForm: plural(DRAFT_EXPIRY_DAYS, 'day'),
  lastEmail: plural(DRAFT_EXPIRY_DAYS, 'day'),
};

/** Everything that a visit can leave in the browser, category by category. */
export function storedItems(
  { brand, chat }: Pick<SiteFacts, 'brand' | 'chat'>,
  texts: StoredTexts,
  lifetimes: Lifetimes,
): StoredItem[] {
  const own = STORAGE_KINDS.flatMap((kind) =>
    idsOf(kind).map(([id, name]) => ({
      kind,
      name: name.endsWith(':') ? `${name}*` : name,
      ...texts[id],
      lifetime: LIFETIMES[id] ?? (kind === 'sessionStorage' ? lifetimes.tab : lifetimes.untilDeleted),
      setBy: brand.name,
    })),
  );
  if (chat === null) return inOrder(own.filter(({ name }) => name !== LOCAL.consent));
  const foreign = chat.stores.map((store) => ({ ...store, category: 'chat', setBy: chat.provider }) as const);
  return inOrder([...own, ...foreign]);
}

const inOrder = (items: readonly StoredItem[]): StoredItem[] =>
  CATEGORIES.flatMap((category) => items.filter((item) => item.category === category));

const idsOf = (kind: StorageKind): [StoredId, string][] =>
  // Object.entries forgets the keys, which are those of the list.
  Object.entries(NAMES[kind]) as [StoredId, string][];
