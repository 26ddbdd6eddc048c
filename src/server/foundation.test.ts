import { expect, test } from 'vitest';
import { COOKIES } from '#domain/consent/storage-names.ts';
import { errorId } from '#domain/errors/error-id.ts';
import { quoteBody } from '../../tests/factories/bodies.ts';
import { createTestApp } from '../../tests/test-app.ts';

test('what comes by chance and when it is now are what the program was made with', async () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const uuid = '00000000-0000-4000-8000-000000000001';
  const random = {
    uuid: () => uuid,
    token: (bytes: number) => 'x'.repeat(Math.ceil((bytes * 4) / 3)),
    fraction: () => 0.5,
  };
  const server = await createTestApp({ clock: () => now, random });
  try {
    const browser = server.browser();
    const answer = await browser.post('/api/generate-quote', quoteBody());
    expect(answer.json()).toMatchObject({ quoteId: uuid });
    const refused = await browser.inject({ url: '/api/user' });
    expect(refused.json()).toMatchObject({ errorId: errorId(now, 0.5), timestamp: now.toISOString() });
    const visit = await browser.inject({ url: '/api/csrf-token' });
    const ids = visit.cookies.flatMap(({ name, value }) => (name === COOKIES.browser ? [value] : []));
    expect(ids).toEqual(['x'.repeat(22)]);
  } finally {
    await server.close();
  }
});
