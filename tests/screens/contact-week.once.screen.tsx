import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as contactPage from '#web/contact/contact.route.tsx';
import { expectAccessible } from './axe.ts';
import { showPage } from './show.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

test('a message of Friday night is promised an answer on Tuesday morning, in words and over a hatched weekend', async () => {
  vi.setSystemTime(new Date('2026-11-27T22:40:00Z'));
  await showPage(contactPage, '/kontakt', null);
  const promise = page.getByRole('listitem').filter({ hasText: 'Správa alebo dopyt' });
  await expect.element(promise).toMatchTextContent('do 24 hodín v pracovných dňoch');
  await expect
    .element(promise)
    .toMatchTextContent('Ak napíšete teraz, ozvem sa vám najneskôr v utorok 1. 12. o 8:00.');
  const drawing = promise.element().querySelector('svg');
  expect([...(drawing?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'pi',
    'so',
    'ne',
    'po',
    'ut',
    'st',
    'št',
  ]);
  expect(drawing?.querySelectorAll('rect')).toHaveLength(2);
  await expectAccessible();
});
