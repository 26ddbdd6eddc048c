import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RevisionState } from '#domain/offers/revision-life.ts';
import { begunOffer, OFFER_MAIL, OFFERED, offerServiceOf, RECIPIENT } from '../../../tests/offers.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import type { By } from '../audit/note.ts';
import type { AcceptanceInput } from './accepting.ts';
import type { OfferService } from './service.ts';

const BEFORE = new Date('2026-11-20T09:00:00Z');
const NOW = new Date('2026-11-24T09:00:00Z');
const OPERATOR: By = { actor: { kind: 'operator' as const }, now: BEFORE };
const BY: By = { actor: { kind: 'operator' as const }, now: NOW };

let made: TestServices;
let offers: OfferService;
beforeAll(async () => {
  made = await createTestServices();
  await made.services.prepare();
  await made.services.jobs.start();
  offers = offerServiceOf(made.services);
});
afterAll(() => made.close());

const ACCEPTED: AcceptanceInput = {
  revision: 1,
  chosen: [],
  shown: { once: 1_000_00, monthly: 50_00 },
  name: RECIPIENT.name,
  consents: [],
  address: '198.51.100.7',
  userAgent: '',
  notedHow: null,
};
const DECLINED = { revision: 1, reason: 'other', text: '', notedHow: null } as const;

const begun = (validUntil = OFFERED.validUntil) =>
  begunOffer(made.services, offers, BEFORE, { content: { ...OFFERED, validUntil } });
const sent = async (validUntil?: string) => {
  const id = await begun(validUntil);
  await offers.send(id, OFFER_MAIL, OPERATOR);
  return id;
};
/** What is done to an offer that is sent, its id. */
const after = async (done: (id: string) => Promise<unknown>) => {
  const id = await sent();
  await done(id);
  return id;
};

/** An offer of which revision 1 is in this state. */
const IN_STATE: Record<RevisionState, () => Promise<string>> = {
  draft: () => begun(),
  sent: () => sent(),
  viewed: () => after((id) => offers.view(id, OPERATOR)),
  accepted: () => after((id) => offers.accept(id, ACCEPTED, OPERATOR)),
  declined: () => after((id) => offers.decline(id, DECLINED, OPERATOR)),
  expired: () => sent('2026-11-23'),
  superseded: () =>
    after(async (id) => {
      await offers.revise(id, OPERATOR);
      await offers.send(id, OFFER_MAIL, OPERATOR);
    }),
  withdrawn: () => after((id) => offers.withdraw(id, OPERATOR)),
};

const STEPS = {
  save: (id) => offers.save(id, { edit: 1, content: OFFERED, recipient: RECIPIENT }, BY),
  discard: (id) => offers.discard(id, 1, BY),
  send: (id) => offers.send(id, OFFER_MAIL, BY),
  revise: (id) => offers.revise(id, BY),
  accept: (id) => offers.accept(id, ACCEPTED, BY),
  decline: (id) => offers.decline(id, DECLINED, BY),
  withdraw: (id) => offers.withdraw(id, BY),
  'new link': (id) => offers.newLink(id, true, BY),
  'ask renewal': (id) => offers.askRenewal(id, BY),
} satisfies Record<string, (id: string) => Promise<unknown>>;
type Step = keyof typeof STEPS;

/** What can be done to an offer whose revision 1 is in a state; of a superseded one revision 2 is sent. */
const POSSIBLE: Record<RevisionState, readonly Step[]> = {
  draft: ['save', 'discard', 'send', 'revise'],
  sent: ['revise', 'accept', 'decline', 'withdraw', 'new link'],
  viewed: ['revise', 'accept', 'decline', 'withdraw', 'new link'],
  accepted: ['new link'],
  declined: ['revise', 'new link'],
  expired: ['revise', 'new link', 'ask renewal'],
  superseded: ['revise', 'withdraw', 'new link'],
  withdrawn: ['revise', 'new link'],
};

/** Everything that a step could change. */
async function stored(id: string): Promise<unknown> {
  const { rows } = await made.database.pool.query(
    `SELECT (SELECT row_to_json(o) FROM offers o WHERE id = $1) AS offer,
      (SELECT json_agg(r ORDER BY revision) FROM offer_revisions r WHERE offer_id = $1) AS revisions,
      (SELECT json_agg(l ORDER BY id) FROM offer_links l WHERE offer_id = $1) AS links,
      (SELECT json_agg(a) FROM offer_acceptances a WHERE offer_id = $1) AS acceptance,
      (SELECT count(*) FROM mails WHERE payload ->> 'offerId' = $1::text) AS mails,
      (SELECT count(*) FROM audit_log WHERE subject_id = $1::text) AS audited`,
    [id],
  );
  return rows;
}

const states = Object.keys(IN_STATE) as RevisionState[];
const steps = Object.keys(STEPS) as Step[];

describe.each(states)('an offer that is %s', (state) => {
  test.each(steps)(`${state}: %s`, async (step) => {
    const id = await IN_STATE[state]();
    const before = await stored(id);
    const done = STEPS[step](id).then(
      () => null,
      (error: unknown) => error,
    );
    const error = await done;
    if (POSSIBLE[state].includes(step)) {
      expect(error).toBeNull();
      expect(await stored(id)).not.toEqual(before);
      return;
    }
    expect(error).toMatchObject({ code: 'offerStep', status: 409 });
    expect((error as Error).message).toMatch(/^(Táto|Túto|Platnosť|S touto).*\.$/);
    expect(await stored(id)).toEqual(before);
  });
});

test('each step that is taken has one entry in the audit log', async () => {
  const audited = async (id: string): Promise<number> =>
    made.database.pool
      .query('SELECT count(*)::int AS entries FROM audit_log WHERE subject_id = $1', [id])
      .then(({ rows }) => rows[0].entries);
  for (const state of states)
    for (const step of POSSIBLE[state]) {
      const id = await IN_STATE[state]();
      const before = await audited(id);
      await STEPS[step](id);
      expect([state, step, (await audited(id)) - before]).toEqual([state, step, 1]);
    }
});

describe('an acceptance', () => {
  const count = async (table: string, id: string): Promise<number> =>
    made.database.pool
      .query(`SELECT count(*)::int AS rows FROM ${table} WHERE offer_id = $1`, [id])
      .then(({ rows }) => rows[0].rows);

  test('of twenty at once is one, with one effect and one mail to each', async () => {
    let effects = 0;
    const counting = offerServiceOf(made.services, async () => {
      effects += 1;
    });
    const id = await sent();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => counting.accept(id, ACCEPTED, BY)),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'offerStep', status: 409 });
    expect(effects).toBe(1);
    const { rows } = await made.database.pool.query(
      "SELECT kind FROM mails WHERE payload ->> 'offerId' = $1 AND kind LIKE 'offer-accepted%' ORDER BY kind",
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['offer-accepted-client', 'offer-accepted-operator']);
    const noted = await made.database.pool.query(
      "SELECT FROM audit_log WHERE subject_id = $1 AND action = 'offer.accepted'",
      [id],
    );
    expect(noted.rowCount).toBe(1);
  });

  test('is nothing at all when something that follows from it fails', async () => {
    const id = await sent();
    const before = await stored(id);
    const failing = offerServiceOf(made.services, async () => {
      throw new Error('The project could not be made');
    });
    await expect(failing.accept(id, ACCEPTED, BY)).rejects.toThrow('The project could not be made');
    expect(await stored(id)).toEqual(before);
    await offers.accept(id, ACCEPTED, BY);
    expect(await count('offer_acceptances', id)).toBe(1);
  });

  test('that the database ends in the middle is nothing, and works when it is tried again', async () => {
    const id = await sent();
    const before = await stored(id);
    const cut = offerServiceOf(made.services, async (transaction) => {
      await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => cut.accept(id, ACCEPTED, BY)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await stored(id)).toEqual(before);
    await offers.accept(id, ACCEPTED, BY);
    expect(await count('offer_acceptances', id)).toBe(1);
  });

  test('hands on what was accepted', async () => {
    const seen: unknown[] = [];
    const watching = offerServiceOf(made.services, async (_, accepted) => void seen.push(accepted));
    const id = await sent();
    await watching.accept(
      id,
      { ...ACCEPTED, chosen: ['gallery'], shown: { once: 1_250_00, monthly: 50_00 } },
      BY,
    );
    expect(seen).toEqual([
      expect.objectContaining({
        offerId: id,
        addendumOf: null,
        content: OFFERED,
        chosen: ['gallery'],
        totals: expect.objectContaining({ once: expect.objectContaining({ total: 1_250_00 }) }),
        acceptedAt: NOW,
      }),
    ]);
  });

  test.each([
    ['2026-12-31', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
    ['2026-07-31', '2026-07-31T21:59:59Z', '2026-07-31T22:00:00Z'],
    ['2026-10-25', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
    ['2027-03-28', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
  ])('of an offer valid until %s is possible at %s, not at %s', async (validUntil, last, over) => {
    const early = {
      actor: { kind: 'operator' as const },
      now: new Date(`${validUntil.slice(0, 7)}-01T09:00:00Z`),
    };
    const offered = async () => {
      const id = await begunOffer(made.services, offers, early.now, { content: { ...OFFERED, validUntil } });
      await offers.send(id, OFFER_MAIL, early);
      return id;
    };
    await expect(
      offers.accept(await offered(), ACCEPTED, { actor: { kind: 'link' as const }, now: new Date(last) }),
    ).resolves.toBeDefined();
    await expect(
      offers.accept(await offered(), ACCEPTED, { actor: { kind: 'link' as const }, now: new Date(over) }),
    ).rejects.toMatchObject({ message: 'Platnosť tejto ponuky uplynula. Prijať ju už nemožno.' });
  });
});
