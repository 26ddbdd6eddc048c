import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '#domain/errors/faults.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { requestBody } from '../factories/bodies.ts';
import { type BegunProject, begunProject, operatorOf } from '../projects.ts';
import { EXAMPLE_OFFER, linkTo, type SentOffer, sentOffer } from '../sent-offer.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

let app: TestApp;
let operator: TestBrowser;
let project: BegunProject;
let offer: SentOffer;
/** Of that project. */
let ids: { stage: string; item: string; payment: string };

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  operator = await operatorOf(app);
  project = await begunProject(app);
  offer = await sentOffer(app);
  await app.services.offers.revise(offer.id, {
    actor: { kind: 'operator' as const },
    now: app.services.clock(),
  });
  const { stages, checklist, payments } = (await read(`/api/admin/projects/${project.projectId}`)).json();
  ids = { stage: stages[0].id, item: checklist[0].id, payment: payments[0].id };
});
afterAll(() => app.close());

const read = (url: string) => operator.inject({ method: 'GET', url });

type Sent = [method: 'PUT' | 'PATCH' | 'POST', url: string, body: object];
const inProject = (path: string, body: object): Sent => [
  'PATCH',
  `/api/admin/projects/${project.projectId}${path}`,
  body,
];
const draft = (change: object): Sent => [
  'PUT',
  `/api/admin/offers/${offer.id}/draft`,
  { edit: 1, content: { ...EXAMPLE_OFFER, ...change }, recipient: { name: '', email: 'a@example.com' } },
];

describe('A year that slipped (security 38, 39)', () => {
  it.each(['0000-01-01', '0026-11-22', '1999-12-31', '2100-01-01', '9999-12-31'])(
    'is refused in every day that the operator enters: %s',
    async (day) => {
      const payment = `/api/admin/payments/${ids.payment}/steps`;
      const calls: [field: string, sent: Sent][] = [
        ['startOn', inProject('', { startOn: day })],
        ['agreedOn', inProject('', { agreedOn: day })],
        ['notBefore', inProject(`/stages/${ids.stage}`, { version: 0, notBefore: day })],
        ['dueOn', inProject(`/checklist/${ids.item}`, { version: 0, dueOn: day })],
        [
          'dueOn',
          ['POST', `/api/admin/projects/${project.projectId}/checklist`, { title: 'Logo', dueOn: day }],
        ],
        ['on', ['POST', payment, { step: 'pay', on: day }]],
        ['on', ['POST', payment, { step: 'split', amount: 1, on: day }]],
        ['content', draft({ validUntil: day })],
        ['content', draft({ earliestStart: day })],
      ];
      for (const [field, [method, url, body]] of calls) {
        const answer = await operator.send(method, url, body);
        const said = answer.json();
        expect([url, answer.statusCode, said.field]).toEqual([url, 400, field]);
        expect(said.message).toBe('Zadajte deň z rokov 2000 až 2099.');
      }
      for (const url of ['/api/admin/requests', '/api/admin/requests/export'])
        expect((await read(`${url}?since=${day}`)).statusCode).toBe(400);
    },
  );
});

describe('What the operator does while a client accepts', () => {
  it('makes neither wait for the other: the client is merged, the request put away, another offer begun', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `prijima-${round}@example.com`;
      const sent = await app.browser().post('/api/service-requests', requestBody({ email }));
      const requestId = sent.json().id;
      const begin = () => operator.post('/api/admin/offers', { from: 'request', id: requestId });
      const { id } = (await begin()).json();
      expect((await operator.post(`/api/admin/offers/${id}/send`, {})).statusCode).toBe(200);
      const { headers } = await linkTo(app, id);
      const { totals, taken } = (await app.app.inject({ url: '/api/offer', headers })).json();
      const { clientId, revisions } = await app.services.offers.find(id);
      const chosen = [...initialChoice(revisions[0]?.content ?? { groups: [] })];
      expect(taken).toEqual(expect.arrayContaining(chosen));
      const into = (await operator.post('/api/admin/clients', { name: `Spojený ${round}` })).json().id;
      const merge = async () => {
        const { version } = (await read(`/api/admin/clients/${clientId}`)).json();
        return operator.post(`/api/admin/clients/${clientId}/merge`, { into, version });
      };
      // An acceptance that came first has filled in the IČO, and the merge is refused until that is seen.
      const merged = async () => {
        const answer = await merge();
        return answer.statusCode === FAULTS.editedElsewhere.status ? merge() : answer;
      };
      const acceptance = {
        ...{
          revision: 1,
          chosen,
          name: 'Martin Vzorový',
          capacity: 'business',
          ico: '12345679',
          agreed: true,
        },
        shown: { once: totals.once.total, monthly: totals.monthly.total },
      };
      const answers = await Promise.all([
        app.browser().post('/api/offer/accept', acceptance, headers),
        merged(),
        begin(),
        operator.post(`/api/admin/requests/${requestId}/steps`, { step: 'archive' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    }
  });
});
