import { SETUP_TEXTS } from '#content/setup-checklist.ts';
import type { setupChecklist } from '#domain/accounts/admin-calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';

export type Checklist = AnswerOf<typeof setupChecklist>;

/** One thing left to be set up, and where. */
export interface SetupRow {
  what: string;
  where: string;
}

/** What is left, by what it concerns; parts without a row are left out. */
export function setupParts(list: Checklist): { title: string; detail: string; rows: SetupRow[] }[] {
  const named = (where: (name: string) => string) => (name: string) => ({
    what: SETUP_TEXTS[name] ?? name,
    where: where(name),
  });
  return [
    {
      title: 'Prevádzka servera',
      detail: 'Nastavuje sa v súbore .env a začne platiť po novom spustení.',
      rows: list.unset.map((name) => ({ what: SETUP_TEXTS[name.toLowerCase()] ?? name, where: name })),
    },
    {
      title: 'Údaje o prevádzkovateľovi',
      detail: 'Chýbajú v súbore site.config.ts.',
      rows: list.missing.map(named((path) => path.replace(' or ', ', '))),
    },
    {
      title: 'Nepotvrdené tvrdenia',
      detail: 'Web ich uvádza, no nikto nepotvrdil, že ich viete doložiť.',
      rows: list.unconfirmedClaims.map(named((name) => `claims.${name}`)),
    },
    {
      title: 'Správcovia bez druhého kroku',
      detail: 'Každý si ho zapne vo svojich nastaveniach.',
      rows: list.adminsWithoutSecondFactor.map((username) => ({ what: username, where: '/portal/settings' })),
    },
  ].filter(({ rows }) => rows.length > 0);
}
