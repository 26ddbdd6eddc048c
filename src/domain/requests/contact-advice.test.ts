import { expect, test } from 'vitest';
import { ApiError, factsOf } from '../errors/api-error.ts';
import { FAULTS, type FaultCode } from '../errors/faults.ts';
import { contactAdvice } from './contact-advice.ts';

const path = '/api/contact-messages';

/** What the form says when the server answers with a fault. */
const saidOf = (code: FaultCode, retryAfter: number | null = null) => {
  const { status, category, message } = FAULTS[code];
  return contactAdvice(factsOf(new ApiError(message, { status, path, category })), retryAfter);
};

test('a lost connection asks to check it', () => {
  const lost = new ApiError('Failed to fetch', { status: null, path, category: 'network' });
  expect(contactAdvice(factsOf(lost), null)).toBe(
    'Server neodpovedá. Skontrolujte pripojenie na internet a skúste to znova.',
  );
});

test('an answer that cannot be read is no refusal', () => {
  const unreadable = new ApiError('Unreadable answer', { status: 201, path, category: 'external_api' });
  expect(contactAdvice(factsOf(unreadable), null)).toMatch(/^\p{Lu}.*Skúste to/u);
});

test.each([
  [1, 'o 1 minútu'],
  [61, 'o 2 minúty'],
  [3600, 'o 60 minút'],
])('a reached limit of %i s says when to try again', (seconds, when) => {
  expect(saidOf('rateLimited', seconds).replaceAll('\u00A0', ' ')).toContain(`Skúste to znova ${when}.`);
});

test('a limit without a time and a database that is down say to wait', () => {
  expect(saidOf('rateLimited')).toContain('Počkajte chvíľu');
  expect(saidOf('databaseUnavailable')).toBe(
    'Údaje sa teraz nedajú načítať ani uložiť. Skúste to znova o chvíľu.',
  );
});

test.each(['csrf', 'inFlight', 'tooLarge'] as const)(
  'what the server refuses with %s it explains',
  (code) => {
    expect(saidOf(code)).toBe(FAULTS[code].message);
  },
);
