import { describe, expect, it } from 'vitest';
import { parsePhone, phoneAsTyped } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    ['0905 123 456', '+421 905 123 456'],
    ['0905/123 456', '+421 905 123 456'],
    ['905123456', '+421 905 123 456'],
    ['00421905123456', '+421 905 123 456'],
    ['+421 905 123 456', '+421 905 123 456'],
    ['02/1234 5678', '+421 2 123 456 78'],
    ['041/123 45 67', '+421 41 123 45 67'],
    ['+420 777 123 456', '+420 777 123 456'],
    ['+36 30 123 4567', '+36 30 123 4567'],
    ['+49 151 23456789', '+49 1512 3456789'],
  ])('%s is right and shown as %s', (text, display) => {
    expect([parsePhone(text)?.display, phoneAsTyped(text)]).toEqual([display, display]);
  });

  it.each(['0905 123 45', '0905 123', '0905123 4567', '+421 905 123 45', '112', 'abc0905123456', ''])(
    '%j, which nobody can have, is not, and stays as it was typed',
    (text) => {
      expect([parsePhone(text), phoneAsTyped(text)]).toEqual([null, text]);
    },
  );
});
