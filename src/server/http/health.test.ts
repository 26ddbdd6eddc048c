import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerHealth } from './health.ts';

test('many who ask at once whether the server is ready cost one look at disk and database', async () => {
  const app = Fastify();
  const look = Promise.withResolvers<null>();
  let looks = 0;
  const reason = () => {
    looks += 1;
    return looks === 1 ? look.promise : Promise.resolve('database' as const);
  };
  registerHealth(app, { isDraining: () => false, reason });
  await app.ready();
  const asked = Array.from({ length: 50 }, () => app.inject('/readyz'));
  await expect.poll(() => looks).toBeGreaterThan(0);
  look.resolve(null);
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(looks).toBe(2);
  await app.close();
});
