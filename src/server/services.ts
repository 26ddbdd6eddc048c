import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { site as configuredSite } from '#domain/content/site.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { issueSetupToken } from './accounts/setup.ts';
import { type Ai, createAi } from './ai/ai.ts';
import type { Config } from './config.ts';
import { Consents } from './content/consents.ts';
import { listen } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { createDb, createPool, type Db } from './db/pool.ts';
import { ErrorReports } from './errors/service.ts';
import { RateLimiter } from './http/rate-limits.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { mailDelivery } from './mail/delivery.ts';
import { deleteExpiredMails } from './mail/expiry.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createTransport } from './mail/transport.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf/renderer.ts';
import { createPrdService, type PrdService } from './prd/service.ts';
import { PRICE_BOOK_CHANNEL } from './quote/data.ts';
import { PriceBookCache } from './quote/price-book.ts';
import { completePriceBook } from './quote/publish.ts';
import { QuoteService } from './quote/service.ts';
import { deleteExpiredMessages, deleteExpiredQuotes, deleteExpiredRequests } from './requests/expiry.ts';
import { requestComposers } from './requests/mails.ts';
import { messageComposers } from './requests/message-mails.ts';
import { createMessageService, type MessageService } from './requests/message-service.ts';
import { createRequestService, type RequestService } from './requests/service.ts';

/** What the start has to tell the operator. */
export interface Prepared {
  /** For the one-time link that makes the first administrator; null when there is one. */
  setupToken: string | null;
}

/** Everything the routes and the process use, made once and handed on. */
export interface Services {
  config: Config;
  site: SiteFacts;
  clock: () => Date;
  db: Db;
  limiter: RateLimiter;
  consents: Consents;
  errorReports: ErrorReports;
  priceBooks: PriceBookCache;
  quotes: QuoteService;
  pdf: PdfRenderer;
  ai: Ai;
  prd: PrdService;
  requests: RequestService;
  messages: MessageService;
  outbox: Outbox;
  jobs: Jobs;
  /** Folder of the mails where there is no SMTP. */
  mailFolder: string;
  /** Hears that prices or content have changed on any instance. */
  onContentChange(listener: () => void): void;
  /** Brings the database to this version; `jobs` can start then. Rejects while the database is down. */
  prepare(): Promise<Prepared>;
  /** True when the database answers. */
  databaseAnswers(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ServiceOptions {
  config: Config;
  connection: ClientConfig;
  root: string;
  log: FastifyBaseLogger;
  clock?: () => Date;
  /** Instead of the facts of site.config.ts. */
  site?: SiteFacts;
  /** Longest time for one mail, in milliseconds, instead of the usual one. */
  sendLimit?: number;
}

/** The composition root: nothing else knows which part uses which. */
export function createServices(options: ServiceOptions): Services {
  const { config, connection, log, root, clock = () => new Date(), site = configuredSite } = options;
  let migrated = false;
  const pool = createPool(connection, {
    isReady: () => migrated,
    onError: (error) => log.warn({ err: error }, 'connection lost'),
  });
  const db = createDb(pool);
  const books = new PriceBookCache(db, log);
  const quotes = new QuoteService(db, books, site.quote);
  const pdf = createPdfRenderer({ root, log });
  const ai = createAi({ config: config.ai, db, now: clock, log });
  const listeners = new Set<() => void>();
  const contentChanged = () => {
    books.invalidate();
    for (const listener of listeners) listener();
  };
  const notifications = listen({
    connection,
    channels: { [PRICE_BOOK_CHANNEL]: contentChanged },
    onConnect: contentChanged,
  });
  const prd = createPrdService({
    quotes,
    priceBooks: books,
    site,
    publicUrl: config.publicUrl,
    now: clock,
    ai,
    pdf,
  });

  const limiter = new RateLimiter({ db, secret: config.secrets[0], clock, enabled: config.rateLimits });
  const consents = new Consents(db, site);
  const errorReports = new ErrorReports(db);
  const operator = { name: site.operator.displayName ?? site.brand.name, address: site.operator.email };
  const from = config.mailFrom ?? { ...operator, name: site.brand.name };
  const jobs = createJobs({ connection, log });
  const outbox = createOutbox({ db, jobs, from, capped: config.rateLimits, log });
  const mailFolder = join(config.dataDir, 'outbox');
  const sendLimit = options.sendLimit === undefined ? {} : { sendLimit: options.sendLimit };
  const requests = createRequestService({ db, quotes, outbox, operator });
  const messages = createMessageService({ db, outbox, operator });
  jobs.work(
    mailDelivery({
      db,
      transport: createTransport({ smtpUrl: config.smtpUrl, outbox: mailFolder, ...sendLimit }),
      from,
      composers: {
        ...requestComposers({ db, quotes, pdf, publicUrl: config.publicUrl, site }),
        ...messageComposers({ db, site, operator }),
      },
      log,
      clock,
    }),
  );
  const hourly = (name: string, minute: number, run: (now: Date) => Promise<unknown>) =>
    jobs.repeat({
      name,
      cron: `${minute} * * * *`,
      run: async () => {
        const deleted = await run(clock());
        if (deleted) log.info({ job: name, deleted }, 'old data deleted');
      },
    });
  const expiry = (now: Date) => ({ db, now, retention: site.retention });
  hourly('forget-submissions', 11, (now) => requests.sweep(now));
  hourly('forget-limits', 13, () => limiter.sweep());
  hourly('delete-consents', 17, (now) => consents.sweep(now));
  hourly('delete-error-reports', 19, (now) => errorReports.sweep(now));
  hourly('delete-requests', 23, (now) => deleteExpiredRequests(expiry(now)));
  hourly('delete-messages', 29, (now) => deleteExpiredMessages(expiry(now)));
  hourly('delete-quotes', 31, (now) => deleteExpiredQuotes(expiry(now)));
  hourly('delete-mails', 37, (now) => deleteExpiredMails(db, mailFolder, now));

  return {
    config,
    site,
    clock,
    db,
    limiter,
    consents,
    errorReports,
    priceBooks: books,
    quotes,
    pdf,
    ai,
    prd,
    requests,
    messages,
    outbox,
    jobs,
    mailFolder,
    onContentChange: (listener) => void listeners.add(listener),
    prepare: async () => {
      await migrate(connection);
      migrated = true;
      await completePriceBook(db, clock());
      return { setupToken: config.admin ? null : await issueSetupToken(db, clock()) };
    },
    databaseAnswers: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      await jobs.stop();
      await pdf.close();
      await notifications.close();
      await pool.end();
    },
  };
}
