import { type Person, proven } from './accounts.ts';
import { requestBody } from './factories/bodies.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

/** Somebody with so many requests, and so many messages at each of them. */
export async function withManyRequests(
  app: TestApp,
  who: Person,
  { requests, messages }: { requests: number; messages: number },
): Promise<TestBrowser> {
  const browser = await proven(app, who);
  await browser.post('/api/service-requests', requestBody({ email: who.email }));
  // Without what is kept beside each message for the search, which takes longer than all else here.
  await app.database.pool.query(`
    INSERT INTO requests (id, kind, status, name, email, company, phone_e164, phone_display, description, topic, service, trade, selection, client_id, created_at, updated_at)
    SELECT gen_random_uuid(), kind, status, name, email, company, phone_e164, phone_display, description, topic, service, trade, selection, client_id, created_at + n * interval '1 second', updated_at
    FROM requests, generate_series(2, ${requests}) n;
    ALTER TABLE messages DISABLE TRIGGER USER;
    INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
    SELECT gen_random_uuid(), 'request', id, 'client', 'Kanárik', repeat('Voliéra na web. ', 20), date_trunc('second', now()) + n * interval '1 second'
    FROM requests, generate_series(1, ${messages}) n;
    ALTER TABLE messages ENABLE TRIGGER USER`);
  return browser;
}
