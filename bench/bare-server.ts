import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { openEmbedded } from '#server/db/embedded.ts';
import { createPool } from '#server/db/pool.ts';
import type { BareTask } from './bare.ts';

/** The program behind bare.ts: Fastify alone, in a process of its own, doing one thing. */
process.once('message', async (task: BareTask) => {
  const app = Fastify();
  if (task.kind === 'constant') {
    const body = Buffer.from(task.base64, 'base64');
    app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(body));
  } else {
    await insertRoute(task.dataDir, task.answer);
  }
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(address);
  process.once('disconnect', () => void app.close());

  /** One insert of a row equal to the newest quote, on a pool with the server's own settings. */
  async function insertRoute(dataDir: string, answer: object): Promise<void> {
    const log = { info: () => {}, warn: () => {} };
    const database = await openEmbedded({ dataDir, log });
    const pool = createPool(database.connection, { applicationName: 'bench' });
    const columns = 'year, quote, client, description, browser_id, created_at, valid_until';
    const newest = await pool.query(`select ${columns} from quotes order by serial desc limit 1`);
    const row = Object.values(newest.rows[0]).map((value) =>
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    );
    const insert = `insert into quotes (id, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`;
    app.post('/', async () => {
      await pool.query(insert, [randomUUID(), ...row]);
      return answer;
    });
    app.addHook('onClose', async () => {
      await pool.end();
      await database.close();
    });
  }
});
