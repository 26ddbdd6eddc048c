import { REMINDERS_MAX } from './reminders.ts';
import { isOpenState, type RevisionState } from './revision-life.ts';

interface RemindedState {
  state: RevisionState;
  /** The client, or the operator for them, wants none. */
  remindersOff: boolean;
  /** The recipient has switched mails with reminders off. */
  remindersMuted: boolean;
  /** How many links open the offer: without one nobody is reminded. */
  links: { good: number };
  /** Those that have gone out, of all revisions. */
  reminders: readonly unknown[];
}

/** Reminders can only be turned off and on while the offer waits for its answer. */
export const canRemind = isOpenState;

/** Whether the client of a sent offer is going to be reminded of it. */
export function remindersText({
  state,
  remindersOff,
  remindersMuted,
  links,
  reminders,
}: RemindedState): string {
  if (!canRemind(state)) return 'Pripomenutia už neodchádzajú.';
  if (reminders.length >= REMINDERS_MAX) return 'Všetky pripomenutia už odišli.';
  if (remindersMuted) return 'Adresát si e-maily s\u00A0pripomenutím vypol, preto mu neprídu.';
  if (remindersOff) return 'Pripomenutia sú vypnuté.';
  return links.good === 0
    ? 'Bez odkazu pripomenutia neodchádzajú.'
    : 'Ak klient neodpovie, príde mu pripomenutie.';
}
