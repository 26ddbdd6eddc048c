import type { RequestStatus } from './request-status.ts';

/** What comes next with a request, as its client reads it. */
export interface NextStep {
  /** Whose turn it is; null when nobody's, since the request is closed. */
  turn: 'operator' | 'client' | null;
  title: string;
  detail: string;
}

/** The way of a request, step by step; each state but the last two has reached one of them. */
export const REQUEST_WAY = ['new', 'seen', 'contacted', 'offered', 'won'] as const satisfies RequestStatus[];

/** What each step is called on the way. */
export const WAY_TEXTS: Readonly<Record<(typeof REQUEST_WAY)[number], string>> = {
  new: 'Prijatie dopytu',
  seen: 'Prečítanie zadania',
  contacted: 'Odpoveď',
  offered: 'Cenová ponuka',
  won: 'Dohoda',
};

/** How many steps of the way are behind; null when the request left it. */
export function stepsBehind(status: RequestStatus): number | null {
  const reached = REQUEST_WAY.findIndex((step) => step === status);
  return reached === -1 ? null : reached + 1;
}

const CLOSED = 'Ak sa k\u00A0nemu chcete vrátiť, napíšte mi a\u00A0uveďte jeho číslo.';

/** Whose turn it is with a request, and what that is. */
export const NEXT_STEPS: Readonly<Record<RequestStatus, NextStep>> = {
  new: {
    turn: 'operator',
    title: 'Prečítam si zadanie a\u00A0ozvem sa vám',
    detail: 'E-mailom alebo telefonicky.',
  },
  seen: {
    turn: 'operator',
    title: 'Pripravím odpoveď a\u00A0ozvem sa vám',
    detail: 'E-mailom alebo telefonicky.',
  },
  contacted: {
    turn: 'client',
    title: 'Dohodnúť podrobnosti',
    detail: 'Odpoveď ste dostali e-mailom alebo telefonicky. Ak nie, napíšte mi.',
  },
  offered: {
    turn: 'client',
    title: 'Pozrieť si cenovú ponuku',
    detail: 'Máte ju v\u00A0e-maile. Ak jej v\u00A0niečom nerozumiete, napíšte mi.',
  },
  won: {
    turn: 'operator',
    title: 'Pracujem podľa dohody',
    detail: 'O\u00A0tom, čo je hotové a\u00A0čo potrebujem, vám píšem e-mailom.',
  },
  lost: { turn: null, title: 'Dopyt je uzavretý', detail: CLOSED },
  archived: { turn: null, title: 'Dopyt je odložený v\u00A0archíve', detail: CLOSED },
};

/** How the next step is taken: by when, where an answer is promised, as "v utorok 24. 11. o 10:15". */
export const promisedStep = (status: RequestStatus, answerBy: string | null): string =>
  answerBy === null ? NEXT_STEPS[status].detail : `Najneskôr ${answerBy}, e-mailom alebo telefonicky.`;
