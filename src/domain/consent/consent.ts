import type { SiteFacts } from '../content/site-schema.ts';

/** The chat's script comes no sooner than this after the page's start, in milliseconds (specification 1). */
export const CHAT_DELAY_MS = 2000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A decision, also a refusal, holds for twelve months; then the visitor is asked again (slovak.md 2.5). */
export const CONSENT_MONTHS = 12;
const CONSENT_MS = 365 * DAY_MS;

/** What was decided about each category that needs consent. */
export interface Decisions {
  chat: boolean;
}

export const CONSENT_ACTIONS = ['accept_all', 'reject_all', 'custom', 'withdraw'] as const;
export const CONSENT_SOURCES = ['banner', 'settings', 'deletion'] as const;

/** What a visitor was asked: of which legal texts and provider, and in which words. */
export interface Question {
  version: string;
  textVersion: string;
}

/** One decision as the server keeps it; it names nobody (slovak.md 2.5). */
export interface Decision extends Question {
  decisionId: string;
  /** Stays with the browser from one decision to the next, so that a withdrawal finds its consent. */
  consentId: string;
  action: (typeof CONSENT_ACTIONS)[number];
  source: (typeof CONSENT_SOURCES)[number];
  categories: Decisions;
}

/** The last decision as the browser keeps it. */
export interface ConsentRecord extends Decision {
  /** ISO time. */
  decidedAt: string;
  /** Whether the server has it, too. */
  proven: boolean;
}

/** What visitors of this site are asked; null where nothing needs consent (decisions 5). */
export const consentQuestion = (
  { chat, legal }: Pick<SiteFacts, 'chat' | 'legal'>,
  textVersion: string,
): Question | null =>
  chat === null ? null : { version: `${legal.version}, chat: ${chat.provider}`, textVersion };

/** Reads the kept record; null when there is none or it is damaged. */
export function parseConsent(saved: string | null): ConsentRecord | null {
  try {
    const record: ConsentRecord | null = JSON.parse(saved ?? 'null');
    const whole =
      typeof record?.decisionId === 'string' &&
      typeof record.consentId === 'string' &&
      typeof record.categories?.chat === 'boolean' &&
      Number.isFinite(Date.parse(record.decidedAt));
    return whole ? record : null;
  } catch {
    return null;
  }
}

/** True while a decision answers the question that is asked now; a time ahead of the clock would hold too long. */
export function stillHolds(record: ConsentRecord, question: Question, now: number): boolean {
  const age = now - Date.parse(record.decidedAt);
  return (
    record.version === question.version &&
    record.textVersion === question.textVersion &&
    age > -DAY_MS &&
    age < CONSENT_MS
  );
}

/** When a decision made at a time ends. */
export const consentEnd = (decidedAt: Date): Date => new Date(decidedAt.getTime() + CONSENT_MS);

/** What a decision amounts to: refusing what was allowed is a withdrawal, by whichever button. */
export function consentAction(
  pressed: 'accept' | 'refuse' | 'save',
  before: Decisions | null,
  after: Decisions,
): Decision['action'] {
  if (before?.chat && !after.chat) return 'withdraw';
  return ({ accept: 'accept_all', refuse: 'reject_all', save: 'custom' } as const)[pressed];
}
