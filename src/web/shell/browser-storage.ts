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

/** Whether local storage holds something of this name, or that it begins; nothing where it is blocked. */
export function hasLocal(name: string): boolean {
  try {
    return Object.keys(localStorage).some((each) => isListed(each, [name]));
  } catch {
    return false;
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
