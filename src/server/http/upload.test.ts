import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { countTurns } from '../../../tests/turns.ts';
import { acceptUpload, uploadedBy } from './upload.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A door for uploads of at most so many bytes, whose handler reads them once `ready` says so. */
async function open(maxBytes: number, ready: (request: { closed: Promise<unknown> }) => Promise<unknown>) {
  const app = Fastify();
  closing.push(() => app.close());
  acceptUpload(app, { types: ['image/png'], maxBytes });
  const read = Promise.withResolvers<string>();
  const waiting = Promise.withResolvers<void>();
  app.put('/file', async (request) => {
    const { bytes } = uploadedBy(request);
    const closed = new Promise((resolve) => request.raw.once('close', resolve));
    waiting.resolve();
    await ready({ closed });
    read.resolve(
      await bytes.toArray().then(
        (chunks) => `${Buffer.concat(chunks).length} bytes`,
        (error: Error) => error.message,
      ),
    );
    return {};
  });
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port);
  closing.push(async () => socket.destroy());
  socket.on('error', () => {});
  const send = (length: number, body: Buffer) => {
    socket.write(
      `PUT /file HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\nContent-Length: ${length}\r\n\r\n`,
    );
    socket.write(body);
  };
  return { socket, send, waiting: waiting.promise, read: read.promise };
}

test('whose sender hangs up before anybody reads fails when it is read, and nothing else does', async () => {
  const { socket, send, waiting, read } = await open(1000, ({ closed }) => closed);
  send(1000, Buffer.alloc(10));
  await waiting;
  socket.destroy();
  expect(await read).toBe('aborted');
});

test('that is too long before anybody reads fails when it is read, and nothing else does', async () => {
  const { send, read } = await open(10, () => new Promise((resolve) => setImmediate(resolve)));
  send(11, Buffer.alloc(11));
  expect(await read).toBe('Odoslané údaje sú príliš veľké.');
});

test('leaves everybody else a turn for each 64 KB of it, however fast it comes', async () => {
  const [bytes, piece] = [4 * 1024 * 1024, 64 * 1024];
  const { send, read } = await open(bytes, async () => {});
  const turns = await countTurns(async () => {
    send(bytes, Buffer.alloc(bytes));
    expect(await read).toBe(`${bytes} bytes`);
  });
  expect(turns).toBeGreaterThanOrEqual(bytes / piece);
});
