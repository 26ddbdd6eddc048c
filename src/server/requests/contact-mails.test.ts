import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { createRequestStack, parsedContact, type RequestStack } from '../../../tests/request-stack.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import { mails } from '../mail/table.ts';

const context = {
  idempotencyKey: null,
  browserId: 'browser',
  now: new Date('2026-11-21T10:00:00Z'),
};

const open: (RequestStack | SmtpSink)[] = [];
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close();
});

async function start(sink?: SmtpSink): Promise<RequestStack> {
  const stack = await createRequestStack(sink ? { smtpUrl: sink.url } : {});
  open.push(...(sink ? [sink] : []), stack);
  await stack.jobs.start();
  return stack;
}

const stored = ({ database }: RequestStack) => database.db.select().from(mails).orderBy(asc(mails.kind));

test('the client gets a confirmation without the text, the operator the text and an answer to the client', async () => {
  const stack = await start();
  const name = 'Ján "Jano" Vzor, <zly@vzor.example>';
  const message = 'Prvý riadok textu.\nDruhý riadok.';
  await stack.contactRequests.send(parsedContact({ name, message, topic: 'other' }), context);
  const files = (await stored(stack)).map(({ messageId }) => join(stack.mailFolder, `${messageId}.eml`));
  await stack.drain();
  expect(files.map((file) => existsSync(file))).toEqual([true, true]);
  const [client, operator] = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));

  expect(client?.subject).toBe('Váš dopyt #0001 bol prijatý');
  expect(client?.to).toEqual([{ name: '', address: 'vzor@example.com' }]);
  expect(client?.replyTo?.map(({ address }) => address)).toEqual(['dielna@webdielna.example']);
  expect(client?.text?.replaceAll('\u00A0', ' ')).toContain(
    '2. Ozvem sa vám najneskôr v utorok 24. 11. o 8:00.',
  );
  expect(client?.text).not.toContain('Prvý riadok');

  expect(operator?.subject).toBe('Nový dopyt #0001: Niečo iné');
  expect(operator?.to?.map(({ address }) => address)).toEqual(['dielna@webdielna.example']);
  expect(operator?.replyTo).toEqual([{ name, address: 'vzor@example.com' }]);
  expect(operator?.text).toContain('> Prvý riadok textu.\n> Druhý riadok.');
  expect(operator?.html).toContain('href="tel:+421905000000"');
});

test('without a phone and a topic the mails name neither', async () => {
  const stack = await start();
  await stack.contactRequests.send(parsedContact({ phone: '', topic: '' }), context);
  const [client, operator] = (await stored(stack)).map(({ messageId }) =>
    join(stack.mailFolder, `${messageId}.eml`),
  );
  await stack.drain();
  expect(existsSync(client ?? '') && existsSync(operator ?? '')).toBe(true);
  expect((await PostalMime.parse(readFileSync(client ?? ''))).text).not.toContain('Téma');
  const { subject, html } = await PostalMime.parse(readFileSync(operator ?? ''));
  expect(subject).toBe('Nový dopyt #0001');
  expect(html).not.toContain('tel:');
});

test('while the mail server is down the message is taken, and its mails go out afterwards', async () => {
  const sink = await startSmtpSink('drop');
  const stack = await start(sink);
  const statuses = async () => (await stored(stack)).map(({ status }) => status);
  const { ticket } = await stack.contactRequests.send(parsedContact(), context);
  expect(ticket).toBe('#0001');
  await stack.drain();
  expect(sink.attempts).toBeGreaterThan(1);
  expect(await statuses()).toEqual(['pending', 'pending']);
  sink.mode = 'ok';
  await stack.drain({ evenLater: true });
  expect(await statuses()).toEqual(['sent', 'sent']);
  expect(sink.received).toHaveLength(2);
});
