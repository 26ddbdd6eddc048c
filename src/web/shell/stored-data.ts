import { isListed, type StoredName } from '#domain/consent/storage-names.ts';
import { removeLocal, removeSession } from './browser-storage.ts';

/** Removes from this browser what has these names: storages, and cookies that scripts may touch. */
export function removeStored(items: readonly StoredName[]): void {
  const namesOf = (kind: StoredName['kind']) =>
    items.filter((item) => item.kind === kind).map(({ name }) => name);
  removeLocal(namesOf('localStorage'));
  removeSession(namesOf('sessionStorage'));
  const cookies = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  for (const name of cookies) if (isListed(name, namesOf('cookie'))) expireCookie(name);
}

/** A script may have set the cookie for this host or for any domain above it. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: browsers without the Cookie Store API have to forget, too
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
