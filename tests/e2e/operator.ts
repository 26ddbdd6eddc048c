import { type APIRequestContext, expect } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import type { openOffer } from '#domain/offers/calls.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { quoteBody, requestBody } from '../factories/bodies.ts';
import { send } from './account.ts';
import { startEquippedSite } from './equipped-site.ts';
import { test as base } from './fixtures.ts';
import { OPERATOR, OPERATOR_SETTINGS, runningServer, type Server } from './servers.ts';

/** On a server with an operator, who is signed in. */
export const operatorTest = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  server: async ({}, use) => use(runningServer('operator')),

  page: async ({ page }, use) => {
    await signedInAsOperator(page.request);
    await use(page);
  },
});

/** The same where clients can pay. */
export const paidOperatorTest = operatorTest.extend<object, { paidServer: Server }>({
  paidServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startEquippedSite(OPERATOR_SETTINGS);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ paidServer }, use) => use(paidServer),
});

/** Signs a browser in as the operator. */
export async function signedInAsOperator(browser: APIRequestContext): Promise<void> {
  expect(await send(browser, '/api/login', OPERATOR)).toMatchObject({ status: 200 });
}

type Opened = AnswerOf<typeof openOffer>;

const valueIn = (body: unknown, name: string): string => String((body as Record<string, unknown>)[name]);

/** Sends a request of the wizard with its quote, as a visitor would; its id. */
export async function sentRequest(
  browser: APIRequestContext,
  visitor: { name: string; email: string; company?: string },
): Promise<string> {
  const quote = await send(browser, '/api/generate-quote', quoteBody(visitor));
  const quoteId = valueIn(quote.body, 'quoteId');
  const sent = await send(browser, '/api/service-requests', requestBody({ ...visitor, quoteId }));
  expect(sent.status).toBe(201);
  return valueIn(sent.body, 'id');
}

/** Begins an offer from a request; its id. */
export async function begunOffer(browser: APIRequestContext, request: string): Promise<string> {
  const begun = await send(browser, '/api/admin/offers', { from: 'request', id: request });
  expect(begun.status).toBe(200);
  return valueIn(begun.body, 'id');
}

/** An offer that its client has accepted by telephone. */
export async function acceptedOffer(
  browser: APIRequestContext,
  visitor: Parameters<typeof sentRequest>[1],
): Promise<Opened> {
  const id = await begunOffer(browser, await sentRequest(browser, visitor));
  const path = `/api/admin/offers/${id}`;
  expect((await send(browser, `${path}/send`, {})).status).toBe(200);
  const [revision]: Opened['revisions'] = (await (await browser.get(path)).json()).revisions;
  if (!revision) throw new Error('nothing was sent');
  const chosen = revision.content.groups.flatMap(({ lines }) =>
    lines.flatMap(({ id: line, choice }) => (choice.kind !== 'fixed' && choice.ticked ? [line] : [])),
  );
  const shown = { once: revision.totals.once.total, monthly: revision.totals.monthly.total };
  const accepted = { revision: 1, chosen, shown, name: visitor.name, how: 'Telefonicky' };
  expect((await send(browser, `${path}/accept`, accepted)).status).toBe(200);
  return (await browser.get(path)).json();
}

/** Changes a project as it is now, or a stage or an item of it; `part` is "", "stages/{id}" or "checklist/{id}". */
export async function changePart(
  browser: APIRequestContext,
  projectId: string,
  part: string,
  change: object,
): Promise<void> {
  const path = `/api/admin/projects/${projectId}`;
  const project: AnswerOf<typeof openProject> = await (await browser.get(path)).json();
  const changed = [...project.stages, ...project.checklist].find(({ id }) => part.endsWith(id)) ?? project;
  const body = { ...change, version: changed.version };
  const answer = await send(browser, part === '' ? path : `${path}/${part}`, body, 'PATCH');
  expect(answer.status).toBe(200);
}
