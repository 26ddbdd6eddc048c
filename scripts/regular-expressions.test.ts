import { readdirSync, readFileSync } from 'node:fs';
import { checkSync, type Parameters } from 'recheck';
import { parseSync } from 'vite';
import { expect, it, vi } from 'vitest';
import { nodesIn } from './check-structure-syntax.ts';

interface Found {
  path: string;
  pattern: string;
  flags: string;
}

/** Files whose expressions may take more than a step for each letter, and why nobody can make use of that. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domain/content/claims.ts': 'reads texts of content/, which come with the program',
  'src/server/http/first-paint.ts': 'reads pages that the server rendered, in which "<" of others is "&lt;"',
  'src/server/http/page-scripts.ts': 'reads pages that the server rendered, in which "<" of others is "&lt;"',
};

/** Only what repeats without an end can take longer than in proportion. */
const isEndless = ({ pattern }: Found): boolean => /[*+]|,\}/.test(pattern.replace(/\\./g, ''));

/** Counted in steps and with chance that is always the same: the answer does not depend on the machine. */
const NEVER = 600_000;
const NO_TIMES = {
  timeout: NEVER,
  attackTimeout: NEVER,
  incubationTimeout: NEVER,
  seedingTimeout: NEVER,
  recallLimit: 0,
} as const satisfies Parameters;
/** What such a short one matches is known exactly; the automaton of a longer one may take minutes. */
const SHORT = 18;
const EXACTLY: Parameters = { ...NO_TIMES, checker: 'automaton' };
const BY_ATTACKS: Parameters = {
  ...NO_TIMES,
  ...{ checker: 'fuzz', randomSeed: 1, seeder: 'static', seedingLimit: 300, maxIteration: 1 },
  ...{ attackLimit: 3_000_000, incubationLimit: 2_000, maxAttackStringSize: 8_000 },
  ...{ maxGenerationSize: 20, mutationSize: 5, crossoverSize: 5 },
};

function isLinear({ pattern, flags }: Pick<Found, 'pattern' | 'flags'>): boolean {
  const exact = pattern.length <= SHORT ? checkSync(pattern, flags, EXACTLY).status : 'unknown';
  return (exact === 'unknown' ? checkSync(pattern, flags, BY_ATTACKS).status : exact) === 'safe';
}

/** Every regular expression of the program as it is written; what scripts/ reads is this checkout alone. */
function found(): Found[] {
  const files = ['src', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return files.flatMap((path) =>
    [...nodesIn(parseSync(path, readFileSync(path, 'utf8')).program)].flatMap(({ regex }) =>
      regex ? [{ path, ...(regex as Pick<Found, 'pattern' | 'flags'>) }] : [],
    ),
  );
}

it('every regular expression takes as many steps as its text has letters, but for those that read our own', {
  timeout: 600_000,
}, () => {
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  const all = found();
  expect(all.length).toBeGreaterThan(200);
  expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
  const checked = all.filter((each) => isEndless(each) && !(each.path in EXCEPTIONS));
  expect(checked.filter((each) => !isLinear(each))).toEqual([]);
});

it.each([
  ['blanks before an end', '\\s+$', ''],
  ['what opens again and again', '\\[[^\\]]*\\]', 'g'],
  ['an address without an end', '[^\\s@]+@[^\\s@]+', ''],
  ['two that share letters', '^[+-]*\\d*\\.?[\\d-]*$', ''],
  ['one in another', '^(?:a+)+$', ''],
  ['a look behind that does not help', '(?<!x)[a-z]+@', ''],
])('the rule knows %s', (_, pattern, flags) => {
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
  expect(isLinear({ pattern, flags })).toBe(false);
});
