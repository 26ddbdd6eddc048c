import { expect, it } from 'vitest';
import { SETUP_TEXTS } from '#content/setup-checklist.ts';
import { site } from '#domain/content/site.ts';
import { siteChecklist } from '#domain/content/site-checklist.ts';
import { leftToSetUp, setupParts } from './setup-rows.ts';

it('has words for everything that may be left, and no part without a row', () => {
  const inUse = { mail: false, ai: false, publicAddress: false };
  const lists = [inUse, { ...inUse, mail: true, ai: true }].map((used) => siteChecklist(site, used));
  const names = lists.flatMap(({ missing, unconfirmedClaims, unset }) => [
    ...missing,
    ...unconfirmedClaims,
    ...unset.map((name) => name.toLowerCase()),
  ]);
  expect(names.filter((name) => !(name in SETUP_TEXTS))).toEqual([]);
  const [left] = lists;
  expect(setupParts({ ...DONE, ...left, unconfirmedClaims: [] }).map(({ rows }) => rows.length)).toEqual([
    2, 10,
  ]);
});

const DONE = {
  missing: [],
  unconfirmedClaims: [],
  unset: [],
  adminsWithoutSecondFactor: [],
};

it('counts every row once, and has no part where nothing is left', () => {
  expect([setupParts(DONE), leftToSetUp(DONE)]).toEqual([[], 0]);
  expect(leftToSetUp({ ...DONE, unset: ['PUBLIC_URL'], adminsWithoutSecondFactor: ['jana', 'eva'] })).toBe(3);
});
