import { adminRoom } from './accounts/admin-room.ts';
import { exportRoom } from './accounts/own-data-room.ts';
import { accountRoom } from './accounts/room.ts';
import { auditRoom } from './audit/room.ts';
import { backupRoom } from './backup/room.ts';
import { clientDeskRoom } from './clients/desk-room.ts';
import { clientRoom } from './clients/room.ts';
import { consentRoom } from './consent/room.ts';
import { listen } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { errorRoom } from './errors/room.ts';
import { fileRoom } from './files/room.ts';
import { createFoundation, type Foundation, type FoundationOptions } from './foundation.ts';
import { limitRoom } from './http/room.ts';
import { idempotencyRoom } from './idempotency/room.ts';
import { liveRoom } from './live/room.ts';
import { type MailChoices, mailDelivery } from './mail/delivery.ts';
import { mailRoom } from './mail/room.ts';
import { createTransport } from './mail/transport.ts';
import { messageRoom } from './messages/room.ts';
import { linkRoom } from './offers/link-room.ts';
import { findThreadName } from './offers/mails.ts';
import { createAcceptedPdf } from './offers/offer-pdf.ts';
import { offerRoom } from './offers/room.ts';
import { pagesRoom } from './pages/room.ts';
import { paperRoom } from './papers/room.ts';
import { paymentRoom } from './payments/room.ts';
import { portalLookRoom } from './portal/look-room.ts';
import { portalRoom } from './portal/room.ts';
import { prdRoom } from './prd/room.ts';
import { portalProjectRoom } from './projects/portal-room.ts';
import { projectRoom } from './projects/room.ts';
import { quoteRoom } from './quote/room.ts';
import { inboxRoom } from './requests/inbox-room.ts';
import { requestRoom } from './requests/room.ts';
import type { Announced, Room, Sweep } from './room.ts';
import { searchRoom } from './search/room.ts';
import { todayRoom } from './today/room.ts';

/** What the start has to tell the operator. */
export interface Prepared {
  /** For the one-time link that makes the first administrator; null when there is one. */
  setupToken: string | null;
}

export interface ServiceOptions extends FoundationOptions {
  /** Longest time for one mail, in milliseconds, instead of the usual one. */
  sendLimit?: number;
}

export type Services = ReturnType<typeof createServices>;

/** The composition root of program and tests: nothing else knows which room uses which. */
export function createServices(options: ServiceOptions) {
  const foundation = createFoundation(options);
  const { connection, clock, jobs } = foundation;
  const accounts = accountRoom(foundation);
  const backups = backupRoom(foundation);
  const quotes = quoteRoom(foundation);
  const requests = requestRoom(foundation, quotes);
  const projects = projectRoom(foundation);
  const offers = offerRoom(foundation, {
    priceBooks: quotes.priceBooks,
    whenAccepted: projects.beginning.whenAccepted,
    acceptedPdf: createAcceptedPdf(foundation),
  });
  const payments = paymentRoom(foundation);
  const offerLinks = linkRoom(foundation, {
    ...offers,
    paymentsOf: payments.paymentsOf,
    isOperators: accounts.isOperators,
  });
  const inbox = inboxRoom(foundation, quotes);
  const files = fileRoom(foundation);
  const papers = paperRoom(foundation, { ...accounts, ...files, ...projects });
  const rooms: readonly Room[] = [
    accounts,
    clientRoom(foundation),
    adminRoom(foundation, accounts),
    clientDeskRoom(foundation),
    auditRoom(foundation),
    backups,
    consentRoom(foundation),
    errorRoom(foundation),
    files,
    idempotencyRoom(foundation),
    limitRoom(foundation),
    liveRoom(foundation, { ...accounts, ...offerLinks }),
    mailRoom(foundation),
    messageRoom(foundation, { ...offers, isOperators: accounts.isOperators }),
    quotes,
    prdRoom(foundation, quotes, requests, inbox),
    requests,
    offers,
    inbox,
    offerLinks,
    todayRoom(foundation, { ...inbox, ...offers, ...backups, ...files, ...quotes }),
    searchRoom(foundation),
    projects,
    portalProjectRoom(foundation),
    payments,
    portalRoom(foundation),
    papers,
    exportRoom(foundation, { ...files, ...papers }),
    portalLookRoom(foundation),
    pagesRoom(foundation),
  ];
  deliverMails(foundation, rooms, accounts.mailChoices, options.sendLimit);
  const sweeps = rooms.flatMap(({ sweeps: own = [] }) => own);
  for (const sweep of sweeps) jobs.repeat(hourly(foundation, sweep));

  const listeners = new Set<() => void>();
  const notifications = hearAnnouncements(connection, rooms, () => {
    for (const listener of listeners) listener();
  });

  return {
    ...foundation,
    rooms,
    sweeps,
    quotes: quotes.quotes,
    priceBooks: quotes.priceBooks,
    requests: requests.requests,
    contactRequests: requests.contactRequests,
    offers: offers.offers,
    files,
    actorOf: accounts.actorOf,
    holderOf: offerLinks.holderOf,
    linkedOffer: offerLinks.linkedOffer,
    /** Hears that prices or content have changed on any instance. */
    onContentChange: (listener: () => void) => void listeners.add(listener),
    /** Brings the database to this version; `jobs` can start then. Rejects while the database is down. */
    prepare: async (): Promise<Prepared> => {
      await migrate(connection);
      foundation.migrated();
      for (const room of rooms) await room.prepare?.(clock());
      return { setupToken: await accounts.setupToken(clock()) };
    },
    close: async () => {
      await notifications.close();
      await files.inspector.close();
      await foundation.close();
    },
  };
}

/** Tells the rooms first, then whoever shows what they hold; a new connection may have missed something of each. */
function hearAnnouncements(
  connection: Foundation['connection'],
  rooms: readonly Room[],
  renewPages: () => void,
) {
  const announcements = rooms.flatMap(({ announced }) => announced ?? []);
  const hear = (announced: Announced, said: string | null) => {
    announced.heard(said);
    if (announced.isContent) renewPages();
  };
  return listen({
    connection,
    channels: Object.fromEntries(
      announcements.map((announced) => [announced.channel, (said) => hear(announced, said)]),
    ),
    onConnect: () => {
      for (const announced of announcements) hear(announced, null);
    },
  });
}

function deliverMails(
  { config, db, sender, mailFolder, jobs, log, clock, random }: Foundation,
  rooms: readonly Room[],
  choices: MailChoices,
  sendLimit: number | undefined,
): void {
  const limit = sendLimit === undefined ? {} : { sendLimit };
  const { smtpUrl, timeoutFactor } = config;
  const transport = createTransport({ smtpUrl, outbox: mailFolder, random, clock, timeoutFactor, ...limit });
  const composers = Object.assign({}, ...rooms.map(({ mails }) => mails));
  const threadName = (threadId: string) => findThreadName(db, threadId);
  jobs.work(mailDelivery({ db, transport, from: sender, composers, choices, threadName, log, clock }));
}

const hourly = ({ clock, log }: Foundation, { name, minute, run }: Sweep) => ({
  name,
  cron: `${minute} * * * *`,
  run: async () => {
    const deleted = await run(clock());
    if (deleted) log.info({ job: name, deleted }, 'old data deleted');
  },
});
