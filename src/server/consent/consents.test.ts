import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { siteWithChat } from '../../../tests/factories/chat.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { consents } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
const ID = '6a0d1f0c-6f5e-4a57-9a41-0f3c1c2b7e10';
const OTHER_ID = '0b9a7c52-2f0e-4c0a-8d5b-5a4f1b6c9d21';
let now = new Date('2026-11-21T10:00:00Z');

const decision = (changes: object = {}) => ({
  decisionId: ID,
  consentId: OTHER_ID,
  version: '1.0, chat: Ukážkový chat',
  textVersion: '1',
  action: 'accept_all',
  source: 'banner',
  categories: { chat: true },
  ...changes,
});

describe('the proof of consent (slovak.md 2.5)', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ site: siteWithChat, clock: () => now });
  });
  afterAll(() => server.close());
  const rows = () => server.services.db.select().from(consents);

  it('keeps what was decided, when, about which words, and nobody', async () => {
    const answer = await server.browser().post('/api/consents', decision({ email: 'vzor@example.com' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ decisionId: ID });
    expect(await rows()).toEqual([
      { ...decision(), locale: 'sk', createdAt: now, expiresAt: new Date(now.getTime() + 365 * DAY) },
    ]);
  });

  it('changes nothing when the same decision is sent again', async () => {
    const answer = await server.browser().post('/api/consents', decision({ categories: { chat: false } }));
    expect(answer.statusCode).toBe(201);
    expect(await rows()).toEqual([expect.objectContaining({ categories: { chat: true } })]);
  });

  it('adds a withdrawal beside its consent', async () => {
    const withdrawal = { decisionId: OTHER_ID, action: 'withdraw', categories: { chat: false } };
    await server.browser().post('/api/consents', decision({ ...withdrawal, source: 'settings' }));
    expect((await rows()).map(({ action, consentId }) => [action, consentId])).toEqual([
      ['accept_all', OTHER_ID],
      ['withdraw', OTHER_ID],
    ]);
  });

  test.each([
    { decisionId: '1' },
    { action: 'maybe' },
    { source: 'mail' },
    { categories: { chat: 'true' } },
    { categories: {} },
    { version: 'x'.repeat(201) },
    { version: 'a\u0000b' },
  ])('refuses %o', async (changes) => {
    expect((await server.browser().post('/api/consents', decision(changes))).statusCode).toBe(400);
  });

  it('is kept three years longer than the decision holds', async () => {
    const end = Date.parse('2030-11-21T10:00:00Z');
    await runSweep(server.services, 'delete-consents', new Date(end));
    expect(await rows()).toHaveLength(2);
    await runSweep(server.services, 'delete-consents', new Date(end + 1));
    expect(await rows()).toEqual([]);
  });

  it('is limited for one address', async () => {
    now = new Date('2030-01-01T10:00:00Z');
    const browser = server.browser();
    const statuses = [];
    for (let sent = 0; sent < 31; sent += 1)
      statuses.push((await browser.post('/api/consents', decision())).statusCode);
    expect(statuses.lastIndexOf(201)).toBe(29);
    expect(statuses[30]).toBe(429);
  });

  it('comes with a policy that lets pages reach the chat and no other host (security 7)', async () => {
    const answer = await server.browser().inject({ url: '/' });
    const policy = String(answer.headers['content-security-policy']);
    const hosts = [...policy.matchAll(/(?:https?|wss?):\/\/[^\s;]+|\bhttps?:(?=[\s;])|\*/g)].map(
      ([host]) => host,
    );
    expect(new Set(hosts)).toEqual(new Set(['https://chat.example', 'wss://chat.example']));
    expect(policy).toMatch(/script-src [^;]*https:\/\/chat\.example/);
    expect(policy).toContain('frame-src https://chat.example');
    expect(
      String((await server.browser().inject({ url: '/api/user' })).headers['content-security-policy']),
    ).not.toContain('chat');
  });
});

describe('a site without anything to ask about', () => {
  it('has no place for decisions, and a policy without foreign hosts', async () => {
    const server = await createTestApp();
    expect((await server.browser().post('/api/consents', decision())).statusCode).toBe(404);
    expect(await server.services.db.select().from(consents)).toEqual([]);
    const { headers } = await server.browser().inject({ url: '/' });
    expect(headers['content-security-policy']).not.toMatch(/https?:|wss?:/);
    await server.close();
  });
});
