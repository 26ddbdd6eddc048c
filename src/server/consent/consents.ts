import { CONSENT } from '#content/consent.ts';
import { consentEnd, consentQuestion, type Decision } from '#domain/consent/consent.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { Fault } from '#domain/errors/faults.ts';
import { monthsBefore, RETENTION } from '#domain/legal/retention.ts';
import type { Db } from '../db/pool.ts';
import { deleteConsentsEndedBefore, insertConsent } from './data.ts';

/** The proof of consent that the law asks for: who relies on a consent has to show it (slovak.md 2.5). */
export class Consents {
  readonly #db: Db;
  readonly #facts: SiteFacts;

  constructor(db: Db, facts: SiteFacts) {
    this.#db = db;
    this.#facts = facts;
  }

  /** Keeps a decision; the same one again changes nothing. Refuses where the site asks for no consent. */
  async record(decision: Decision, now: Date): Promise<void> {
    if (consentQuestion(this.#facts, CONSENT.version) === null) throw new Fault('notFound');
    const { decisionId, consentId, version, textVersion, action, source, categories } = decision;
    await insertConsent(this.#db, {
      ...{ decisionId, consentId, version, textVersion, action, source, categories },
      locale: 'sk',
      createdAt: now,
      expiresAt: consentEnd(now),
    });
  }

  /** Removes decisions that need no proof any more; answers how many. */
  sweep(now: Date): Promise<number> {
    return deleteConsentsEndedBefore(this.#db, monthsBefore(now, RETENTION.consentProofMonths));
  }
}
