import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { DEMO_REPLY_TEMPLATES } from '#content/demo/reply-templates.ts';
import { logout } from '#domain/accounts/calls.ts';
import { site } from '#domain/content/site.ts';
import { instantOf } from '#domain/kernel/local-time.ts';
import { offerPath } from '#domain/offers/offer-address.ts';
import { withSampleAccount } from '#domain/payments/sample-account.ts';
import { addReplyTemplate } from '#domain/requests/inbox-calls.ts';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { createAnswerDigest } from '#server/offers/digest.ts';
import { createOfferReminders } from '#server/offers/reminding.ts';
import { warnOfAnswers } from '#server/requests/answer-warnings.ts';
import { createServices } from '#server/services.ts';
import { StartupError } from '#server/startup.ts';
import { makeOperator, planAccounts } from './accounts.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { tablesInUse } from './data.ts';
import { deliveredMails } from './delivered-mails.ts';
import { createDiary } from './diary.ts';
import { createFirm, type Firm, known } from './firm.ts';
import { planOffers } from './offers.ts';
import { planRequests } from './requests.ts';
import { seededRandom } from './seeded-random.ts';
import { CUSTOMERS, OPERATOR } from './sign-ins.ts';

export interface FillOptions {
  config: Config;
  connection: ClientConfig;
  root: string;
  log: FastifyBaseLogger;
  now: Date;
}

/** What can be opened afterwards. */
export interface Filled {
  operator: { username: string; password: string };
  customers: { username: string; password: string }[];
  /** Addresses of the secret links of two offers. */
  sentOffer: string;
  acceptedOffer: string;
}

/** Working days before today on which the demo's firm begins, and the hours at which the program looks after it. */
const BEGINNING = -172;
const ROUNDS = [9 * 60 + 5, 15 * 60 + 5];
/** A thousand transactions need not wait for the disk each: what a crash leaves half done is refused anyway. */
const HASTY = { options: '-c synchronous_commit=off' };
const SENT = 'hornak';
const ACCEPTED = 'bukovina';

/**
 * Fills an empty database with the months of an invented firm, through the doors of the application and by its own clock:
 * what is checked, counted and noted elsewhere is so here. Throws a StartupError for a database with anything in it.
 */
export async function fillDemo(options: FillOptions): Promise<Filled> {
  const { config, root, log, now } = options;
  const connection = { ...options.connection, ...HASTY };
  await refuseUsed(connection);
  const seed = now.toISOString().slice(0, 10);
  const chance = seededRandom(`${seed} story`);
  const calendar = createCalendar(now, site, chance.fraction);
  const diary = createDiary(instantOf({ day: calendar.day(BEGINNING), minutes: 8 * 60 }));
  const mails = deliveredMails();
  const services = createServices({
    ...{ config: { ...config, rateLimits: false }, connection, root, log, site: withSampleAccount(site) },
    ...{ clock: diary.clock, random: seededRandom(seed), outbox: mails.outboxOf },
  });
  const app = await buildApp({
    services,
    readiness: { isDraining: () => false, reason: async () => null },
    renderPage: async () => new Response(null, { status: 404 }),
    keepPages: false,
    clientFolder: join(root, 'build/client'),
    log,
  });
  try {
    const { setupToken } = await services.prepare();
    const firm = createFirm(app, { services, diary, calendar, mails, chance });
    await makeOperator(firm, known(setupToken ?? undefined, 'the set-up link'));
    for (const body of DEMO_REPLY_TEMPLATES) await firm.operator.make(addReplyTemplate, { body });
    planRounds(firm, calendar);
    planAccounts(firm);
    planRequests(firm);
    planOffers(firm);
    await diary.live(now);
    const filled = await filledOf(firm);
    await firm.operator.make(logout, {});
    return filled;
  } finally {
    await app.close();
    await services.close();
  }
}

async function refuseUsed(connection: ClientConfig): Promise<void> {
  await migrate(connection);
  const pool = createPool(connection);
  const used = await tablesInUse(createDb(pool)).finally(() => pool.end());
  if (used.length > 0)
    throw new StartupError(
      `The database holds data already (${used.slice(0, 3).join(', ')} …), and the demo fills only an empty one, also after a demo that was stopped: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
    );
}

/** What the program does by itself every few minutes: warnings, reminders, digests. */
function planRounds(firm: Firm, calendar: Calendar): void {
  const { services, diary } = firm;
  const reminders = createOfferReminders(services);
  const digest = createAnswerDigest(services);
  for (let day = BEGINNING + 1; day <= 0; day += 1) {
    for (const minutes of ROUNDS)
      diary.note(instantOf({ day: calendar.day(day), minutes }), async () => {
        await warnOfAnswers(services, diary.clock());
        await reminders.run(diary.clock());
        await digest.run(diary.clock());
      });
  }
}

async function filledOf(firm: Firm): Promise<Filled> {
  const { publicUrl } = firm.services.config;
  const linkTo = async (key: string) =>
    publicUrl + offerPath(await firm.linkOf(known(firm.offers.get(key), key).id));
  return {
    operator: OPERATOR,
    customers: CUSTOMERS.map(({ username, password }) => ({ username, password })),
    sentOffer: await linkTo(SENT),
    acceptedOffer: await linkTo(ACCEPTED),
  };
}
