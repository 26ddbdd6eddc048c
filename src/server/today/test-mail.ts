import { TEST_MAIL } from '#content/test-mail.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import type { SiteFacts } from '#domain/content/site-schema.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { type SampleChoice, sampleQuote } from '#domain/quote/sample.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import type { testMail } from '#domain/today/contract.ts';
import { delayTrouble, mailTrouble } from '#domain/today/mail-trouble.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { findLatestMail, type StoredMail } from '../mail/data.ts';
import { type Composer, UNNEEDED } from '../mail/delivery.ts';
import { type ComposedMail, documentOf, messageOf, signature } from '../mail/site-mail.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import type { QuoteRoom } from '../quote/room.ts';

const TEST_MAIL_KIND = 'test-operator';
const SAMPLE: SampleChoice = { trade: 'roofer', size: 'medium', features: [] };

const note = noteOn('mail');

type Answer = AnswerInput<typeof testMail, never>;

/** The mail by which the operator tries whether mails go out: the same queue, sender, template and attachment as of others. */
export interface TestMails {
  /** Where the next one goes, and what has become of the last. */
  read(): Promise<Answer>;
  /** Sends one to the operator; those before it are not sent any more. */
  send(by: By): Promise<Answer>;
  composers: Record<string, Composer>;
}

type Parts = Pick<Foundation, 'db' | 'outbox' | 'operator' | 'config' | 'site' | 'pdf'> &
  Pick<QuoteRoom, 'priceBooks'>;

export function createTestMails({ db, outbox, operator, config, site, pdf, priceBooks }: Parts): TestMails {
  const read = async (): Promise<Answer> => {
    const last = await findLatestMail(db, TEST_MAIL_KIND);
    return {
      to: operator.address,
      hasServer: config.smtpUrl !== undefined,
      last: last && {
        to: last.toAddress,
        at: (last.sentAt ?? last.createdAt).toISOString(),
        ...outcome(last),
      },
    };
  };
  return {
    read,
    async send(by) {
      await db.transaction(async (transaction) => {
        await outbox.add(transaction, [{ kind: TEST_MAIL_KIND, to: operator }], by.now);
        const added = await findLatestMail(transaction, TEST_MAIL_KIND);
        if (added) await note(transaction, added.id, 'mail.tested', by);
      });
      outbox.wake();
      return read();
    },
    composers: {
      async [TEST_MAIL_KIND]({ id, createdAt }, signal) {
        if ((await findLatestMail(db, TEST_MAIL_KIND))?.id !== id) return UNNEEDED;
        const quote = issueQuote(sampleQuote(SAMPLE, await priceBooks.current()));
        const facts = { id, number: null, createdAt, validUntil: createdAt, browserId: null };
        const sample = { ...facts, quote, client: NO_CONTACT, description: '' };
        const options = { publicUrl: config.publicUrl, site };
        const content = await renderQuotePdf(pdf, sample, options, { client: 'mail', signal });
        return {
          ...messageOf(composed(site)),
          attachments: [{ fileName: quoteFileName(sample), type: 'application/pdf', content }],
        };
      },
    },
  };
}

/** Only what has happened: a mail that waits is neither sent nor refused. */
function outcome({
  status,
  attempts,
  lastError,
}: StoredMail): Pick<NonNullable<Answer['last']>, 'state' | 'trouble'> {
  if (status === 'sent') return { state: 'sent', trouble: null };
  if (status === 'dead') return { state: 'refused', trouble: mailTrouble(lastError ?? '') };
  return { state: 'waiting', trouble: attempts > 0 ? delayTrouble(lastError ?? '') : null };
}

const composed = (site: SiteFacts): ComposedMail => {
  const { subject, preview, arrived, attached, spam, regards } = TEST_MAIL;
  return {
    subject,
    document: documentOf(site, { preview, heading: subject, signature: signature(site, regards) }, [
      { kind: 'paragraph', text: arrived },
      { kind: 'paragraph', text: attached },
      { kind: 'notes', items: [spam] },
    ]),
  };
};
