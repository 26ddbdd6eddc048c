import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { site as configuredSite } from '#domain/content/site.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { withSampleAccount } from '#domain/payments/sample-account.ts';
import type { PasswordCost } from './accounts/passwords.ts';
import { type Ai, createAi } from './ai/ai.ts';
import type { Config } from './config.ts';
import { createDb, createPool, type Db, isAnswering } from './db/pool.ts';
import type { ReadDisk } from './disk-space.ts';
import { CsrfTokens } from './http/csrf.ts';
import { RateLimiter } from './http/rate-limits.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { Mailbox } from './mail/mail.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf/renderer.ts';
import { type Random, systemRandom } from './random.ts';

/** What every room stands on. */
export interface Foundation {
  config: Config;
  /** The project's root. */
  root: string;
  readDisk: ReadDisk;
  /** Undefined means the usual one. */
  passwordCost: PasswordCost | undefined;
  connection: ClientConfig;
  /** True where visitors come by https. */
  https: boolean;
  site: SiteFacts;
  log: FastifyBaseLogger;
  clock: () => Date;
  random: Random;
  db: Db;
  csrf: CsrfTokens;
  limiter: RateLimiter;
  jobs: Jobs;
  outbox: Outbox;
  /** Who sends the mails. */
  sender: Mailbox;
  /** Whom the site tells about what comes in, and to whom its visitors answer. */
  operator: Mailbox;
  /** Folder of the mails where there is no SMTP. */
  mailFolder: string;
  pdf: PdfRenderer;
  ai: Ai;
  /** From now on the database can be used. */
  migrated(): void;
  /** True when the database answers. */
  databaseAnswers(): Promise<boolean>;
  close(): Promise<void>;
}

export interface FoundationOptions {
  config: Config;
  connection: ClientConfig;
  root: string;
  log: FastifyBaseLogger;
  clock?: () => Date;
  random?: Random;
  /** Instead of what the system says of its disks. */
  readDisk?: ReadDisk;
  /** Instead of what a hash costs in production; tests make accounts by the hundred. */
  passwordCost?: PasswordCost;
  /** Instead of the facts of site.config.ts. */
  site?: SiteFacts;
  /** Instead of one of its own, which ends with it: whoever made this one closes it. */
  pdf?: PdfRenderer;
  /** False where jobs are done only by `jobs.drain()`. */
  workers?: boolean;
  /** Instead of the one that has mails sent. */
  outbox?: (parts: Pick<Foundation, 'random' | 'sender'>) => Outbox;
}

/** Opens what the rooms share. Nothing waits for the database yet. */
export function createFoundation(options: FoundationOptions): Foundation {
  const { config, connection, log, root } = options;
  const { site = config.sampleAccount ? withSampleAccount(configuredSite) : configuredSite } = options;
  const { clock = () => new Date(), random = systemRandom, workers = true } = options;
  let isMigrated = false;
  const { timeoutFactor } = config;
  const pool = createPool(connection, {
    timeoutFactor,
    isReady: () => isMigrated,
    onError: (error) => log.warn({ err: error }, 'connection lost'),
  });
  const db = createDb(pool, (error) =>
    log.warn({ err: error }, 'a transaction was given up, and is run once more'),
  );
  const operator = { name: site.operator.displayName ?? site.brand.name, address: site.operator.email };
  const sender = config.mailFrom ?? { ...operator, name: site.brand.name };
  const jobs = createJobs({ connection, log, clock, timeoutFactor, workers });
  const pdf = options.pdf ?? createPdfRenderer({ root, log, timeoutFactor });
  return {
    config,
    root,
    readDisk: options.readDisk ?? statfs,
    passwordCost: options.passwordCost,
    connection,
    https: config.publicUrl.startsWith('https:'),
    site,
    log,
    clock,
    random,
    db,
    csrf: new CsrfTokens(config.secrets, random),
    limiter: new RateLimiter({ db, secret: config.secrets[0], clock, enabled: config.rateLimits }),
    jobs,
    outbox:
      options.outbox?.({ random, sender }) ??
      createOutbox({ db, jobs, from: sender, capped: config.rateLimits, log, random }),
    sender,
    operator,
    mailFolder: join(config.dataDir, 'outbox'),
    pdf,
    ai: createAi({ config: config.ai, db, now: clock, log }),
    migrated: () => {
      isMigrated = true;
    },
    databaseAnswers: () => isAnswering(pool),
    close: async () => {
      await jobs.stop();
      if (!options.pdf) await pdf.close();
      await pool.end();
    },
  };
}
