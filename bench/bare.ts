import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the bare server does: answer with constant bytes, or insert one row equal to the newest quote. */
export type BareTask =
  | { kind: 'constant'; base64: string }
  | { kind: 'insert'; dataDir: string; answer: object };

export interface BareServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server that is nothing but Fastify and the task, as the measure of what is possible here. */
export async function startBare(task: BareTask): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(task);
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The bare server ended.');
    }),
  ]);
  return {
    url: String(url),
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
