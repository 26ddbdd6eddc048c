import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Config, loadConfig } from './config.ts';
import { projectRoot, StartupError } from './startup.ts';

const SECRET = 'k7Zq1vT9xW3bN5mL8pR2sD4fG6hJ0aYc';
const OLD_SECRET = 'Q2w4E6r8T0y1U3i5O7p9A-s_D+f=G/hJ';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'webdielna-config-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const load = (env: Record<string, string> = {}): Config => loadConfig(env, root);

test('an empty environment gives the documented defaults', () => {
  expect(load()).toMatchObject({
    environment: 'production',
    host: '127.0.0.1',
    port: 3000,
    dataDir: join(root, 'data'),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    trustProxy: [],
    smtpUrl: undefined,
    mailFrom: undefined,
    ai: undefined,
    filesTotal: null,
    admin: undefined,
    rateLimits: true,
    timeoutFactor: 1,
    logLevel: 'info',
    warnings: [],
  });
});

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('CLAMD_ADDRESS %s says where a scanner listens', (value, clamd) => {
  expect(load({ CLAMD_ADDRESS: value }).clamd).toEqual(clamd);
});

test.each(['clamav', 'http://clamav:3310', ':3310', '127.0.0.1:99999', '127.0.0.1:0'])(
  'CLAMD_ADDRESS %s is refused',
  (value) => {
    expect(() => load({ CLAMD_ADDRESS: value })).toThrow(/^CLAMD_ADDRESS must be where clamd listens/);
  },
);

test('.env.example copied unchanged gives the defaults', () => {
  const example = parseEnv(readFileSync(join(projectRoot(), '.env.example'), 'utf8'));
  const { secrets, ...defaults } = load();
  expect(Object.keys(example).length).toBeGreaterThan(15);
  expect(loadConfig(example, root)).toEqual({ ...defaults, secrets });
});

test.each<[Record<string, string>, Partial<Config>]>([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ PORT: '   ' }, { port: 3000 }],
  [{ DATA_DIR: '/var/lib/webdielňa' }, { dataDir: '/var/lib/webdielňa' }],
  [{ PUBLIC_URL: 'https://www.example.sk/' }, { publicUrl: 'https://www.example.sk' }],
  [
    { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 fd00::/8' },
    { trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] },
  ],
  [{ SMTP_URL: 'smtp://localhost:1025' }, { smtpUrl: 'smtp://localhost:1025' }],
  [{ MAIL_FROM: 'a@b.sk' }, { mailFrom: { name: '', address: 'a@b.sk' } }],
  [{ MAIL_FROM: '"Webdielňa" <a@b.sk>' }, { mailFrom: { name: 'Webdielňa', address: 'a@b.sk' } }],
  [
    { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'm', AI_DAILY_LIMIT: '0' },
    { ai: { baseUrl: 'http://localhost:11434/v1', model: 'm', apiKey: undefined, dailyLimit: 0 } },
  ],
  [{}, { bucket: undefined }],
  [{ FILES_TOTAL_MB: '500' }, { filesTotal: 500 * 1024 ** 2 }],
  [
    {
      ...{ S3_ENDPOINT: 'https://s3.example.sk/', S3_BUCKET: 'subory' },
      ...{ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    },
    {
      bucket: {
        ...{ endpoint: 'https://s3.example.sk', name: 'subory', region: 'us-east-1' },
        ...{ accessKeyId: 'a', secretAccessKey: 'b' },
      },
    },
  ],
  [
    { ADMIN_USERNAME: 'jana', ADMIN_EMAIL: 'jana@example.sk', ADMIN_PASSWORD: 'x' },
    { admin: { username: 'jana', email: 'jana@example.sk', password: 'x' } },
  ],
  [{ SAMPLE_ACCOUNT: 'on' }, { sampleAccount: true }],
  [{}, { sampleAccount: false }],
  [{ RATE_LIMITS: 'off' }, { rateLimits: false, warnings: [] }],
  [{ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:4100' }, { rateLimits: false }],
  [{ RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1:4100' }, { rateLimits: false }],
  [{ RATE_LIMITS: 'off', PUBLIC_URL: 'http://[::1]:4100' }, { rateLimits: false }],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  [{ NODE_ENV: 'development' }, { environment: 'development' }],
])('%o is read as %o', (env, expected) => {
  expect(load(env)).toMatchObject({ ...expected, secrets: expect.anything() });
});

test.each(['https://www.example.sk', 'http://localhost.example.sk', 'http://128.0.0.1'])(
  'rate limits stay on at %s, with a warning',
  (publicUrl) => {
    const config = load({ RATE_LIMITS: 'off', PUBLIC_URL: publicUrl, TRUST_PROXY: '127.0.0.1' });
    expect(config.rateLimits).toBe(true);
    expect(config.warnings).toEqual([
      'RATE_LIMITS=off is not followed, because PUBLIC_URL is a public address.',
    ]);
  },
);

test.each([
  [{ PUBLIC_URL: 'https://www.example.sk' }, 1],
  [{ PUBLIC_URL: 'https://www.example.sk', TRUST_PROXY: '127.0.0.1' }, 0],
  [{ PUBLIC_URL: 'http://www.example.sk' }, 0],
])('%o: whoever serves https in front of it has to be known, or all visitors are one', (env, count) => {
  const warnings = load(env).warnings.filter((warning) => warning.includes('TRUST_PROXY'));
  expect(warnings).toHaveLength(count);
});

test.each([
  ['smtp://meno:heslo@posta.example.sk:587', 1],
  ['smtps://meno:heslo@posta.example.sk', 0],
  ['smtp://posta.example.sk', 0],
  ['smtp://meno:heslo@127.0.0.1:25', 0],
])('%s: a password that waits for an encrypted line is told at start', (url, count) => {
  const warnings = load({ SMTP_URL: url }).warnings.filter((warning) => warning.includes('STARTTLS'));
  expect(warnings).toHaveLength(count);
  expect(warnings.join()).not.toContain('heslo');
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'abc' }, /^PORT must be a whole number from 1 to 65535\.$/],
  [{ PORT: '0' }, /^PORT must/],
  [{ PORT: '65536' }, /^PORT must/],
  [{ PORT: '3e3' }, /^PORT must/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must/],
  [{ PUBLIC_URL: 'www.example.sk' }, /^PUBLIC_URL must/],
  [{ PUBLIC_URL: 'ftp://example.sk' }, /^PUBLIC_URL must/],
  [{ PUBLIC_URL: 'https://example.sk/web' }, /^PUBLIC_URL must be an origin/],
  [{ PUBLIC_URL: 'https://u:p@example.sk' }, /^PUBLIC_URL must be an origin/],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY must/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must/],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY must/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must/],
  [{ SMTP_URL: 'localhost:25' }, /^SMTP_URL must/],
  [{ MAIL_FROM: 'dielna' }, /^MAIL_FROM must/],
  [{ MAIL_FROM: 'a@b.sk\r\nBcc: c@d.sk' }, /^MAIL_FROM must/],
  [{ AI_BASE_URL: 'https://api.example/v1' }, /^AI needs both/],
  [{ AI_MODEL: 'm' }, /^AI needs both/],
  [{ S3_ENDPOINT: 'https://s3.example.sk', S3_BUCKET: 'subory' }, /^A bucket for files needs/],
  [{ S3_REGION: 'eu-central-1' }, /^A bucket for files needs/],
  [{ S3_ENDPOINT: 's3.example.sk' }, /^S3_ENDPOINT must/],
  [{ S3_BUCKET: 'Moje súbory' }, /^S3_BUCKET must/],
  [{ AI_BASE_URL: 'api', AI_MODEL: 'm' }, /^AI_BASE_URL must/],
  [{ AI_DAILY_LIMIT: '-1' }, /^AI_DAILY_LIMIT must/],
  [{ ADMIN_USERNAME: 'jana' }, /^The first administrator needs/],
  [{ ADMIN_EMAIL: 'jana' }, /^ADMIN_EMAIL must/],
  [{ SAMPLE_ACCOUNT: 'yes' }, /^SAMPLE_ACCOUNT must be one of on, off\.$/],
  [
    { SAMPLE_ACCOUNT: 'on', PUBLIC_URL: 'https://www.webdielna.sk' },
    /^SAMPLE_ACCOUNT=on has clients pay .* not for a public site: unset it/,
  ],
  [{ RATE_LIMITS: 'no' }, /^RATE_LIMITS must be one of on, off\.$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must/],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV must/],
])('%o is refused in one sentence', (env, message) => {
  const start = (): Config => load(env);
  expect(start).toThrow(StartupError);
  expect(start).toThrow(message);
});

describe('the secret', () => {
  test.each([
    ['short', 'changeme'],
    ['one byte short', SECRET.slice(1)],
    ['a placeholder', 'please-changeme-1234567890-abcdefgh'],
    ['monotonous', 'abababababababababababababababababab'],
    ['followed by a weak old one', `${SECRET},changeme`],
    ['followed by nothing', `${SECRET},`],
  ])('is refused when %s', (_, value) => {
    expect(() => load({ APP_SECRET: value })).toThrow(
      /^APP_SECRET must be a random text of at least 32 bytes/,
    );
  });

  test('may be followed by the old one while it is replaced', () => {
    expect(load({ APP_SECRET: `${SECRET}, ${OLD_SECRET}` }).secrets).toEqual([SECRET, OLD_SECRET]);
  });

  test('is required with an external database', () => {
    const databaseUrl = 'postgres://u:p@db.example:5432/web';
    expect(() => load({ DATABASE_URL: databaseUrl })).toThrow(/^APP_SECRET is required with DATABASE_URL/);
    expect(load({ DATABASE_URL: databaseUrl, APP_SECRET: SECRET })).toMatchObject({
      databaseUrl,
      secrets: [SECRET],
    });
  });

  test('is otherwise generated once, readable by its owner only', () => {
    const [secret] = load().secrets;
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    expect(load().secrets).toEqual([secret]);
    if (process.platform !== 'win32')
      expect(statSync(join(root, 'data/app-secret')).mode & 0o777).toBe(0o600);
  });

  test('is not replaced when its file is damaged', () => {
    load();
    writeFileSync(join(root, 'data/app-secret'), '');
    expect(() => load()).toThrow(/app-secret is damaged/);
  });

  test('cannot be kept where DATA_DIR is a file', () => {
    writeFileSync(join(root, 'data'), '');
    expect(() => load()).toThrow(/^DATA_DIR must be a folder/);
  });
});
