import { canSearch } from '#domain/kernel/search-text.ts';

/** A filter of a list that is looked at every day, as `SegmentedLinks` show it. */
export interface ListView {
  label: string;
  to: string;
  isShown: boolean;
  /** How many rows wait behind it. */
  count?: number | undefined;
}

/** Views whose counts stand in the navigation, too: both call them the same. */
export const COUNTED_VIEWS = { waiting: 'Čakajú na mňa', unanswered: 'Správy bez odpovede' } as const;

/** Makes the views of a list by one of its filters: which of them is shown, and where another one is; '' is the whole list. */
export const viewsBy =
  <Value extends string>(shown: Value | undefined, at: (value: Value | '') => string) =>
  (label: string, value: Value | '', count?: number): ListView => ({
    label,
    to: at(value),
    isShown: (shown ?? '') === value,
    count,
  });

/** Every list is searched and goes on after a row. */
type Filter = 'search' | 'after';

/** The filters of a list, which stand in its address. */
export interface ListAddress<Name extends string> {
  path: string;
  /** What each filter is called in the address. */
  names: Readonly<Record<Name, string>>;
  /** What an address asks for: texts without the spaces around, nothing for an empty one or for too little to search. */
  read(address: URLSearchParams): (name: Name) => string | undefined;
  /** Where the list stands with these filters changed, from its beginning; an empty text takes one away. */
  changed(address: URLSearchParams, changes: Partial<Readonly<Record<Name, string>>>): string;
  /** Where it stands with these filters alone. */
  only(filters: Partial<Readonly<Record<Name, string>>>): string;
}

/** Reads and changes the address of a list. */
export function listAddress<Name extends string>(
  path: string,
  names: Readonly<Record<Name | Filter, string>>,
): ListAddress<Name | Filter> {
  const changed: ListAddress<Name | Filter>['changed'] = (address, changes) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries({ after: '', ...changes })) {
      const inAddress = names[name as Name | Filter];
      if (value) next.set(inAddress, String(value));
      else next.delete(inAddress);
    }
    return next.size === 0 ? path : `${path}?${next}`;
  };
  return {
    path,
    names,
    read: (address) => (name) => {
      const text = address.get(names[name])?.trim() || undefined;
      return name === 'search' && text !== undefined && !canSearch(text) ? undefined : text;
    },
    changed,
    only: (filters) => changed(new URLSearchParams(), filters),
  };
}
