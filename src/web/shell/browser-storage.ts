import { isListed, type LocalName, type SessionName } from '#domain/consent/storage-names.ts';

/** A storage that takes only names which /cookies tells visitors about. */
interface NamedStorage<Name extends string> {
  getItem: (name: Name) => string | null;
  setItem: (name: Name, value: string) => void;
  removeItem: (name: Name) => void;
}

/** The browser's local storage; throws where the browser blocks it. */
export const localStore = (): NamedStorage<LocalName> => localStorage;

/** The tab's session storage; throws where the browser blocks it. */
export const sessionStore = (): NamedStorage<SessionName> => sessionStorage;

/** The cookies that scripts may read, as one text. */
export const readableCookies = (): string => document.cookie;

/** What local storage holds under these names; one with an asterisk begins several. Nothing where it is blocked. */
export function localOf(names: readonly string[]): { name: string; kept: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => isListed(name, names))
      .map((name) => ({ name, kept: localStorage.getItem(name) ?? '' }));
  } catch {
    return [];
  }
}

/** Removes from the browser's local storage what has these names; one with an asterisk begins several. */
export const removeLocal = (names: readonly string[]): void => removeFrom(() => localStorage, names);

/** The same in the tab's session storage. */
export const removeSession = (names: readonly string[]): void => removeFrom(() => sessionStorage, names);

/** A blocked storage holds nothing: that only warns. */
function removeFrom(open: () => Storage, names: readonly string[]): void {
  try {
    const storage = open();
    for (const name of Object.keys(storage)) if (isListed(name, names)) storage.removeItem(name);
  } catch (error) {
    console.warn('Failed to clear stored data', error);
  }
}
