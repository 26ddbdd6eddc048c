import type { LocalName, SessionName } from '#domain/consent/storage-names.ts';

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
