import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '#domain/content/site.ts';
import { submitRequest } from '#domain/requests/contract.ts';
import { sendMessage } from '#domain/requests/message-contract.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import { createOutbox, type Outbox } from '#server/mail/outbox.ts';
import { createTransport } from '#server/mail/transport.ts';
import { createPdfRenderer } from '#server/pdf/renderer.ts';
import { seedPriceBook } from '#server/quote/data.ts';
import { PriceBookCache } from '#server/quote/price-book.ts';
import { QuoteService } from '#server/quote/service.ts';
import { requestComposers } from '#server/requests/mails.ts';
import { messageComposers } from '#server/requests/message-mails.ts';
import {
  createMessageService,
  type MessageBody,
  type MessageService,
} from '#server/requests/message-service.ts';
import { createRequestService, type RequestBody, type RequestService } from '#server/requests/service.ts';
import { projectRoot } from '#server/startup.ts';
import { contactBody, requestBody } from './factories/bodies.ts';
import { createTestDb, type TestDb } from './test-db.ts';

/** Everything between a submitted request or message and its mails, on a database of its own; nothing is replaced. */
export interface RequestStack {
  database: TestDb;
  quotes: QuoteService;
  jobs: Jobs;
  outbox: Outbox;
  requests: RequestService;
  messages: MessageService;
  /** Folder of the mails where there is no SMTP. */
  mailFolder: string;
  logLines: () => Record<string, unknown>[];
  close(): Promise<void>;
}

interface StackOptions {
  smtpUrl?: string;
  /** Longest time for one mail, in milliseconds. */
  sendLimit?: number;
}

/** Builds the stack; `jobs.start()` is the test's to call. */
export async function createRequestStack({ smtpUrl, sendLimit }: StackOptions = {}): Promise<RequestStack> {
  const database = await createTestDb();
  const { db, connection } = database;
  const mailFolder = mkdtempSync(join(tmpdir(), 'webdielna-mails-'));
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await seedPriceBook(db);
  const quotes = new QuoteService(db, new PriceBookCache(db, log), site.quote);
  const pdf = createPdfRenderer({ root: projectRoot(), log });
  const operator = { name: site.brand.name, address: site.operator.email };
  const jobs = createJobs({ connection, log });
  const outbox = createOutbox({ db, jobs, from: operator });
  jobs.work(
    mailDelivery({
      db,
      transport: createTransport({
        smtpUrl,
        outbox: mailFolder,
        ...(sendLimit === undefined ? {} : { sendLimit }),
      }),
      from: operator,
      composers: {
        ...requestComposers({ db, quotes, pdf, publicUrl: 'https://webdielna.example', site }),
        ...messageComposers({ db, site, operator }),
      },
      log,
      clock: () => new Date(),
    }),
  );
  return {
    database,
    quotes,
    jobs,
    outbox,
    requests: createRequestService({ db, quotes, outbox, operator }),
    messages: createMessageService({ db, outbox, operator }),
    mailFolder,
    logLines: () => lines.map((line) => JSON.parse(line)),
    close: async () => {
      await jobs.stop();
      await pdf.close();
      await database.drop();
      rmSync(mailFolder, { recursive: true, force: true });
    },
  };
}

/** The body as the route hands it to the service. */
export const parsedRequest = (changes: object = {}): RequestBody =>
  submitRequest.body.parse(requestBody(changes));

/** The message as the route hands it to the service. */
export const parsedMessage = (changes: object = {}): MessageBody =>
  sendMessage.body.parse(contactBody(changes));
