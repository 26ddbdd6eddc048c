import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStructure } from './check-structure.ts';

const PACKAGE = {
  imports: {
    '#domain/*': './src/domain/*',
    '#server/*': './src/server/*',
    '#web/*': './src/web/*',
    '#content/*': './content/*',
    '#site': './site.config.ts',
  },
};

/** A stylesheet that says nothing by itself. */
const RIGHT_STYLE = `
  @reference "./tokens.css"; /* 12px #fff */
  .row:hover { padding: --spacing(1.5) calc(-1 * --spacing(3)); margin: 0 auto; border: var(--hairline) solid transparent; }
  .row { font: 600 var(--text-small) / 1.4 var(--font-sans); background: color-mix(in srgb, var(--ink) 8%, transparent); }
  .row::before { content: "12px #fff"; width: min(100%, 60ch); top: 0.4em; mask: url(#fff); transition: color 120ms !important; }
  @variant max-md { .row { color: inherit; animation: snow 1s; } }
  @container row (min-width: 40rem) and (min-height: 42rem) { .row { inset: 0px; } }
  @media print { .row { margin: 2mm; break-inside: avoid; } }
`;

/** A small checkout in which everything is right: every allowed direction is used once. */
const RIGHT = {
  'package.json': JSON.stringify(PACKAGE),
  'site.config.ts': `import type { Money } from './src/domain/kernel/money.ts';`,
  'content/trades.ts': `import type { Money } from '#domain/kernel/money.ts';`,
  'content/trades.test.ts': `import { parse } from '#domain/kernel/money.ts'; import 'vitest';`,
  'src/domain/kernel/money.ts': `import { z } from 'zod'; export type Money = number;`,
  'src/domain/kernel/phone.ts': `import phone from 'libphonenumber-js';`,
  'src/domain/prd/markdown.ts': `import MarkdownIt from 'markdown-it';`,
  'src/domain/quote/estimate.ts': `
    import site from '#site';
    import { trades } from '#content/trades.ts';
    import type { Money } from '../kernel/money.ts';
    export { money } from '../kernel/money.ts';
  `,
  'src/domain/quote/estimate.test.ts': `import 'node:fs'; import 'fast-check'; import '../../../tests/factory.ts';`,
  'src/server/main.ts': `import 'fastify'; import 'node:http'; import '#domain/quote/estimate.ts'; import './quote/data.ts';`,
  'src/server/quote/table.ts': `import 'drizzle-orm/pg-core';`,
  'src/server/quote/data.ts': `export const pages = () => import('virtual:react-router/server-build');`,
  'src/web/entry.server.tsx': `import 'node:stream'; export const page = <b>{1}</b>;`,
  'src/web/root.tsx': `import './design/button.tsx'; import './design/tokens.css'; import image from './design/tokens.css?url';`,
  'src/web/design/tokens.css':
    ':root { --ink: #12263f; --frame: 1180px; } @media (width >= 48rem) { a { font-size: 1rem; } }',
  'src/web/design/row.css': RIGHT_STYLE,
  'src/web/design/button.tsx': `import 'react'; import '#domain/kernel/money.ts'; import './field.tsx';`,
  'src/web/design/field.tsx': '',
  'src/web/quote/page.route.tsx': `import type { Route } from './+types/page.route.ts'; import '../design/button.tsx';`,
  'src/web/portal/frame.tsx': `import '../design/button.tsx';`,
  'src/web/admin/today.route.tsx': `import '../quote/page.route.tsx'; import './frame.tsx';`,
  'src/web/admin/frame.tsx': '',
  'tests/factory.ts': `import '#server/main.ts'; import '#web/root.tsx';`,
  'bench/pages.ts': `import '#server/main.ts';`,
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'structure-'));
  write(RIGHT);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** The problems of the right checkout with one more file. */
function problemsWith(path: string, text = ''): string[] {
  write({ [path]: text });
  return checkStructure(root);
}

test('a checkout that keeps the rules has no problems', () => {
  expect(checkStructure(root)).toEqual([]);
});

describe('a forbidden import', () => {
  test.each([
    ['src/domain/quote/a.ts', '#server/main.ts', 'the domain decides and knows nobody above it'],
    ['src/domain/quote/a.ts', '../../web/root.tsx', 'the domain decides and knows nobody above it'],
    ['src/domain/quote/a.test.ts', '#web/root.tsx', 'the domain decides and knows nobody above it'],
    ['src/domain/quote/a.ts', 'node:fs', 'the domain is pure'],
    ['src/domain/quote/a.ts', 'react', 'the domain is pure'],
    ['src/domain/quote/a.ts', 'zod-to-anything', 'the domain is pure'],
    ['src/domain/quote/a.ts', 'markdown-it', 'markdown-it (only in prd)'],
    ['src/domain/quote/a.ts', '../../../tests/factory.ts', 'what ships must not need tests/'],
    ['src/domain/kernel/a.ts', '../quote/estimate.ts', 'the kernel is the ground'],
    ['src/server/quote/a.ts', '#web/root.tsx', 'meet only at the HTTP contract'],
    ['src/server/quote/a.test.ts', '#web/root.tsx', 'meet only at the HTTP contract'],
    ['src/server/quote/a.ts', '../../../bench/pages.ts', 'what ships must not need bench/'],
    ['src/server/quote/service.ts', 'drizzle-orm', 'Move the statement into the data.ts'],
    ['src/server/quote/service.ts', './table.ts', 'Move the statement into the data.ts'],
    ['src/server/quote/estimate.ts', '#domain/quote/estimate.ts', 'a file of its own name on another floor'],
    ['src/web/quote/estimate.tsx', '#domain/quote/estimate.ts', 'a file of its own name on another floor'],
    ['src/web/quote/a.tsx', '#server/main.ts', 'meet only at the HTTP contract'],
    ['src/web/quote/a.tsx', 'virtual:react-router/server-build', 'only the server mounts the pages'],
    ['src/web/quote/a.tsx', 'node:fs', 'runs in the browser'],
    ['src/web/design/a.tsx', '../quote/page.route.tsx', 'the design knows no room'],
    ['src/web/design/a.tsx', '../root.tsx', 'the design knows no room'],
    ['src/web/design/a.tsx', '#domain/quote/estimate.ts', 'the design knows no room'],
    ['src/web/quote/a.tsx', '../portal/frame.tsx', 'nobody composes an area'],
    ['src/web/portal/a.tsx', '../admin/today.route.tsx', 'nobody composes an area'],
    ['src/web/design/a.tsx', '../admin/today.route.tsx', 'nobody composes an area'],
    ['content/a.ts', '#domain/kernel/money.ts', 'content is data'],
    ['content/a.ts', 'zod', 'content is data'],
  ])('%s importing %s is refused', (path, specifier, rule) => {
    const [problem, ...others] = problemsWith(path, `import { a } from '${specifier}';`);
    expect(problem).toContain(`${path} imports ${specifier}`);
    expect(problem).toContain(rule);
    expect(others).toEqual([]);
  });

  test.each([
    `import type { A } from '#server/main.ts'`,
    `export { a } from '#server/main.ts'`,
    `export * from '#server/main.ts'`,
    `export type { A } from '#server/main.ts'`,
    `const a = () => import('#server/main.ts')`,
    `import '#server/main.ts?raw'`,
  ])('is seen when written as %s', (text) => {
    expect(problemsWith('src/web/quote/a.tsx', text)).toEqual([
      expect.stringContaining('meet only at the HTTP contract'),
    ]);
  });

  test('in a comment or a string is none', () => {
    expect(
      problemsWith('src/web/quote/a.ts', `// import '#server/main.ts'\nexport const a = "import 'pg'";`),
    ).toEqual([]);
  });
});

describe('a file in the wrong place', () => {
  test.each([
    ['src/web/invoices/a.ts', 'an unknown room "invoices"'],
    ['src/domain/db/a.ts', 'an unknown room "db"'],
    ['src/server/design/a.ts', 'an unknown room "design"'],
    ['src/web/content/a.tsx', 'an unknown room "content"'],
    ['src/shared/quote/a.ts', 'an unknown floor "shared"'],
    ['src/a.ts', 'outside the floors'],
    ['src/domain/a.ts', 'beside the rooms'],
    ['src/web/quote/utils.ts', 'a name that says nothing'],
    ['src/web/quote/helpers/a.ts', 'a name that says nothing'],
    ['tests/misc.test.ts', 'a name that says nothing'],
    ['src/web/quote/index.ts', 'a barrel'],
    ['content/index.tsx', 'a barrel'],
  ])('%s is refused', (path, rule) => {
    expect(problemsWith(path)).toEqual([expect.stringContaining(rule)]);
  });
});

describe('what a browser keeps', () => {
  test.each([
    [`localStorage.setItem('mine', '1');`, 'localStorage'],
    [`const store = globalThis.sessionStorage;`, 'sessionStorage'],
    [`document.cookie = 'mine=1';`, 'document.cookie'],
    [`const open = () => indexedDB.open('mine');`, 'indexedDB'],
  ])('is refused past the list of names: %s', (text, name) => {
    expect(problemsWith('src/web/quote/a.tsx', text)).toEqual([
      expect.stringContaining(`src/web/quote/a.tsx uses ${name} itself`),
    ]);
  });

  test.each([
    ['src/web/shell/browser-storage.ts', `export const store = () => localStorage;`],
    ['src/web/quote/a.test.ts', `localStorage.clear();`],
    ['tests/visit.ts', `export const cookies = () => document.cookie;`],
    ['src/web/quote/a.ts', `// localStorage\nexport const words = 'document.cookie';`],
  ])('may be named in %s', (path, text) => {
    expect(problemsWith(path, text)).toEqual([]);
  });
});

describe('SQL', () => {
  test.each([
    ["const text = 'select id from quotes';", '"select id from quotes"'],
    ['const text = `DELETE FROM quotes`;', '"DELETE FROM quotes"'],
    ['const rows = (db: Db) => db.execute(statement);', 'execute()'],
    ['const rows = () => this.pool.query(text);', 'query()'],
  ])('outside of the data layer is refused: %s', (text, found) => {
    expect(problemsWith('src/server/quote/service.ts', text)).toEqual([
      expect.stringContaining(`src/server/quote/service.ts has ${found}`),
    ]);
  });

  test.each([
    ['src/server/quote/search-data.ts', "import 'drizzle-orm'; import './table.ts'; const a = 'select 1';"],
    ['src/server/db/pool.ts', "const answers = () => pool.query('select 1');"],
    ['src/server/quote/service.ts', "import type { Row } from './table.ts'; const a = 'choose or select';"],
    ['src/web/quote/a.ts', "const label = 'Select one';"],
  ])('may stand in %s', (path, text) => {
    expect(problemsWith(path, text)).toEqual([]);
  });
});

describe('clock and chance', () => {
  test.each([
    ['src/domain/quote/a.ts', 'const now = () => Date.now();', 'Date.now'],
    ['src/domain/quote/a.ts', 'const now = () => new Date();', 'new Date()'],
    ['src/domain/quote/a.ts', 'const one = (random = Math.random()) => random;', 'Math.random'],
    ['src/server/quote/service.ts', 'const id = () => crypto.randomUUID();', 'randomUUID'],
    ['src/server/quote/service.ts', "import { randomBytes } from 'node:crypto';", 'randomBytes'],
    ['src/server/quote/data.ts', 'const start = performance.now();', 'performance.now'],
  ])('%s may not ask the machine: %s', (path, text, name) => {
    expect(problemsWith(path, text)).toEqual([expect.stringContaining(`${path} uses ${name}:`)]);
  });

  test.each([
    ['src/server/foundation.ts', 'export const clock = () => new Date();'],
    ['src/server/quote/a.test.ts', 'const now = Date.now();'],
    ['src/web/quote/a.ts', 'const now = Date.now();'],
    ['src/domain/quote/a.ts', 'const at = (ms: number) => new Date(ms); const day = Date.UTC(2026, 1);'],
  ])('may be asked in %s: %s', (path, text) => {
    expect(problemsWith(path, text)).toEqual([]);
  });
});

describe('a stylesheet', () => {
  test.each([
    ['color: #fff', 'it would stay the same in the other theme'],
    ['--line: rgb(0 0 0 / 50%)', 'it would stay the same in the other theme'],
    ['border: 0 solid tomato', 'it would stay the same in the other theme'],
    ['background: linear-gradient(darkblue, transparent)', 'it would stay the same in the other theme'],
    ['font-size: 1.3em', 'There are seven'],
    ['font: 600 13px / 1.4 var(--font-sans)', 'There are seven'],
    ['padding: --spacing(3) 0.8rem', 'Spaces are steps of 4 px'],
    ['--gap: -3px', 'Spaces are steps of 4 px'],
    ['gap: --spacing(0.25)', 'nothing finer'],
    ['margin: 0 !important', 'a rule that shouts'],
  ])('with "%s" is refused', (declaration, rule) => {
    expect(problemsWith('src/web/design/a.css', `.a { ${declaration}; }`)).toEqual([
      expect.stringMatching(new RegExp(`^src/web/design/a.css has .*${rule}`)),
    ]);
  });

  test.each([
    ['@media screen and (min-width: 640px) { }', 'Pages have four widths'],
    ['@media (width < 48rem) { }', 'Pages have four widths'],
    ['@container (min-width: 41rem) { }', 'the four widths of pages'],
    ['.a { @apply flex; }', 'in a second language'],
  ])('with "%s" is refused', (css, rule) => {
    expect(problemsWith('src/web/design/a.css', css)).toEqual([expect.stringContaining(rule)]);
  });

  test.each(['src/web/shell/a.css', 'src/web/a.css', 'src/server/quote/a.css'])(
    'outside of the design is refused: %s',
    (path) => {
      expect(problemsWith(path, '')).toEqual([expect.stringContaining(`${path} is a stylesheet outside`)]);
    },
  );
});

describe('a component', () => {
  test.each([
    ['const a = <b className="flex p-[13px]" />;', 'p-[13px]'],
    ["const LOOK = 'max-md:grid-cols-[1fr_2rem] flex';", 'max-md:grid-cols-[1fr_2rem]'],
    [`const a = (b: string) => <b className={\`bg-[#fff] \${b}\`} />;`, 'bg-[#fff]'],
    ['const a = <b className="text-[rgb(0,0,0)]" />;', 'text-[rgb(0,0,0)]'],
    [
      `const a = <b className={is(a, '${'p-1 '.repeat(12)}flex')} />;`,
      'a list of 13 classes (p-1 p-1 p-1 …)',
    ],
    ["const a = <b style={{ width: '3rem' }} />;", 'a fixed width'],
    ['const a = <b style={{ zIndex: 3 }} />;', 'a fixed zIndex'],
  ])('is refused with a look of its own: %s', (text, found) => {
    expect(problemsWith('src/web/shell/a.tsx', text)).toEqual([expect.stringContaining(found)]);
  });

  test.each([
    'const a = <b className="p-1.5 grid-cols-[repeat(auto-fill,minmax(--spacing(32),1fr))] max-w-[60ch]" />;',
    `const a = (share: number) => <b style={{ width: \`\${share}%\`, '--share': 3 }} />;`,
    'const a = <svg width="14"><text fontSize={15} x="3px" fill="#fff" /></svg>;',
    `const a = <b className="${'p-1 '.repeat(11)}flex" />;`,
    "const words = 'Stojí [od 3 €], na šírku 13px #fff';",
  ])('may be written as %s', (text) => {
    expect(problemsWith('src/web/quote/a.tsx', text)).toEqual([]);
  });
});

describe('a server’s part under an area', () => {
  test.each([
    `export const loader = () => null;`,
    `export async function action() {}`,
    `const loader = () => null; export { loader };`,
    `export { read as loader } from '#web/quote/page.route.tsx';`,
    `export const middleware = [];`,
    `export const headers = () => ({});`,
    `export * from '#web/quote/page.route.tsx';`,
  ])('is refused: %s', (text) => {
    write({ 'src/web/portal/projects.route.tsx': text });
    expect(problemsWith('src/web/admin/requests/list.route.tsx', text)).toEqual([
      expect.stringContaining('src/web/admin/requests/list.route.tsx exports'),
      expect.stringContaining('src/web/portal/projects.route.tsx exports'),
    ]);
  });

  test.each([
    [
      'src/web/portal/projects.route.tsx',
      `export const clientLoader = () => null; export const clientMiddleware = []; export default () => null;`,
    ],
    ['src/web/portal/projects.route.tsx', `export type { loader } from '../quote/page.route.tsx';`],
    ['src/web/quote/list.route.tsx', `export const loader = () => null;`],
    ['src/web/admin/loader.ts', `export const loader = () => null;`],
  ])('is none in %s: %s', (path, text) => {
    write({ 'src/web/quote/page.route.tsx': 'export const read = () => null; export type loader = 1;' });
    expect(problemsWith(path, text)).toEqual([]);
  });
});

describe('a circle', () => {
  test('of values is refused, with its way', () => {
    write({ 'src/server/quote/a.ts': `import './b.ts';`, 'src/server/quote/b.ts': `import './c.ts';` });
    expect(problemsWith('src/server/quote/c.ts', `export { a } from './a.ts';`)).toEqual([
      expect.stringContaining(
        'src/server/quote/a.ts → src/server/quote/b.ts → src/server/quote/c.ts → src/server/quote/a.ts is a circle',
      ),
    ]);
  });

  test('is one also when a file is loaded for a type alone', () => {
    write({ 'src/server/quote/a.ts': `import { type B } from './b.ts'; export type A = B;` });
    expect(problemsWith('src/server/quote/b.ts', `import './a.ts';`)).toHaveLength(1);
  });

  test.each([`import type { A } from './a.ts';`, `const a = () => import('./a.ts');`])(
    'is none through %s',
    (text) => {
      write({ 'src/server/quote/a.ts': `import './b.ts';` });
      expect(problemsWith('src/server/quote/b.ts', text)).toEqual([]);
    },
  );
});

test.each(['./estimate', './missing.ts', '#domain/quote/missing.ts'])(
  'the import of %s, which is no file, is refused',
  (specifier) => {
    expect(problemsWith('src/domain/quote/a.ts', `import '${specifier}';`)).toEqual([
      expect.stringContaining('which is no file'),
    ]);
  },
);
