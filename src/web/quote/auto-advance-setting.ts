const KEY = 'quote-auto-advance';

/** Whether the visitor lets the wizard continue by itself; yes until switched off in this browser (decisions 1.4). */
export function readAutoAdvance(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the switch "Automaticky pokračovať"; nothing is stored while it stands as it came. */
export function writeAutoAdvance(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch (error) {
    console.warn('Failed to save form data', error);
  }
}
