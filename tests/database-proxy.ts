import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';

/** How the database is reached: as usual, not at all, or as if its machine had frozen. */
export type ProxyMode = 'ok' | 'refuse' | 'hang';

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
    client.pipe(upstream).pipe(client);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
  });
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
