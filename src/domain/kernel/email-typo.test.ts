import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { likelyEmail } from './email-typo.ts';

test.each([
  ['jana@gmial.com', 'jana@gmail.com'],
  ['jana@gmail.con', 'jana@gmail.com'],
  ['jana@gmail.co', 'jana@gmail.com'],
  ['jana@gmail.comm', 'jana@gmail.com'],
  ['jana@gmailcom', 'jana@gmail.com'],
  ['jana@gmail', 'jana@gmail.com'],
  ['jana@GMAL.com', 'jana@gmail.com'],
  ['jana@azet.s', 'jana@azet.sk'],
  ['jana@centrum.skk', 'jana@centrum.sk'],
  ['jana@centrum', 'jana@centrum.sk'],
  ['jana@zoznam', 'jana@zoznam.sk'],
  ['jana@zoznma.sk', 'jana@zoznam.sk'],
  ['jana@pst.sk', 'jana@post.sk'],
  [' Jana.Novak+web@hotmial.com ', 'Jana.Novak+web@hotmail.com'],
])('%j probably means %j', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
  expect(isEmail(meant)).toBe(true);
});

test.each([
  'jana@gmail.com',
  'jana@post.sk',
  'jana@posta.sk',
  'jana@host.sk',
  'jana@mail.com',
  'jana@ymail.com',
  'jana@gmx.com',
  'jana@email.cz',
  'jana@seznam.cz',
  'jana@centrum.cz',
  'jana@malby-novak.sk',
  'jana@g',
  'gmial.com',
  '@gmial.com',
  'jana@',
  '',
])('%j is left alone', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
