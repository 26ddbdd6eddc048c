import { expect, test } from 'vitest';
import { typedWebAddress } from './typed-web-address.ts';

test.each([
  ['firma.example', 'https://firma.example'],
  ['www.firma.example/o-nas', 'https://www.firma.example/o-nas'],
  ['http://firma.example', 'http://firma.example'],
  ['HTTPS://Firma.example', 'HTTPS://Firma.example'],
  ['kúrenie-novák.example', 'https://kúrenie-novák.example'],
  ['facebook.com/firma?ref=1', 'https://facebook.com/firma?ref=1'],
])('%s is the address %s', (text, address) => {
  expect(typedWebAddress(text)).toBe(address);
});

test.each([
  '',
  'firma',
  'nemám',
  'moja firma.example',
  'jana@firma.example',
  'firma.example, druha.example',
  'firma.example.',
  'ftp://firma.example',
  'javascript:alert(1)',
  'https://',
  'https://localhost',
  'http://192.168.0.1',
  'https://firma.example@utok.example',
])('%s is none', (text) => {
  expect(typedWebAddress(text)).toBeNull();
});
