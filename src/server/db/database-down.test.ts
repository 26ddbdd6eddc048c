import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseDown, isGivenUp } from './database-down.ts';
import { createPool } from './pool.ts';

const withSqlState = (code: string): Error =>
  Object.assign(new DatabaseError('message', 7, 'error'), { code });
const withSystemCode = (code: string, syscall?: string): Error =>
  Object.assign(new Error(code), { code, syscall });

test.each([
  ['a refused connection', withSystemCode('ECONNREFUSED', 'connect')],
  ['a missing socket', withSystemCode('ENOENT', 'connect')],
  ['refusals of every address of a host', new AggregateError([withSystemCode('ECONNREFUSED')])],
  ['a connection failure reported by the server', withSqlState('08006')],
  ['a shutdown by the administrator', withSqlState('57P01')],
  ['a crash of another session', withSqlState('57P02')],
  ['a server that is starting', withSqlState('57P03')],
  ['too many connections', withSqlState('53300')],
  ['a full disk', withSqlState('53100')],
  ['a statement over its time', withSqlState('57014')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['no free connection in time', new Error('timeout exceeded when trying to connect')],
  ['an outage inside an error of Drizzle', new DrizzleQueryError('select 1', [], withSqlState('57P01'))],
])('%s means the database is down', (_, error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

test.each([
  ['a violated unique key', withSqlState('23505')],
  ['a wrong statement', withSqlState('42601')],
  ['a serialization failure', withSqlState('40001')],
  ['a missing file', withSystemCode('ENOENT', 'open')],
  ['too many open files', withSystemCode('EMFILE', 'open')],
  ['an error of our own', new TypeError('x is not a function')],
  ['something that is no error', '57P01'],
])('%s does not mean the database is down', (_, error) => {
  expect(isDatabaseDown(error)).toBe(false);
});

test.each([
  ['a deadlock', withSqlState('40P01'), true],
  ['a serialization failure', withSqlState('40001'), true],
  [
    'a deadlock inside an error of Drizzle',
    new DrizzleQueryError('select 1', [], withSqlState('40P01')),
    true,
  ],
  ['a violated unique key', withSqlState('23505'), false],
  ['an outage', withSqlState('57P01'), false],
])('%s is a transaction given up, or is not', (_, error, expected) => {
  expect(isGivenUp(error)).toBe(expected);
});

test('a pool on a port where nobody listens fails as down', async () => {
  const pool = createPool({ host: '127.0.0.1', port: 1, user: 'x', database: 'x', ssl: false });
  await expect(pool.query('SELECT 1')).rejects.toSatisfy(isDatabaseDown);
  await pool.end();
});

test('a hung server whose queue of connections is full fails as down, at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'webdielna-hung-'));
  const listening = `require('node:net').createServer().listen({ path: '${folder}/.s.PGSQL.5432', backlog: 1 }, () => console.log('ready'))`;
  const server = spawn(process.execPath, ['-e', listening], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  server.kill('SIGSTOP');
  const pool = createPool(
    { host: folder, port: 5432, user: 'x', database: 'x', ssl: false },
    { timeouts: { connect: 500 } },
  );
  const errors = await Promise.all(
    Array.from({ length: 8 }, () => pool.query('SELECT 1').catch((error: unknown) => error)),
  );
  expect(errors.map((error) => error instanceof Error && 'code' in error && error.code)).toContain('EAGAIN');
  expect(errors.filter((error) => !isDatabaseDown(error))).toEqual([]);
  await pool.end();
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('a server that accepts and says nothing fails as down', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const connection = { host: '127.0.0.1', port, user: 'x', database: 'x', ssl: false };
  const pool = createPool(connection, { timeouts: { connect: 100 } });
  await expect(pool.query('SELECT 1')).rejects.toSatisfy(isDatabaseDown);
  await pool.end();
  server.close();
});
