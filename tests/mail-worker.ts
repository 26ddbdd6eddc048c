import { createDb, createPool } from '#server/db/pool.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import { createTransport } from '#server/mail/transport.ts';
import { systemRandom } from '#server/random.ts';

/** A process of its own that sends mails until it is killed. Arguments: connection as JSON, SMTP address. */
const [connectionJson = '', smtpUrl = ''] = process.argv.slice(2);
const connection = JSON.parse(connectionJson);
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const clock = () => new Date();
const jobs = createJobs({ connection, log: silent, clock });
jobs.work(
  mailDelivery({
    db: createDb(createPool(connection)),
    transport: createTransport({ smtpUrl, outbox: '', random: systemRandom, clock }),
    from: { name: 'Webdielňa', address: 'dielna@webdielna.example' },
    composers: { 'request-client': plain, 'request-operator': plain },
    choices: { isMuted: async () => false, wayOut: () => null },
    threadName: async () => null,
    log: silent,
    clock,
  }),
);
await jobs.start();

async function plain() {
  return { subject: 'Dopyt', bodies: () => ({ html: '<p>Dopyt</p>', text: 'Dopyt' }) };
}
