import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './http/loopback.ts';
import { StartupError } from './startup.ts';

/** Everything the environment decides (decisions 6), checked and complete. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Folder of the backups; absolute. */
  readonly backupDir: string;
  /** Undefined means the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Origin that visitors use, without a closing slash; links in mails are built from it alone. */
  readonly publicUrl: string;
  /** Addresses and CIDRs whose X-Forwarded-* headers are believed. */
  readonly trustProxy: readonly string[];
  /** Keys of at least 32 bytes: the first signs, all verify. */
  readonly secrets: readonly [string, ...string[]];
  /** Undefined means that mails become files in `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  /** Undefined means the address of the site facts. */
  readonly mailFrom: { readonly name: string; readonly address: string } | undefined;
  /** Undefined means that files are kept in `dataDir`/files. */
  readonly bucket: BucketConfig | undefined;
  /** Bytes that all uploaded files may take together; null where only the disk bounds them. */
  readonly filesTotal: number | null;
  /** Where the virus scanner listens that is asked about every file; undefined where the operator runs none. */
  readonly clamd: { readonly host: string; readonly port: number } | { readonly path: string } | undefined;
  readonly ai: AiConfig | undefined;
  /** The first administrator, when not made through the set-up link. */
  readonly admin:
    | { readonly username: string; readonly email: string; readonly password: string }
    | undefined;
  readonly rateLimits: boolean;
  /** How many times as long as usual the server waits for its database, documents, files and mails. */
  readonly timeoutFactor: number;
  /** Whether payments are asked for to a sample account while the site has none of its own: to try it. */
  readonly sampleAccount: boolean;
  /** How long the server goes on answering after it was asked to stop, while /readyz says 503. */
  readonly drainSeconds: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Sentences for the log about settings that are not followed. */
  readonly warnings: readonly string[];
}

/** A bucket that speaks the S3 protocol. */
export interface BucketConfig {
  /** Without a closing slash. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const MOST_PORT = 65_535;
const CLAMD_ADDRESS_INVALID =
  'CLAMD_ADDRESS must be where clamd listens: 127.0.0.1:3310, or the path of its socket.';

export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Requests a day. */
  readonly dailyLimit: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SECRET_BYTES = 32;
const MEGABYTE = 1024 * 1024;
/** Two looks of a load balancer that asks every two seconds, and its time to act. */
const DRAIN_SECONDS = 5;
const PLACEHOLDER_SECRET = /change.?me|replace.?me|default|example|placeholder|your.?secret/i;

const url = (name: string, protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be an address such as ${example}.`,
  });

const wholeNumber = (name: string, from: number, to: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `${name} must be a whole number from ${from} to ${to}.`,
    })
    .transform(Number);

const choice = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of ${values.join(', ')}.` });

const environmentSchema = z.object({
  NODE_ENV: choice('NODE_ENV', ['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber('PORT', 1, MOST_PORT).default(3_000),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
  ).optional(),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://www.example.sk')
    .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
      error: 'PUBLIC_URL must be an origin without a path, such as https://www.example.sk.',
    })
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isNetwork), {
      error: 'TRUST_PROXY must be a list of addresses or CIDRs such as 127.0.0.1, 10.0.0.0/8.',
    })
    .default([]),
  APP_SECRET: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every(isStrongSecret), {
      error: `APP_SECRET must be a random text of at least ${SECRET_BYTES} bytes, or two of them as new,old; make one with: openssl rand -base64 33`,
    })
    .optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@smtp.example.sk').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
      error: 'MAIL_FROM must be an address, such as Webdielňa <dielna@example.sk>.',
    })
    .transform(mailbox)
    .optional(),
  S3_ENDPOINT: url('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.example.sk').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'S3_BUCKET must be the name of a bucket, such as webdielna-files.',
    })
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  FILES_TOTAL_MB: wholeNumber('FILES_TOTAL_MB', 1, 100_000_000).optional(),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(?:\/.+|[\w.-]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/i, { error: CLAMD_ADDRESS_INVALID })
    .transform(scannerAt)
    .refine((clamd) => 'path' in clamd || (clamd.port > 0 && clamd.port <= MOST_PORT), {
      error: CLAMD_ADDRESS_INVALID,
    })
    .optional(),
  AI_BASE_URL: url('AI_BASE_URL', ['http:', 'https:'], 'https://api.openai.com/v1').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_DAILY_LIMIT: wholeNumber('AI_DAILY_LIMIT', 0, 1_000_000).default(200),
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_EMAIL: z.email({ error: 'ADMIN_EMAIL must be an e-mail address.' }).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', 0, 60).optional(),
  TIMEOUT_FACTOR: wholeNumber('TIMEOUT_FACTOR', 1, 100).default(1),
  RATE_LIMITS: choice('RATE_LIMITS', ['on', 'off']).default('on'),
  SAMPLE_ACCOUNT: choice('SAMPLE_ACCOUNT', ['on', 'off']).default('off'),
  LOG_LEVEL: choice('LOG_LEVEL', LOG_LEVELS).default('info'),
});

type Environment = z.infer<typeof environmentSchema>;

/** The configuration of this process: its environment, completed by the checkout's .env file where there is one. */
export function readConfig(root: string): Config {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return loadConfig(process.env, root);
}

/**
 * The configuration from environment variables (an empty one counts as unset); relative paths start at `root`.
 * Makes DATA_DIR/app-secret when it is needed. Throws a StartupError: one sentence that says what to do.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const set = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (!parsed.success)
    throw new StartupError(parsed.error.issues[0]?.message ?? 'The configuration is wrong.');
  const values = parsed.data;
  const dataDir = resolve(root, values.DATA_DIR);
  return Object.freeze({
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir,
    backupDir: values.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(root, values.BACKUP_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustProxy: values.TRUST_PROXY,
    secrets: secretsOf(values, dataDir),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    bucket: bucketOf(values),
    filesTotal: values.FILES_TOTAL_MB === undefined ? null : values.FILES_TOTAL_MB * MEGABYTE,
    clamd: values.CLAMD_ADDRESS,
    ai: aiOf(values),
    admin: adminOf(values),
    ...limitsOf(values),
    timeoutFactor: values.TIMEOUT_FACTOR,
    sampleAccount: isSampleAccount(values),
    drainSeconds: values.DRAIN_SECONDS ?? (isOnlyHere(values) ? 0 : DRAIN_SECONDS),
    logLevel: values.LOG_LEVEL,
  });
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (prefix === undefined) return bits > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

/** Whether an installation may have it as its key: so long that nobody guesses it, and no example. */
export function isStrongSecret(key: string): boolean {
  return Buffer.byteLength(key) >= SECRET_BYTES && new Set(key).size >= 10 && !PLACEHOLDER_SECRET.test(key);
}

function mailbox(value: string): { name: string; address: string } {
  const [name = '', address] = value.replace(/>$/, '').split('<');
  return address === undefined
    ? { name: '', address: name }
    : { name: name.trim().replace(/^"|"$/g, ''), address };
}

function scannerAt(address: string): NonNullable<Config['clamd']> {
  if (address.startsWith('/')) return { path: address };
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
}

function secretsOf(values: Environment, dataDir: string): Config['secrets'] {
  const [first, ...others] = values.APP_SECRET ?? [];
  if (first !== undefined) return [first, ...others];
  if (values.DATABASE_URL !== undefined)
    throw new StartupError(
      'APP_SECRET is required with DATABASE_URL, the same for every server; make one with: openssl rand -base64 33',
    );
  return [storedSecret(dataDir)];
}

/** The secret in DATA_DIR/app-secret, made when missing; of two processes at once both get the same. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  try {
    if (!existsSync(file)) makeSecret(dataDir, file);
    const secret = readFileSync(file, 'utf8').trim();
    if (isStrongSecret(secret)) return secret;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR must be a folder that this user can read and write (${reason}).`);
  }
  throw new StartupError(
    `${file} is damaged; restore it from a backup, or delete it, which signs everybody out.`,
  );
}

function makeSecret(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(33).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** Every provider without regions takes this one. */
const ANY_REGION = 'us-east-1';

function bucketOf(values: Environment): BucketConfig | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region = ANY_REGION } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const parts = [endpoint, name, values.S3_REGION, accessKeyId, secretAccessKey];
  if (parts.every((part) => part === undefined)) return undefined;
  if (
    endpoint !== undefined &&
    name !== undefined &&
    accessKeyId !== undefined &&
    secretAccessKey !== undefined
  )
    return { endpoint: endpoint.replace(/(?<!\/)\/+$/, ''), name, region, accessKeyId, secretAccessKey };
  throw new StartupError(
    'A bucket for files needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; set all four, or none to keep files in DATA_DIR.',
  );
}

function aiOf(values: Environment): AiConfig | undefined {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey, AI_DAILY_LIMIT: dailyLimit } = values;
  if (baseUrl === undefined && model === undefined && apiKey === undefined) return undefined;
  if (baseUrl !== undefined && model !== undefined) return { baseUrl, apiKey, model, dailyLimit };
  throw new StartupError('AI needs both AI_BASE_URL and AI_MODEL; set both, or none to do without AI.');
}

function adminOf(values: Environment): Config['admin'] {
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (username === undefined && email === undefined && password === undefined) return undefined;
  if (username !== undefined && email !== undefined && password !== undefined)
    return { username, email, password };
  throw new StartupError(
    'The first administrator needs ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD; set all three, or none to use the set-up link.',
  );
}

function limitsOf(values: Environment): Pick<Config, 'rateLimits' | 'warnings'> {
  const isOff = values.RATE_LIMITS === 'off' && isOnlyHere(values);
  const warnings = [
    ...(values.RATE_LIMITS === 'off' && !isOff
      ? ['RATE_LIMITS=off is not followed, because PUBLIC_URL is a public address.']
      : []),
    // This server speaks no https, so somebody else does in front of it.
    ...(values.PUBLIC_URL?.startsWith('https:') && values.TRUST_PROXY.length === 0
      ? [
          'TRUST_PROXY does not name the proxy that serves https, so all visitors share the limits of one address.',
        ]
      : []),
    ...(isPasswordOnPlainLine(values.SMTP_URL)
      ? [
          'SMTP_URL begins with smtp:// and has a password, which leaves only if the mail server offers STARTTLS; smtps:// is encrypted from the start.',
        ]
      : []),
  ];
  return { rateLimits: !isOff, warnings };
}

function isPasswordOnPlainLine(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined) return false;
  const { protocol, password } = new URL(smtpUrl);
  return protocol === 'smtp:' && password !== '' && !isLoopback(smtpUrl);
}

function isSampleAccount(values: Environment): boolean {
  if (values.SAMPLE_ACCOUNT === 'off') return false;
  if (isOnlyHere(values)) return true;
  throw new StartupError(
    "SAMPLE_ACCOUNT=on has clients pay to an account that is nobody's, so it is not for a public site: unset it, and fill in payments.iban of site.config.ts.",
  );
}

/** True for a site that visitors reach from this machine alone. */
const isOnlyHere = ({ PUBLIC_URL: address }: Environment): boolean =>
  address === undefined || isLoopback(address);
