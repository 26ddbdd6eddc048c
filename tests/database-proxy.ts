import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { ClientConfig } from 'pg';

/**
 * How the database is reached: as usual, not at all, cut in the middle of what it says, as if its machine had frozen, or
 * with every answer late.
 */
export type ProxyMode = 'ok' | 'refuse' | 'reset' | 'hang' | 'late';

/** Milliseconds that an answer is late. */
const LATE = 300;

/** A way to a database that a test can cut. */
export interface DatabaseProxy {
  /** The connection through the proxy. */
  readonly connection: ClientConfig;
  /** Connections that exist are cut or freeze too; going back to 'ok' cuts what had frozen. */
  switchTo(mode: ProxyMode): void;
  close(): Promise<void>;
}

/** Opens a proxy on the loopback to the database of `target`. */
export async function startDatabaseProxy(target: ClientConfig): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let mode: ProxyMode = 'ok';
  const server = createServer((client) => {
    keep(client);
    if (mode === 'refuse') return void client.destroy();
    if (mode === 'hang') return void client.pause();
    const upstream = connectTo(target);
    keep(upstream);
    client.pipe(upstream).pipe(answering()).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  });
  /** Passes on what the database says, as the mode wants it. */
  const answering = () =>
    new Transform({
      transform(chunk, _encoding, callback) {
        if (mode === 'reset') return callback(new Error('reset'));
        if (mode === 'late') setTimeout(callback, LATE, null, chunk);
        else callback(null, chunk);
      },
    }).on('error', () => cutAll());
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a listening TCP server is never a path.
  const { port } = server.address() as AddressInfo;
  return {
    connection: { ...target, host: '127.0.0.1', port },
    switchTo: (next) => {
      mode = next;
      // These two befall connections that go on.
      if (mode === 'late' || mode === 'reset') return;
      if (mode !== 'hang') return cutAll();
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      cutAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A host that is a path is the folder of a socket, as everywhere in PostgreSQL. */
const connectTo = ({ host = '', port = 5432 }: ClientConfig): Socket =>
  host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
