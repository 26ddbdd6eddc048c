import { setImmediate as breathe } from 'node:timers/promises';
import type { Actor, SignedIn } from '#domain/accounts/actor.ts';
import {
  EXPORT_TABLE_END,
  type ExportSubject,
  exportPageStart,
  exportTableRow,
  exportTableStart,
  missingDocuments,
} from '#domain/accounts/export-page.ts';
import { EXPORT_SCHEMAS, type ExportFile, type ExportRow } from '#domain/accounts/export-schemas.ts';
import { createEntryNames } from '#domain/files/file-name.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { quoteNumber } from '#domain/quote/number.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { memberOf } from '../clients/member.ts';
import { contentEntry } from '../files/archive.ts';
import type { createArchivePlaces } from '../files/archive-places.ts';
import type { Store } from '../files/store.ts';
import { type ZipEntry, zipped } from '../files/zip-writer.ts';
import type { Foundation } from '../foundation.ts';
import type { StreamedDownload } from '../http/download.ts';
import { partsOf } from '../in-parts.ts';
import type { StoredMail } from '../mail/data.ts';
import type { PapersOf } from '../papers/documents-data.ts';
import type { PaperFiles } from '../papers/paper-files.ts';
import { stateOfChange } from '../projects/reading.ts';
import type { Account } from './data.ts';
import { type ExportDocuments, exportDocuments } from './export-documents.ts';
import { ownAccount } from './own-account.ts';
import {
  calendarsOf,
  type FilePage,
  knownOf,
  type MessagePage,
  membershipsOf,
  type OfferPage,
  type Owner,
  ownedBy,
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
  type Whose,
} from './owned-data.ts';

/** Rows that are read, written and packed at once: others are served in between. */
const PAGE = 50;
/** A project has stages, a checklist and payment calls; a message is short. */
const PROJECTS = 10;
const MESSAGES = 200;

/** Pages of rows of a file, as the archive shows them. */
type Rows<File extends ExportFile> = AsyncIterable<ExportRow<File>[]>;
/** A file of these rows. */
type Table = <File extends ExportFile>(name: File, rows: Rows<File>) => ZipEntry;

/** Where an export is made from. */
export interface Exporting extends Pick<Foundation, 'db' | 'site' | 'log'> {
  store: Pick<Store, 'open'>;
  papers: Pick<PaperFiles, 'ofPaper'>;
}

interface ExportCall {
  now: Date;
  signal: AbortSignal;
}

/** What of whom an archive holds. */
interface Exported {
  whose: Whose;
  documents: ExportDocuments;
  /** Of whom its page speaks. */
  subject: ExportSubject;
  known: Awaited<ReturnType<typeof knownOf>>;
  /** What stands before the records, and behind them. */
  first: (table: Table) => ZipEntry[];
  last: (table: Table) => ZipEntry[];
}

/**
 * Everything that is kept about the account, in one archive that is made while it is read: a page of rows, a document or a part
 * of one file at a time is in memory. The stream fails with storeUnavailable where a file cannot be read.
 */
export async function exportOwnData(
  from: Exporting & {
    /** Bounds how many are made at once. */
    place: ReturnType<typeof createArchivePlaces>;
  },
  actor: SignedIn,
  call: ExportCall & { addressGroup: string },
): Promise<StreamedDownload> {
  const { accountId } = actor;
  const account = await ownAccount(from.db, { accountId });
  return {
    bytes: from.place(accountId, () => zipped(ownArchive(from, account, memberOf(actor), call))),
    type: 'application/zip',
    fileName: `moje-udaje-${wallTimeOf(call.now).day}.zip`,
  };
}

async function* ownArchive(
  from: Exporting,
  account: Account,
  actor: Actor,
  { now, signal, addressGroup }: ExportCall & { addressGroup: string },
): AsyncGenerator<ZipEntry> {
  const { db } = from;
  const accountId = account.id;
  const memberships = await membershipsOf(db, accountId);
  const owner: Owner = { ...account, clientIds: memberships.map(({ client }) => client.id) };
  const security = await securityRowsOf(db, accountId);
  const whose = ownedBy(db, owner);
  const asker = { client: addressGroup, signal };
  const exported: Exported = {
    whose,
    documents: exportDocuments(from, { which: papersOf(whose), actorFor: () => actor, now, asker }),
    subject: { kind: 'account' },
    known: await knownOf(db, owner),
    first: (table) => [
      table('ucet', only([account])),
      table(
        'fakturacne-udaje',
        only(memberships.map(({ client, memberSince }) => ({ ...client, memberSince }))),
      ),
    ],
    last: (table) => [
      table('prihlasenia', only(security.sessions)),
      table('kody', only(security.codes)),
      table('odkazy', only(security.links)),
      table('kluce', only(security.passkeys)),
      table('zalozne-kody', only(security.recoveryCodes)),
      table(
        'historia',
        pages(
          (last: { id: number } | null) => pageOfEvents(db, accountId, last?.id ?? 0, PAGE),
          PAGE,
          (row) => row,
        ),
      ),
    ],
  };
  yield* archived(from, exported, { now, signal });
}

/** The papers of somebody's records. */
export const papersOf = ({ quotes, offers, projects }: Whose): PapersOf => ({
  ...{ quote: quotes, offer: offers, project: projects },
});

/** The entries of an archive of somebody's data, made while they are read. */
export async function* archived(
  { db, site, store }: Exporting,
  { whose, documents, subject, known, first, last: behind }: Exported,
  { now, signal }: ExportCall,
): AsyncGenerator<ZipEntry> {
  const { table, overview } = createTables(subject, now, signal);
  yield* first(table);
  yield table(
    'dopyty',
    pages(
      (last: RequestPage[number] | null) => pageOfRequests(db, whose, last, PAGE),
      PAGE,
      (row) => ({ ...row, ticket: ticket(row.number) }),
    ),
  );
  yield table(
    'rozpocty',
    pages(
      (last: QuoteRow | null) => pageOfQuotes(db, whose, last, PAGE),
      PAGE,
      (row) => ({ ...row, number: quoteNumber(site.quote.numberPrefix, row.year, row.serial) }),
    ),
  );
  yield table(
    'ponuky',
    pages(
      (last: OfferPage[number] | null) => pageOfOffers(db, whose, last, PAGE),
      PAGE,
      (row) => ({ ...row, number: offerNumber(row) }),
    ),
  );
  yield table(
    'projekty',
    pages(
      (last: ProjectPage[number] | null) => pageOfProjects(db, whose, last, PROJECTS),
      PROJECTS,
      (row) => ({ ...row, changes: row.changes.map(changeOf) }),
    ),
  );
  yield table(
    'spravy',
    pages(
      (last: MessagePage[number] | null) => pageOfMessages(db, whose, last, MESSAGES),
      MESSAGES,
      (row) => ({ ...row, about: aboutOf(row) }),
    ),
  );
  const contents: Parameters<typeof contentEntry>[1][] = [];
  const nameOf = createEntryNames();
  yield table(
    'subory',
    pages(
      (last: FilePage[number] | null) => pageOfFiles(db, whose, last, PAGE),
      PAGE,
      (row) => {
        const path = `${FILES}/${nameOf([FOLDERS[row.subjectType]], row.name)}`;
        contents.push({ name: path, sha256: row.sha256, changedAt: row.createdAt });
        // A check of the table: a file that is ready has its type.
        return { ...row, type: row.type ?? '', path };
      },
    ),
  );
  yield table('kalendare', only(await calendarsOf(db, whose)));
  yield table('kontakty', only(known.contacts));
  yield table('pozvanky', only(known.invitations));
  yield table(
    'emaily',
    pages(
      (last: StoredMail | null) => pageOfMails(db, whose, last, PAGE),
      PAGE,
      (row) => row,
    ),
  );
  yield* behind(table);
  for (const content of contents) yield* contentEntry(store, content, signal);
  yield* documents.entries();
  yield table('dokumenty', inPages(documents.rows()));
  yield overview(documents.leftOut().length);
}

/** Where the contents of files lie in the archive. */
const FILES = 'subory';
const FOLDERS = { request: 'dopyty', offer: 'ponuky', project: 'projekty' } as const;

/** What a message is about, as people call it. */
const aboutOf = ({ request, offer, project }: MessagePage[number]): string =>
  request !== null ? ticket(request) : offer ? offerNumber(offer) : (project ?? '');

/** A change as its client knows it: an addendum that is still being written is nothing to them. */
const changeOf = ({ addendum, ...change }: ProjectPage[number]['changes'][number]) => ({
  ...change,
  state: stateOfChange({ ...change, addendum }),
  addendum: addendum && addendum.state !== 'draft' ? offerNumber(addendum) : null,
});

/** Rows that are known already. */
export async function* only<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

async function* inPages<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (const part of partsOf(rows, PAGE)) yield [...part];
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
function createTables(subject: ExportSubject, now: Date, signal: AbortSignal) {
  const page: string[] = [exportPageStart(subject, now)];

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

  async function* pageOf(leftOut: number): AsyncGenerator<Buffer> {
    for (const part of [...page, missingDocuments(subject, leftOut)]) {
      yield Buffer.from(part);
      await breathe();
    }
  }

  return {
    table: <File extends ExportFile>(name: File, rows: Rows<File>): ZipEntry => ({
      ...{ name: `${name}.json`, changedAt: now, isPacked: false },
      bytes: written(name, rows),
    }),
    overview: (leftOut: number): ZipEntry => ({
      ...{ name: 'prehlad.html', changedAt: now, isPacked: false },
      bytes: pageOf(leftOut),
    }),
  };
}
