import { SETUP_TEXTS } from '#content/setup-checklist.ts';
import type { setupChecklist } from '#domain/accounts/admin-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { byCount, plural } from '#domain/kernel/plural.ts';
import { accountsWith } from './list-addresses.ts';

/** How the screen of it is called, and the part of the day that leads there. */
export const SETUP_TITLE = 'Čo treba nastaviť';

export type Checklist = AnswerOf<typeof setupChecklist>;

/** One thing left to be set up, and where. */
export interface SetupRow {
  what: string;
  where: string;
  /** The screen where it can be done. */
  to?: string;
}

/** A part of what is left. */
export interface SetupPart {
  title: string;
  detail: string;
  /** How many rows, in words: "chýba 2". */
  left: string;
  rows: SetupRow[];
}

/** How many things are left to be set up. */
export const leftToSetUp = ({
  missing,
  unconfirmedClaims,
  unset,
  adminsWithoutSecondFactor,
}: Checklist): number => [missing, unconfirmedClaims, unset, adminsWithoutSecondFactor].flat().length;

/** What is left, by what it concerns; parts without a row are left out. */
export function setupParts(list: Checklist): SetupPart[] {
  const named = (where: (name: string) => string) => (name: string) => ({
    what: SETUP_TEXTS[name] ?? name,
    where: where(name),
  });
  const missing = (rows: readonly unknown[]) =>
    `${byCount(rows.length, ['chýba', 'chýbajú', 'chýba', 'chýba'])} ${rows.length}`;
  return [
    {
      title: 'Prevádzka servera',
      detail: 'Nastavuje sa v súbore .env a začne platiť po novom spustení.',
      left: missing(list.unset),
      rows: list.unset.map((name) => ({ what: SETUP_TEXTS[name.toLowerCase()] ?? name, where: name })),
    },
    {
      title: 'Údaje o prevádzkovateľovi',
      detail: 'Chýbajú v súbore site.config.ts.',
      left: missing(list.missing),
      rows: list.missing.map(named((path) => path.replace(' or ', ', '))),
    },
    {
      title: 'Nepotvrdené tvrdenia',
      detail: 'Web ich uvádza, no nikto nepotvrdil, že ich viete doložiť.',
      left: `${list.unconfirmedClaims.length} bez potvrdenia`,
      rows: list.unconfirmedClaims.map(named((name) => `claims.${name}`)),
    },
    {
      title: 'Správcovia bez druhého kroku',
      detail: 'Každý si ho zapne vo svojich nastaveniach.',
      left: plural(list.adminsWithoutSecondFactor.length, 'account'),
      rows: list.adminsWithoutSecondFactor.map((username) => ({
        what: username,
        where: 'druhý krok je vypnutý',
        to: accountsWith(username),
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
}
