import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestDb } from './test-db.ts';

/** Names of the mails that a server without SMTP has written to its folder. */
export const mailFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];

/** What still names somebody: each row of every table by its table, each mail by the word "file". */
export async function tracesOf(
  named: RegExp,
  { database, mailFolder }: { database: TestDb; mailFolder: string },
): Promise<string[]> {
  const { rows: tables } = await database.pool.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`SELECT t::text AS row FROM ${name} AS t`);
    found.push(...rows.filter(({ row }) => named.test(row)).map(() => name));
  }
  const files = mailFiles(mailFolder).filter((name) =>
    named.test(readFileSync(join(mailFolder, name), 'utf8')),
  );
  return [...found, ...files.map(() => 'file')];
}
