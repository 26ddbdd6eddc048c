import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULTS } from '#domain/errors/faults.ts';
import { operatorOf } from '../../../tests/projects.ts';
import { type SentOffer, sentOffer } from '../../../tests/sent-offer.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

// What client and operator say about an offer can be taken back for five minutes, while nobody has read it (business 3).

const MINUTE = 60_000;
const { clock, forward } = stillClock('2026-11-24T09:00:00Z');
let app: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, clock });
  operator = await operatorOf(app);
});
afterAll(() => app.close());

type Side = 'client' | 'operator';

/** How each side writes about an offer, takes it back and looks at what the other one has written. */
const WAYS = {
  client: {
    say: ({ headers }: SentOffer) =>
      app.browser().post('/api/offer/questions', { lineId: 'gallery', text: 'Omyl.' }, headers),
    takeBack: ({ headers }: SentOffer, id: string) =>
      app.browser().send('DELETE', `/api/offer/questions/${id}`, {}, headers),
    look: ({ headers }: SentOffer) =>
      app.browser().post('/api/offer/seen', {}, { ...headers, 'user-agent': 'Mozilla/5.0 Chrome/142.0.0.0' }),
  },
  operator: {
    say: ({ id }: SentOffer) =>
      operator.post(`/api/admin/offers/${id}/answers`, { lineId: null, text: 'Omyl.' }),
    takeBack: (offer: SentOffer, id: string) =>
      operator.send('DELETE', `/api/admin/offers/${offer.id}/answers/${id}`, {}),
    look: ({ id }: SentOffer) => operator.post(`/api/admin/offers/${id}/read`, {}),
  },
};
const OTHER: Record<Side, Side> = { client: 'operator', operator: 'client' };

const shown = async ({ headers }: SentOffer) =>
  (await app.app.inject({ url: '/api/offer', headers })).json().messages;
const noted = async (offer: SentOffer): Promise<number> =>
  (
    await app.database.pool.query(
      "SELECT count(*)::int AS rows FROM audit_log WHERE subject_id = $1 AND action = 'offer.message-withdrawn'",
      [offer.id],
    )
  ).rows[0].rows;

test.each<Side>(['client', 'operator'])('by the %s: once, without its text', async (side) => {
  const offer = await sentOffer(app);
  const { id, canWithdraw } = (await WAYS[side].say(offer)).json();
  expect(canWithdraw).toBe(true);
  const answer = await WAYS[side].takeBack(offer, id);
  const gone = { id, text: '', withdrawnAt: clock().toISOString(), canWithdraw: false };
  expect([answer.statusCode, answer.json()]).toMatchObject([200, gone]);
  expect(await shown(offer)).toMatchObject([gone]);
  const again = await WAYS[side].takeBack(offer, id);
  expect([again.statusCode, again.json().message]).toEqual([409, FAULTS.messageStays.message]);
  expect(await noted(offer)).toBe(1);
});

test.each<Side>(['client', 'operator'])(
  'not by the %s once it was read, nor after five minutes',
  async (side) => {
    for (const happened of [
      (offer: SentOffer) => WAYS[OTHER[side]].look(offer),
      async () => forward(5 * MINUTE + 1),
    ]) {
      const offer = await sentOffer(app);
      const { id } = (await WAYS[side].say(offer)).json();
      await happened(offer);
      expect((await WAYS[side].takeBack(offer, id)).statusCode).toBe(409);
      expect(await shown(offer)).toMatchObject([{ text: 'Omyl.', withdrawnAt: null }]);
      expect(await noted(offer)).toBe(0);
    }
  },
);

test.each<Side>(['client', 'operator'])(
  'not by the %s what the other side, or somebody else, has written',
  async (side) => {
    const [offer, other] = [await sentOffer(app), await sentOffer(app)];
    const { id: theirs } = (await WAYS[OTHER[side]].say(offer)).json();
    const { id: elsewhere } = (await WAYS[side].say(other)).json();
    for (const id of [theirs, elsewhere, '00000000-0000-4000-8000-000000000000'])
      expect((await WAYS[side].takeBack(offer, id)).statusCode).toBe(404);
    expect(await shown(offer)).toMatchObject([{ text: 'Omyl.' }]);
  },
);
