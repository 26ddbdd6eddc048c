import { setImmediate as breathe } from 'node:timers/promises';
import type { SignedIn } from '#domain/accounts/actor.ts';
import {
  EXPORT_TABLE_END,
  exportDocuments,
  exportPageStart,
  exportTableRow,
  exportTableStart,
} from '#domain/accounts/export-page.ts';
import { EXPORT_SCHEMAS, type ExportFile, type ExportRow } from '#domain/accounts/export-schemas.ts';
import { createEntryNames } from '#domain/files/file-name.ts';
import { localDay } from '#domain/kernel/format.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { quoteNumber } from '#domain/quote/number.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { contentEntry } from '../files/archive.ts';
import type { createArchivePlaces } from '../files/archive-places.ts';
import type { Store } from '../files/store.ts';
import { type ZipEntry, zipped } from '../files/zip-writer.ts';
import type { Foundation } from '../foundation.ts';
import type { StreamedDownload } from '../http/download.ts';
import type { StoredMail } from '../mail/data.ts';
import { readQuoteRow } from '../quote/data.ts';
import { storedQuote } from '../quote/service.ts';
import type { Account } from './data.ts';
import { DOCUMENTS, quoteDocuments } from './export-documents.ts';
import { ownAccount } from './own-account.ts';
import {
  calendarsOf,
  type FilePage,
  knownOf,
  type MessagePage,
  membershipsOf,
  newestQuotes,
  type OfferPage,
  type Owner,
  type ProjectPage,
  pageOfEvents,
  pageOfFiles,
  pageOfMails,
  pageOfMessages,
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
/** A project has stages, a checklist and payment calls; a message is short. */
const PROJECTS = 10;
const MESSAGES = 200;

/** Pages of rows of a file, as the archive shows them. */
type Rows<File extends ExportFile> = AsyncIterable<ExportRow<File>[]>;

type Exporting = Pick<Foundation, 'db' | 'site' | 'pdf' | 'config' | 'clock'> & {
  store: Pick<Store, 'open'>;
  /** Bounds how many are made at once. */
  place: ReturnType<typeof createArchivePlaces>;
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
    bytes: foundation.place(accountId, () => zipped(archived(foundation, account, call))),
    type: 'application/zip',
    fileName: `moje-udaje-${date}.zip`,
  };
}

async function* archived(
  foundation: Exporting,
  account: Account,
  { now, signal, addressGroup }: ExportCall,
): AsyncGenerator<ZipEntry> {
  const { db, site, store } = foundation;
  const accountId = account.id;
  const memberships = await membershipsOf(db, accountId);
  const owner: Owner = { ...account, clientIds: memberships.map(({ client }) => client.id) };
  const known = await knownOf(db, owner);
  const security = await securityRowsOf(db, accountId);
  const { table, overview } = createTables(now, signal);
  yield table('ucet', only([account]));
  yield table(
    'fakturacne-udaje',
    only(memberships.map(({ client, memberSince }) => ({ ...client, memberSince }))),
  );
  yield table(
    'dopyty',
    pages(
      (last: RequestPage[number] | null) => pageOfRequests(db, owner, last, PAGE),
      PAGE,
      (row) => ({ ...row, ticket: ticket(row.number) }),
    ),
  );
  yield table(
    'rozpocty',
    pages(
      (last: QuoteRow | null) => pageOfQuotes(db, owner, last, PAGE),
      PAGE,
      (row) => ({ ...row, number: quoteNumber(site.quote.numberPrefix, row.year, row.serial) }),
    ),
  );
  yield table(
    'ponuky',
    pages(
      (last: OfferPage[number] | null) => pageOfOffers(db, owner, last, PAGE),
      PAGE,
      (row) => ({ ...row, number: offerNumber(row) }),
    ),
  );
  yield table(
    'projekty',
    pages(
      (last: ProjectPage[number] | null) => pageOfProjects(db, owner, last, PROJECTS),
      PROJECTS,
      (row) => row,
    ),
  );
  yield table(
    'spravy',
    pages(
      (last: MessagePage[number] | null) => pageOfMessages(db, owner, last, MESSAGES),
      MESSAGES,
      (row) => ({ ...row, about: aboutOf(row) }),
    ),
  );
  const contents: Parameters<typeof contentEntry>[1][] = [];
  const nameOf = createEntryNames();
  yield table(
    'subory',
    pages(
      (last: FilePage[number] | null) => pageOfFiles(db, owner, last, PAGE),
      PAGE,
      (row) => {
        const path = `${FILES}/${nameOf([FOLDERS[row.subjectType]], row.name)}`;
        contents.push({ name: path, sha256: row.sha256, changedAt: row.createdAt });
        // A check of the table: a file that is ready has its type.
        return { ...row, type: row.type ?? '', path };
      },
    ),
  );
  yield table('kalendare', only(await calendarsOf(db, accountId)));
  yield table('kontakty', only(known.contacts));
  yield table('pozvanky', only(known.invitations));
  yield table(
    'emaily',
    pages(
      (last: StoredMail | null) => pageOfMails(db, owner, last, PAGE),
      PAGE,
      (row) => row,
    ),
  );
  yield table('prihlasenia', only(security.sessions));
  yield table('kody', only(security.codes));
  yield table('odkazy', only(security.links));
  yield table('kluce', only(security.passkeys));
  yield table('zalozne-kody', only(security.recoveryCodes));
  yield table(
    'historia',
    pages(
      (last: { id: number } | null) => pageOfEvents(db, accountId, last?.id ?? 0, PAGE),
      PAGE,
      (row) => row,
    ),
  );
  const newest = await newestQuotes(db, owner, DOCUMENTS.quotes);
  const stored = newest.map((row) => storedQuote(readQuoteRow(row), site.quote.numberPrefix));
  let quotes = 0;
  for await (const files of quoteDocuments(foundation, stored, { client: addressGroup, signal })) {
    for (const { name, bytes } of files) yield { name, changedAt: now, bytes: [bytes], isPacked: false };
    quotes += 1;
  }
  for (const content of contents) yield* contentEntry(store, content, signal);
  yield overview(quotes);
}

/** Where the contents of files lie in the archive. */
const FILES = 'subory';
const FOLDERS = { request: 'dopyty', offer: 'ponuky', project: 'projekty' } as const;

/** What a message is about, as people call it. */
const aboutOf = ({ request, offer, project }: MessagePage[number]): string =>
  request !== null ? ticket(request) : offer ? offerNumber(offer) : (project ?? '');

async function* only<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Reads page after page until one is not full. */
async function* pages<Row, Shown>(
  read: (last: Row | null) => Promise<Row[]>,
  full: number,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(last);
    yield rows.map(show);
    if (rows.length < full) return;
    last = rows.at(-1) ?? null;
  }
}

/** Files of JSON, and the page that shows them in the end, a part of rows at a time. */
function createTables(now: Date, signal: AbortSignal) {
  const page: string[] = [exportPageStart(now)];

  async function* written<File extends ExportFile>(name: File, rows: Rows<File>): AsyncGenerator<Buffer> {
    const schema = EXPORT_SCHEMAS[name];
    let isFirst = true;
    for await (const some of rows) {
      signal.throwIfAborted();
      const outward = some.map((row) => schema.parse(row));
      if (outward.length > 0) {
        if (isFirst) page.push(exportTableStart(name, true));
        page.push(outward.map((row) => exportTableRow(name, row)).join(''));
        const json = outward.map((row) => JSON.stringify(row, null, 2)).join(',\n');
        yield Buffer.from(`${isFirst ? '[\n' : ',\n'}${json}`);
        isFirst = false;
      }
      await breathe();
    }
    page.push(isFirst ? exportTableStart(name, false) : EXPORT_TABLE_END);
    yield Buffer.from(isFirst ? '[]\n' : '\n]\n');
  }

  async function* pageOf(quotes: number): AsyncGenerator<Buffer> {
    for (const part of [...page, exportDocuments(quotes)]) {
      yield Buffer.from(part);
      await breathe();
    }
  }

  return {
    table: <File extends ExportFile>(name: File, rows: Rows<File>): ZipEntry => ({
      ...{ name: `${name}.json`, changedAt: now, isPacked: false },
      bytes: written(name, rows),
    }),
    overview: (quotes: number): ZipEntry => ({
      ...{ name: 'prehlad.html', changedAt: now, isPacked: false },
      bytes: pageOf(quotes),
    }),
  };
}
