import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { isWindows } from './postgres-binaries.ts';
import { type Cluster, passwordFile, SOCKET_PORT } from './postgres-cluster.ts';
import { readPidFile, serverLives } from './postgres-server.ts';

/** Where a cluster's server is reached. */
export interface Endpoint {
  readonly port: number;
  as(user: string, database: string): ClientConfig;
  dispose(): void;
}

/** A socket address holds 108 bytes on Linux and 104 on macOS, with the closing zero. */
const SOCKET_PATH_LIMIT = 103;

/** The socket in the data directory (through a short symlink when its path is too long); on Windows loopback. */
export async function embeddedEndpoint(cluster: Cluster): Promise<Endpoint> {
  if (isWindows) return loopbackEndpoint(cluster);
  const socket = join(cluster.pgData, `.s.PGSQL.${SOCKET_PORT}`);
  const short = Buffer.byteLength(socket) <= SOCKET_PATH_LIMIT ? undefined : shortcutTo(cluster.pgData);
  return {
    port: SOCKET_PORT,
    as: (user, database) => ({
      host: short?.path ?? cluster.pgData,
      port: SOCKET_PORT,
      user,
      database,
      ssl: false,
    }),
    dispose: () => short?.remove(),
  };
}

function shortcutTo(folder: string): { path: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), 'webdielna-'));
  const path = join(parent, 'pg');
  symlinkSync(folder, path);
  return { path, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

async function loopbackEndpoint(cluster: Cluster): Promise<Endpoint> {
  const running = serverLives(cluster) ? readPidFile(cluster) : undefined;
  const port = running?.port ?? (await freePort());
  const password = readFileSync(passwordFile(cluster), 'utf8');
  return {
    port,
    as: (user, database) => ({ host: '127.0.0.1', port, user, password, database, ssl: false }),
    dispose: () => {},
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
