import { LOCAL } from '#domain/consent/storage-names.ts';
import { localStore } from '../shell/browser-storage.ts';

/** Whether the visitor lets the wizard continue by itself; yes until switched off in this browser (decisions 1.4). */
export function readAutoAdvance(): boolean {
  try {
    return localStore().getItem(LOCAL.autoAdvance) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the switch "Automaticky pokračovať"; nothing is stored while it stands as it came. */
export function writeAutoAdvance(on: boolean): void {
  try {
    if (on) localStore().removeItem(LOCAL.autoAdvance);
    else localStore().setItem(LOCAL.autoAdvance, 'off');
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}
