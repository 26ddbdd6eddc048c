import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownMigrations, migrate, migrateUntil } from '#server/db/migrate.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

/** The last migration of the version that kept of each stage only what was said with its last delivery. */
const BEFORE = 1_795_726_749_322;

let database: TestDb;
beforeAll(async () => {
  database = await createTestDb({ empty: true });
});
afterAll(() => database.drop());

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

const STAGES = [
  ['Zadanie', 'approved', '2026-11-02', '2026-11-04', '2026-11-05', 'Texty.', '', null],
  ['Návrh', 'delivered', '2026-11-06', '2026-11-12', null, '', 'Tmavé.', '2026-11-10'],
  ['Grafika', 'active', '2026-11-13', null, null, 'Pozrite.', 'Svetlé.', '2026-11-16'],
  ['Kód', 'active', '2026-11-17', null, null, 'Vzal som späť.', '', null],
  ['Texty', 'active', '2026-11-18', null, null, '', '', null],
  ['Spustenie', 'planned', null, null, null, '', '', null],
] as const;

test('what was delivered stays, with what was said of it last', async () => {
  expect(knownMigrations()).toContain(BEFORE);
  await migrateUntil(database.connection, BEFORE);
  const [client, offer, project] = [randomUUID(), randomUUID(), randomUUID()];
  // What they hang on is of no matter here.
  for (const [column, table] of [
    ['offer', 'offers'],
    ['client', 'clients'],
  ])
    await rowsOf(`ALTER TABLE projects DROP CONSTRAINT projects_${column}_id_${table}_id_fk`);
  await rowsOf('ALTER TABLE projects DISABLE TRIGGER USER');
  await rowsOf(
    `INSERT INTO projects (id, offer_id, client_id, number, name, state, start_on, launch_on, price, monthly_price, created_at, updated_at)
     VALUES ($1, $2, $3, 'CP-2026-0001', 'Web', 'in-progress', '2026-11-02', '2026-12-11', 0, 0, now(), now())`,
    [project, offer, client],
  );
  for (const [index, stage] of STAGES.entries())
    await rowsOf(
      `INSERT INTO project_stages (id, project_id, position, days, weight, name, state, started_on, delivered_on,
         approved_on, delivery_text, return_reason, returned_on)
       VALUES (gen_random_uuid(), $1, $2, 3, 3, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [project, index + 1, ...stage],
    );
  await migrate(database.connection);
  expect(
    await rowsOf(
      `SELECT name, text, d.delivered_on, answer, reason, answered_on
       FROM stage_deliveries d JOIN project_stages s ON s.id = stage_id ORDER BY s.position`,
    ),
  ).toEqual(
    [
      ['Zadanie', 'Texty.', '2026-11-04', 'approved', '', '2026-11-05'],
      ['Návrh', '', '2026-11-12', null, '', null],
      ['Grafika', 'Pozrite.', '2026-11-16', 'returned', 'Svetlé.', '2026-11-16'],
      ['Kód', 'Vzal som späť.', '2026-11-17', 'withdrawn', '', '2026-11-17'],
    ].map(([name, text, delivered_on, answer, reason, answered_on]) => ({
      ...{ name, text, delivered_on },
      ...{ answer, reason, answered_on },
    })),
  );
});
