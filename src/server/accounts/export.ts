import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { SignedIn } from '#domain/accounts/actor.ts';
import {
  exportDocuments,
  exportPageStart,
  exportTable,
  exportTableRow,
} from '#domain/accounts/export-page.ts';
import { EXPORT_SCHEMAS, type ExportFile, type ExportRow } from '#domain/accounts/export-schemas.ts';
import { Fault } from '#domain/errors/faults.ts';
import { createEntryNames } from '#domain/files/file-name.ts';
import { localDay } from '#domain/kernel/format.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { quoteNumber } from '#domain/quote/number.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Store } from '../files/store.ts';
import type { Foundation } from '../foundation.ts';
import type { StreamedDownload } from '../http/download.ts';
import type { StoredMail } from '../mail/data.ts';
import { readQuoteRow } from '../quote/data.ts';
import { storedQuote } from '../quote/service.ts';
import type { Account } from './data.ts';
import { type ArchivedFile, DOCUMENTS, quoteDocuments } from './export-documents.ts';
import { ownAccount } from './own-account.ts';
import {
  calendarsOf,
  type FilePage,
  knownOf,
  membershipsOf,
  newestQuotes,
  type OfferPage,
  type Owner,
  type ProjectPage,
  pageOfEvents,
  pageOfFiles,
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

type Exporting = Pick<Foundation, 'db' | 'site' | 'pdf' | 'config' | 'clock'> & {
  store: Pick<Store, 'open'>;
};

interface ExportCall {
  now: Date;
  signal: AbortSignal;
  addressGroup: string;
}

/**
 * Everything that is kept about the account, in one archive that is made while it is read: a page of rows or a part of one
 * file at a time is in memory. The stream fails with storeUnavailable where a file cannot be read.
 */
export async function exportOwnData(
  foundation: Exporting,
  { accountId }: Pick<SignedIn, 'accountId'>,
  call: ExportCall,
): Promise<StreamedDownload> {
  const account = await ownAccount(foundation.db, { accountId });
  const [year, month, day] = localDay(call.now);
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return {
    bytes: Readable.from(archived(foundation, account, call)),
    type: 'application/zip',
    fileName: `moje-udaje-${date}.zip`,
  };
}

async function* archived(
  foundation: Exporting,
  account: Account,
  { now, signal, addressGroup }: ExportCall,
): AsyncGenerator<Uint8Array> {
  const { db, site, store } = foundation;
  const accountId = account.id;
  const memberships = await membershipsOf(db, accountId);
  const owner: Owner = { ...account, clientIds: memberships.map(({ client }) => client.id) };
  const known = await knownOf(db, owner);
  const security = await securityRowsOf(db, accountId);
  const archive = createArchive(now, signal);
  yield* archive.add('ucet', only([account]));
  yield* archive.add(
    'fakturacne-udaje',
    only(memberships.map(({ client, memberSince }) => ({ ...client, memberSince }))),
  );
  yield* archive.add(
    'dopyty',
    pages(
      (last: RequestPage[number] | null) => pageOfRequests(db, owner, last, PAGE),
      (row) => ({ ...row, ticket: ticket(row.number) }),
    ),
  );
  yield* archive.add(
    'rozpocty',
    pages(
      (last: QuoteRow | null) => pageOfQuotes(db, owner, last, PAGE),
      (row) => ({ ...row, number: quoteNumber(site.quote.numberPrefix, row.year, row.serial) }),
    ),
  );
  yield* archive.add(
    'ponuky',
    pages(
      (last: OfferPage[number] | null) => pageOfOffers(db, owner, last, PAGE),
      (row) => ({ ...row, number: offerNumber(row) }),
    ),
  );
  yield* archive.add(
    'projekty',
    pages(
      (last: ProjectPage[number] | null) => pageOfProjects(db, owner, last, PAGE),
      (row) => row,
    ),
  );
  const contents: ArchivedContent[] = [];
  const nameOf = createEntryNames();
  yield* archive.add(
    'subory',
    pages(
      (last: FilePage[number] | null) => pageOfFiles(db, owner, last, PAGE),
      (row) => {
        const path = `${FILES}/${nameOf(FOLDERS[row.subjectType], row.name)}`;
        // A check of the table: a file that is ready has its content and its type.
        contents.push({ path, sha256: row.sha256 ?? '', createdAt: row.createdAt });
        return { ...row, type: row.type ?? '', path };
      },
    ),
  );
  yield* archive.add('kalendare', only(await calendarsOf(db, accountId)));
  yield* archive.add('kontakty', only(known.contacts));
  yield* archive.add('pozvanky', only(known.invitations));
  yield* archive.add(
    'emaily',
    pages(
      (last: StoredMail | null) => pageOfMails(db, owner, last, PAGE),
      (row) => row,
    ),
  );
  yield* archive.add('prihlasenia', only(security.sessions));
  yield* archive.add('kody', only(security.codes));
  yield* archive.add('odkazy', only(security.links));
  yield* archive.add('kluce', only(security.passkeys));
  yield* archive.add('zalozne-kody', only(security.recoveryCodes));
  yield* archive.add(
    'historia',
    pages(
      (last: { id: number } | null) => pageOfEvents(db, accountId, last?.id ?? 0, PAGE),
      (row) => row,
    ),
  );
  const newest = await newestQuotes(db, owner, DOCUMENTS.quotes);
  const stored = newest.map((row) => storedQuote(readQuoteRow(row), site.quote.numberPrefix));
  for await (const files of quoteDocuments(foundation, stored, { client: addressGroup, signal }))
    yield* archive.addDocuments(files);
  for (const content of contents) yield* archive.addContent(content, store);
  yield* archive.end();
}

/** Where the contents of files lie in the archive. */
const FILES = 'subory';
const FOLDERS = { request: 'dopyty', offer: 'ponuky', project: 'projekty' } as const;

/** The content of a file, and where it lies in the archive. */
interface ArchivedContent {
  path: string;
  sha256: string;
  createdAt: Date;
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

/** An archive of JSON files, of a page that shows them, and of files; each part is given out as it is made. */
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
    async *add<File extends ExportFile>(name: File, rows: Rows<File>): AsyncGenerator<Uint8Array> {
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
        yield* packed.splice(0);
        await breathe();
      }
      file.push(strToU8(isFirst ? '[]\n' : '\n]\n'), true);
      page.push(exportTable(name, table));
      yield* packed.splice(0);
    },
    /** Of one quote. */
    *addDocuments(files: readonly ArchivedFile[]): Generator<Uint8Array> {
      for (const { name, bytes } of files) open(name).push(bytes, true);
      quotes += 1;
      yield* packed.splice(0);
    },
    async *addContent(
      { path, sha256, createdAt }: ArchivedContent,
      store: Pick<Store, 'open'>,
    ): AsyncGenerator<Uint8Array> {
      signal.throwIfAborted();
      const content = await store.open(sha256);
      if (!content) throw new Fault('storeUnavailable');
      // Photos and documents are packed already.
      const entry = new ZipPassThrough(path);
      entry.mtime = createdAt;
      zip.add(entry);
      for await (const bytes of content.bytes) {
        entry.push(bytes);
        yield* packed.splice(0);
      }
      entry.push(new Uint8Array(), true);
      yield* packed.splice(0);
    },
    *end(): Generator<Uint8Array> {
      const file = open('prehlad.html');
      page.push(exportDocuments(quotes));
      for (const part of page) file.push(strToU8(part));
      file.push(new Uint8Array(), true);
      zip.end();
      yield* packed.splice(0);
    },
  };
}
