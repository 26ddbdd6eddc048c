import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { createRequestStack, parsedRequest, type RequestStack } from '../../../tests/request-stack.ts';

let stack: RequestStack;

beforeEach(async () => {
  stack = await createRequestStack();
  await stack.jobs.start();
});

afterEach(() => stack.close());

const now = new Date('2026-11-21T10:00:00Z');

/** Files of mails. */
const finished = () => readdirSync(stack.mailFolder).filter((name) => name.endsWith('.eml'));

/** Both mails of a request, client's first, read from the outbox folder. */
async function mailsOf(changes: object): Promise<[client: Email, operator: Email]> {
  await stack.requests.submit(parsedRequest(changes), { idempotencyKey: null, browserId: 'browser', now });
  await stack.drain();
  expect(finished().length).toBe(2);
  const mails = await Promise.all(
    finished().map((name) => PostalMime.parse(readFileSync(join(stack.mailFolder, name)))),
  );
  const [client, operator] = mails.toSorted((a) => (a.subject?.startsWith('Váš') ? -1 : 1));
  if (!client || !operator) throw new Error('A mail is missing');
  return [client, operator];
}

test('the client gets the quote as a PDF with the server’s price and nothing that was typed', async () => {
  const [client, operator] = await mailsOf({ priceRange: '1 €' });
  expect(client.subject).toBe('Váš dopyt #0001 bol prijatý');
  expect(client.from?.address).toBe('dielna@webdielna.example');
  expect(client.replyTo?.map(({ address }) => address)).toEqual(['dielna@webdielna.example']);
  const [attachment] = client.attachments;
  expect(attachment).toMatchObject({
    filename: `rozpocet-elektrikar-${now.getTime()}.pdf`,
    mimeType: 'application/pdf',
  });
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('No attachment');
  const { text } = await readPdf(new Uint8Array(attachment.content));
  const [range = ''] = /[\d ]+ – [\d ]+ €(?=\nOdhadované)/.exec(client.text ?? '') ?? [];
  expect(range).not.toBe('');
  for (const amount of range.split(' – ')) expect(text).toContain(amount.replace(' €', '').trim());
  expect(text).not.toMatch(/vzor@example|Vzorový klient|prehľadný web/);
  expect(operator.attachments).toEqual([]);
});

test('the operator’s answer goes to the client', async () => {
  const [client, operator] = await mailsOf({ name: 'Ján "Jano" Vzor, <zly@vzor.example>' });
  expect(operator.subject).toBe('Nový dopyt #0001: Tvorba webu');
  expect(operator.replyTo).toEqual([
    { name: 'Ján "Jano" Vzor, <zly@vzor.example>', address: 'vzor@example.com' },
  ]);
  expect(client.to).toEqual([{ name: '', address: 'vzor@example.com' }]);
});

test('the operator’s mail leads to the website that stands, the client’s own does not name it', async () => {
  const standing = { serviceSlug: 'erp-systemy', hasWebsite: true, webAddress: 'firma.example' };
  const [client, operator] = await mailsOf(standing);
  expect(operator.text).toContain('Adresa webu: https://firma.example');
  expect(operator.html).toContain('href="https://firma.example"');
  expect(`${client.text}${client.html}`).not.toContain('firma.example');
});

test('another visitor’s quote brings neither its number nor their contact data', async () => {
  const stranger = {
    ...NO_CONTACT,
    name: 'Cudzí Človek',
    email: 'cudzi@vzor.example',
    phone: '',
    company: 'Tajná firma',
  };
  const { quote, id } = await stack.quotes.issue({
    selection: quoteSelection(),
    client: stranger,
    description: 'Tajný zámer',
    browserId: 'stranger',
    now,
  });
  expect(quote.range.min).toBeGreaterThan(0);
  const [client] = await mailsOf({ quoteId: id });
  const [attachment] = client.attachments;
  if (!(attachment?.content instanceof ArrayBuffer)) throw new Error('No attachment');
  const { text } = await readPdf(new Uint8Array(attachment.content));
  expect(text).toContain('RO-2026-000002');
  expect(client.text).toContain('Cena je vypočítaná nanovo');
  expect(text).not.toMatch(/Cudzí|cudzi|Tajn/);
});

test('without a trade there is no attachment', async () => {
  const [client] = await mailsOf({ projectType: 'general' });
  expect(client.attachments).toEqual([]);
  expect(client.text).not.toContain('príloh');
});
