import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { site } from '#domain/content/site.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { type Ai, createAi } from './ai/ai.ts';
import type { Config } from './config.ts';
import { listen } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { createDb, createPool, type Db } from './db/pool.ts';
import { ErrorReports } from './errors/service.ts';
import { RateLimiter } from './http/rate-limits.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf/renderer.ts';
import { createPrdService, type PrdService } from './prd/service.ts';
import { seedPriceBook } from './quote/data.ts';
import { PRICE_BOOK_CHANNEL, PriceBookCache } from './quote/price-book.ts';
import { QuoteService } from './quote/service.ts';

/** Everything the routes and the process use, made once and handed on. */
export interface Services {
  config: Config;
  site: SiteFacts;
  clock: () => Date;
  db: Db;
  limiter: RateLimiter;
  errorReports: ErrorReports;
  quotes: QuoteService;
  pdf: PdfRenderer;
  ai: Ai;
  prd: PrdService;
  /** Hears that prices or content have changed on any instance. */
  onContentChange(listener: () => void): void;
  /** Brings the database to this version and starts the background work; rejects while the database is down. */
  prepare(): Promise<void>;
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
}

/** The composition root: nothing else knows which part uses which. */
export function createServices(options: ServiceOptions): Services {
  const { config, connection, log, root, clock = () => new Date() } = options;
  const pool = createPool(connection, { onError: (error) => log.warn({ err: error }, 'connection lost') });
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

  return {
    config,
    site,
    clock,
    db,
    limiter: new RateLimiter({ db, secret: config.secrets[0], clock, enabled: config.rateLimits }),
    errorReports: new ErrorReports(db),
    quotes,
    pdf,
    ai,
    prd,
    onContentChange: (listener) => void listeners.add(listener),
    prepare: async () => {
      await migrate(connection);
      await seedPriceBook(db);
    },
    databaseAnswers: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      await pdf.close();
      await notifications.close();
      await pool.end();
    },
  };
}
