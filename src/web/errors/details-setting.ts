import { LOCAL } from '#domain/consent/storage-names.ts';
import { localStore } from '../shell/browser-storage.ts';

/**
 * Whether error screens offer the technical details: always while developing, elsewhere in a browser where
 * somebody set the key to 1, for example when support asks for it (specification 2, "visible only in some").
 */
export function showsDetails(): boolean {
  try {
    return import.meta.env.DEV || localStore().getItem(LOCAL.errorDetails) === '1';
  } catch {
    return false;
  }
}
