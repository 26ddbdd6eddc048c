import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { CONSENT } from '#content/consent.ts';
import { EXAMPLE_CHAT, siteWithChat } from '../../../tests/factories/chat.ts';
import { site } from '../content/site.ts';
import {
  type ConsentRecord,
  consentAction,
  consentEnd,
  consentQuestion,
  parseConsent,
  type Question,
  stillHolds,
} from './consent.ts';

const DAY = 24 * 60 * 60 * 1000;
const DECIDED = Date.parse('2026-11-21T08:05:00Z');
const question: Question = { version: '1.0, chat: Chat', textVersion: '1' };
const record: ConsentRecord = {
  ...question,
  decisionId: 'd1',
  consentId: 'c1',
  action: 'accept_all',
  source: 'banner',
  categories: { chat: true },
  decidedAt: new Date(DECIDED).toISOString(),
  proven: true,
};

describe('the question', () => {
  it('is none where nothing needs consent', () => {
    expect(consentQuestion({ ...site, chat: null }, '1')).toBeNull();
  });

  it.each([
    ['other legal texts', { ...siteWithChat, legal: { ...site.legal, version: '2.0' } }, '1'],
    ['another provider', { ...siteWithChat, chat: { ...EXAMPLE_CHAT, provider: 'Iný chat' } }, '1'],
    ['other words', siteWithChat, '2'],
  ])('is another one with %s, so that the visitor is asked again', (_, facts, textVersion) => {
    const asked = consentQuestion(siteWithChat, '1');
    const now = consentQuestion(facts, textVersion);
    expect(now).not.toEqual(asked);
    expect(asked && now && stillHolds({ ...record, ...asked }, now, DECIDED)).toBe(false);
    expect(asked && stillHolds({ ...record, ...asked }, asked, DECIDED)).toBe(true);
  });

  it('has a version that changes with its words', () => {
    const { version, ...words } = CONSENT;
    const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
    // Other words: raise CONSENT.version and write the new pair here.
    expect({ version, hash }).toEqual({ version: '1', hash: '72f18f66ee00' });
  });
});

describe('a decision', () => {
  test.each([
    ['in the moment it is made', 0, true],
    ['a millisecond before twelve months are over', 365 * DAY - 1, true],
    ['after twelve months', 365 * DAY, false],
    ['when its time is a little ahead of the clock', -DAY + 1, true],
    ['when its time is far ahead of the clock', -DAY, false],
  ])('%s holds: %3$s', (_, age, holds) => {
    expect(stillHolds(record, question, DECIDED + age)).toBe(holds);
  });

  it('ends when it stops to hold', () => {
    expect(consentEnd(new Date(DECIDED)).getTime()).toBe(DECIDED + 365 * DAY);
  });

  it('is read back as it was kept', () => {
    expect(parseConsent(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '"accept"',
    '{}',
    JSON.stringify({ ...record, categories: {} }),
    JSON.stringify({ ...record, categories: { chat: 'true' } }),
    JSON.stringify({ ...record, decidedAt: 'yesterday' }),
    JSON.stringify({ ...record, consentId: undefined }),
  ])('is none when it is damaged: %s', (saved) => {
    expect(parseConsent(saved)).toBeNull();
  });
});

describe('what a decision amounts to', () => {
  const allowed = { chat: true };
  const refused = { chat: false };
  it.each([
    ['accept', null, allowed, 'accept_all'],
    ['accept', refused, allowed, 'accept_all'],
    ['refuse', null, refused, 'reject_all'],
    ['refuse', refused, refused, 'reject_all'],
    ['refuse', allowed, refused, 'withdraw'],
    ['save', allowed, refused, 'withdraw'],
    ['save', allowed, allowed, 'custom'],
    ['save', null, refused, 'custom'],
  ] as const)('%s after %o is %4$s', (pressed, before, after, action) => {
    expect(consentAction(pressed, before, after)).toBe(action);
  });
});
