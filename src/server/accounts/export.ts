import { setImmediate as breathe } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { SignedIn } from '#domain/accounts/actor.ts';
import {
  exportDocuments,
  exportPageStart,
  exportTable,
  exportTableRow,
} from '#domain/accounts/export-page.ts';
import { EXPORT_SCHEMAS, type ExportFile, type ExportRow } from '#domain/accounts/export-schemas.ts';
import { localDay } from '#domain/kernel/format.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { quoteNumber } from '#domain/quote/number.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import type { StoredMail } from '../mail/data.ts';
import { readQuoteRow } from '../quote/data.ts';
import { storedQuote } from '../quote/service.ts';
import { type ArchivedFile, DOCUMENTS, quoteDocuments } from './export-documents.ts';
import { ownAccount } from './own-account.ts';
import {
  knownOf,
  membershipsOf,
  newestQuotes,
  type OfferPage,
  type Owner,
  type ProjectPage,
  pageOfEvents,
  pageOfMails,
  pageOfOffers,
  pageOfProjects,
  pageOfQuotes,
  pageOfRequests,
  type QuoteRow,
  type RequestPage,
  securityRowsOf,
} from './owned-data.ts';

/** Rows that are read, written and packed at once: others are served in between. */
const PAGE = 50;

/** Pages of rows of a file, as the archive shows them. */
type Rows<File extends ExportFile> = AsyncIterable<ExportRow<File>[]>;

/**
 * Everything that is kept about the account, in one archive. A page of rows at a time is in memory, beside the packed
 * archive itself.
 */
export async function exportOwnData(
  foundation: Pick<Foundation, 'db' | 'site' | 'pdf' | 'config' | 'clock'>,
  { accountId }: Pick<SignedIn, 'accountId'>,
  { now, signal, addressGroup }: { now: Date; signal: AbortSignal; addressGroup: string },
): Promise<Download> {
  const { db, site } = foundation;
  const account = await ownAccount(db, { accountId });
  const memberships = await membershipsOf(db, accountId);
  const owner: Owner = { ...account, clientIds: memberships.map(({ client }) => client.id) };
  const known = await knownOf(db, owner);
  const security = await securityRowsOf(db, accountId);
  const archive = createArchive(now, signal);
  await archive.add('ucet', only([account]));
  await archive.add(
    'fakturacne-udaje',
    only(memberships.map(({ client, memberSince }) => ({ ...client, memberSince }))),
  );
  await archive.add(
    'dopyty',
    pages(
      (last: RequestPage[number] | null) => pageOfRequests(db, owner, last, PAGE),
      (row) => ({ ...row, ticket: ticket(row.number) }),
    ),
  );
  await archive.add(
    'rozpocty',
    pages(
      (last: QuoteRow | null) => pageOfQuotes(db, owner, last, PAGE),
      (row) => ({ ...row, number: quoteNumber(site.quote.numberPrefix, row.year, row.serial) }),
    ),
  );
  await archive.add(
    'ponuky',
    pages(
      (last: OfferPage[number] | null) => pageOfOffers(db, owner, last, PAGE),
      (row) => ({ ...row, number: offerNumber(row) }),
    ),
  );
  await archive.add(
    'projekty',
    pages(
      (last: ProjectPage[number] | null) => pageOfProjects(db, owner, last, PAGE),
      (row) => row,
    ),
  );
  await archive.add('kontakty', only(known.contacts));
  await archive.add('pozvanky', only(known.invitations));
  await archive.add(
    'emaily',
    pages(
      (last: StoredMail | null) => pageOfMails(db, owner, last, PAGE),
      (row) => row,
    ),
  );
  await archive.add('prihlasenia', only(security.sessions));
  await archive.add('kody', only(security.codes));
  await archive.add('odkazy', only(security.links));
  await archive.add('kluce', only(security.passkeys));
  await archive.add('zalozne-kody', only(security.recoveryCodes));
  await archive.add(
    'historia',
    pages(
      (last: { id: number } | null) => pageOfEvents(db, accountId, last?.id ?? 0, PAGE),
      (row) => row,
    ),
  );
  const newest = await newestQuotes(db, owner, DOCUMENTS.quotes);
  const stored = newest.map((row) => storedQuote(readQuoteRow(row), site.quote.numberPrefix));
  for await (const files of quoteDocuments(foundation, stored, { client: addressGroup, signal }))
    archive.addDocuments(files);
  const [year, month, day] = localDay(now);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return { bytes: archive.end(), type: 'application/zip', fileName: `moje-udaje-${date}.zip` };
}

async function* only<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Reads page after page until one is not full. */
async function* pages<Row, Shown>(
  read: (last: Row | null) => Promise<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(last);
    yield rows.map(show);
    if (rows.length < PAGE) return;
    last = rows.at(-1) ?? null;
  }
}

/** An archive of JSON files, and of a page that shows them. */
function createArchive(now: Date, signal: AbortSignal) {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = now;
    zip.add(file);
    return file;
  };
  const page: string[] = [exportPageStart(now)];
  let quotes = 0;
  return {
    async add<File extends ExportFile>(name: File, rows: Rows<File>): Promise<void> {
      const schema = EXPORT_SCHEMAS[name];
      const file = open(`${name}.json`);
      let table = '';
      let isFirst = true;
      for await (const some of rows) {
        signal.throwIfAborted();
        const outward = some.map((row) => schema.parse(row));
        const json = outward.map((row) => JSON.stringify(row, null, 2)).join(',\n');
        if (json !== '') file.push(strToU8(`${isFirst ? '[\n' : ',\n'}${json}`));
        if (json !== '') isFirst = false;
        table += outward.map((row) => exportTableRow(name, row)).join('');
        await breathe();
      }
      file.push(strToU8(isFirst ? '[]\n' : '\n]\n'), true);
      page.push(exportTable(name, table));
    },
    /** Of one quote. */
    addDocuments(files: readonly ArchivedFile[]): void {
      for (const { name, bytes } of files) open(name).push(bytes, true);
      quotes += 1;
    },
    end(): Uint8Array {
      const file = open('prehlad.html');
      page.push(exportDocuments(quotes));
      for (const part of page) file.push(strToU8(part));
      file.push(new Uint8Array(), true);
      zip.end();
      return Buffer.concat(packed);
    },
  };
}
