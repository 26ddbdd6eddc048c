import { type ServerProcess, startServer } from '../server-process.ts';

/** What a test knows of its server. */
export type Server = Pick<ServerProcess, 'url' | 'dataDir'>;

/** The administrator of the operator's server. */
export const OPERATOR = {
  username: 'spravca',
  email: 'spravca@example.sk',
  password: 'Dlhé-heslo-správcu-7',
};

/** With which a server has that administrator. */
export const OPERATOR_SETTINGS = {
  ADMIN_USERNAME: OPERATOR.username,
  ADMIN_EMAIL: OPERATOR.email,
  ADMIN_PASSWORD: OPERATOR.password,
};

/** Two servers, so that no list grows under the operator's hands by what visitors send meanwhile. */
const SETTINGS = {
  visitors: {},
  operator: OPERATOR_SETTINGS,
} satisfies Record<string, Record<string, string>>;

type Role = keyof typeof SETTINGS;

/** Where the tests, which run in processes of their own, read of a server. */
const VARIABLES = {
  visitors: { url: 'SERVER_URL', dataDir: 'SERVER_DATA_DIR' },
  operator: { url: 'OPERATOR_SERVER_URL', dataDir: 'OPERATOR_SERVER_DATA_DIR' },
} as const satisfies Record<Role, Record<keyof Server, string>>;

/** A server of this run, or one that somebody else watches and stops, such as the measurement of memory. */
export function runningServer(role: Role): Server {
  const { [VARIABLES[role].url]: url, [VARIABLES[role].dataDir]: dataDir } = process.env;
  if (!url || !dataDir) throw new Error(`No server runs for ${role}.`);
  return { url, dataDir };
}

/** Playwright's globalSetup: the servers of the whole run; the answer ends them and fails if one did not end well. */
export default async function startServers(): Promise<() => Promise<void>> {
  const roles = (['visitors', 'operator'] as const).filter((role) => !process.env[VARIABLES[role].url]);
  const started = await Promise.allSettled(roles.map(start));
  const stop = async () => {
    await Promise.all(started.flatMap((each) => (each.status === 'fulfilled' ? [each.value.stop()] : [])));
  };
  const failed = started.find((each) => each.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

async function start(role: Role): Promise<ServerProcess> {
  const server = await startServer(SETTINGS[role]);
  process.env[VARIABLES[role].url] = server.url;
  process.env[VARIABLES[role].dataDir] = server.dataDir;
  return server;
}
