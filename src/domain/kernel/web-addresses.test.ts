import { expect, test } from 'vitest';
import { addressParts } from './web-addresses.ts';

const linked = (text: string) => addressParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Úvod je na https://nahlad.example.sk, heslo poviem.', ['https://nahlad.example.sk']],
  ['Pozrite https://a.sk/x.', ['https://a.sk/x']],
  ['Kde? https://a.sk/x?y=1&z=2#c!', ['https://a.sk/x?y=1&z=2#c']],
  [
    '(http://a.sk/x) a https://sk.wikipedia.org/wiki/Web_(sieť)',
    ['http://a.sk/x', 'https://sk.wikipedia.org/wiki/Web_(sieť)'],
  ],
  ['„https://a.sk“', ['https://a.sk']],
  ['<a href="https://a.sk/x">tu</a>', ['https://a.sk/x']],
  ['https://žltý.example.sk/Kôň', ['https://žltý.example.sk/Kôň']],
  ['HTTPS://A.SK', ['HTTPS://A.SK']],
  ['http://localhost:3000/x a http://[::1]:3000/', ['http://localhost:3000/x', 'http://[::1]:3000/']],
  ['https://a.sk/@meno', ['https://a.sk/@meno']],
  ['https://prvá.sk\nhttps://druhá.sk', ['https://prvá.sk', 'https://druhá.sk']],
  ['javascript:alert(1) data:text/html,x ftp://a.sk //a.sk www.a.sk a@b.sk', []],
  ['https://banka.sk@podvod.sk https:// https://. http', []],
  ['', []],
])('%j leads to %j', (text, addresses) => {
  expect(linked(text)).toEqual(addresses);
  expect(
    addressParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
