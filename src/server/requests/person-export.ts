import { emailKey } from '#domain/kernel/email.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { archived, only, papersOf } from '../accounts/export.ts';
import { exportDocuments } from '../accounts/export-documents.ts';
import { optOutsOf } from '../accounts/opt-out-data.ts';
import { recordIdsOf, type Whose } from '../accounts/owned-data.ts';
import type { Db } from '../db/pool.ts';
import { openStore } from '../files/open-store.ts';
import { zipped } from '../files/zip-writer.ts';
import type { Foundation } from '../foundation.ts';
import { findNotes } from '../messages/note-data.ts';
import { createPaperFiles } from '../papers/paper-files.ts';
import { createProjectQuotes } from '../papers/project-quotes.ts';
import { createHandover } from '../projects/handover.ts';
import { knownUnder, lostNotes, namedBy } from './person-data.ts';

/** An archive of what is known under an address, or a telephone. */
interface PersonArchive {
  /** ZIP, made while it is read. */
  bytes: AsyncIterable<Buffer>;
  /** Once it was read: how many documents could not be made and are not in it. */
  leftOut(): number;
}

interface Asked {
  /** Their address, or the telephone that they have left alone. */
  identifier: string;
  now: Date;
  signal: AbortSignal;
}

/** Whose place in the queue of documents it has. */
const PERSON = 'person';

/**
 * What is known of somebody, for whoever asks for their data and has no account (GDPR 15 and 20, security 60): the archive
 * that an account takes along, with what the operator has noted, which nobody else gives out (decision 167).
 */
export async function exportPerson(
  foundation: Foundation,
  { identifier, now, signal }: Asked,
): Promise<PersonArchive> {
  const { db, config } = foundation;
  const papers = createPaperFiles({
    ...foundation,
    handover: createHandover(foundation),
    quotes: createProjectQuotes(foundation),
  });
  const from = { ...foundation, store: openStore(config), papers };
  const whose = knownUnder(db, identifier);
  const documents = exportDocuments(from, {
    which: papersOf(whose),
    // As whoever holds the link that was mailed to the address: of others at the client it names nobody.
    actorFor: (offerId) => ({ kind: 'link', offerId, today: wallTimeOf(now).day }),
    now,
    asker: { client: PERSON, signal },
  });
  const named = await namedBy(db, identifier);
  const [notes, optOuts] = [await notesOf(db, whose), await optOutsOf(db, emailKey(identifier))];
  const entries = archived(
    from,
    {
      ...{ whose, documents, known: named, subject: { kind: 'person', identifier } },
      first: () => [],
      last: (table) => [table('poznamky', only(notes)), table('vypnute-emaily', only(optOuts))],
    },
    { now, signal },
  );
  return { bytes: zipped(entries), leftOut: () => documents.leftOut().length };
}

/** What the operator has noted about somebody's records, and why a request was lost. */
async function notesOf(db: Db, whose: Whose) {
  const ids = await recordIdsOf(db, whose);
  const noted = async (subjectType: keyof typeof ids) =>
    (await findNotes(db, subjectType, ids[subjectType])).map((note) => ({ ...note, subjectType }));
  const lost = (await lostNotes(db, whose)).map((row) => ({
    ...{ ...row, subjectType: 'request', kind: 'lost', author: null },
  }));
  return [...(await noted('request')), ...(await noted('offer')), ...(await noted('project')), ...lost];
}
