import { expect, it } from 'vitest';
import { COOKIES_PAGE, STORED } from '#content/cookies.ts';
import { siteWithChat } from '../../../tests/factories/chat.ts';
import { site } from '../content/site.ts';
import { SERVICE_SLUGS } from '../quote/catalogue.ts';
import { draftKey } from '../quote/draft-expiry.ts';
import { COOKIES, isListed, LOCAL, SESSION } from './storage-names.ts';
import { storedItems } from './stored-items.ts';

const { lifetimes } = COOKIES_PAGE.stored;
const own = storedItems({ ...site, chat: null }, STORED, lifetimes);
const withChat = storedItems(siteWithChat, STORED, lifetimes);
const namesOf = (items: typeof own) => items.map(({ name }) => name);

it('tells about every name that the code may use', () => {
  const inCode = [COOKIES, LOCAL, SESSION].flatMap((names) => Object.values(names));
  expect(inCode.filter((name) => !isListed(name, namesOf(withChat)))).toEqual([]);
});

it('covers the saved form of every service by one row', () => {
  expect(SERVICE_SLUGS.map(draftKey).filter((name) => !isListed(name, namesOf(own)))).toEqual([]);
  expect(namesOf(own).filter((name) => name.startsWith('quote-form'))).toEqual(['quote-form:*']);
});

it('knows the record of a decision only where there is something to decide', () => {
  expect(namesOf(own)).not.toContain(LOCAL.consent);
  expect(namesOf(withChat)).toContain(LOCAL.consent);
});

it('adds what the chat keeps, under its own name', () => {
  expect(withChat.filter(({ category }) => category === 'chat')).toEqual([
    expect.objectContaining({ name: 'chat.vid', kind: 'cookie', setBy: 'Ukážkový chat' }),
    expect.objectContaining({ name: 'chat.*', kind: 'localStorage', setBy: 'Ukážkový chat' }),
  ]);
  expect(own.every(({ setBy }) => setBy === site.brand.name)).toBe(true);
});

it.each([
  ['browser', '30\u00A0dní'],
  [LOCAL.consent, '12\u00A0mesiacov'],
  ['quote-form:*', '7\u00A0dní'],
  [LOCAL.lastEmail, '7\u00A0dní'],
  [LOCAL.theme, 'Do vymazania'],
  [SESSION.confirmation, 'Do zatvorenia karty'],
])('keeps %s: %s', (name, lifetime) => {
  expect(withChat.find((item) => item.name === name)?.lifetime).toBe(lifetime);
});

it.each([
  ['quote-form:tvorba-webu', true],
  ['quote-form', false],
  ['my-quote-form:x', false],
  ['request-email', true],
  ['request-email2', false],
])('%s is listed: %s', (name, listed) => {
  expect(isListed(name, namesOf(own))).toBe(listed);
});
