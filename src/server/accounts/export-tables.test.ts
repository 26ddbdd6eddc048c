import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EXPORT_SCHEMAS, type ExportFile } from '#domain/accounts/export-schemas.ts';
import * as schema from '../db/schema.ts';

// Every table and column is in the export of whoever it is about, or is named here with why it is not (security 60).

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/** Where the rows of a table are: a file, or a part of its rows. */
interface Place {
  file: ExportFile;
  part?: string;
  /** Its columns that no export has. */
  without: readonly string[];
}

/** Secrets and their hashes, and texts that are only copies for looking something up. */
const HIDDEN = [
  ...['usernameKey', 'emailKey', 'passwordHash', 'totpSecret', 'totpUsedStep', 'tokenHash', 'codeHash'],
  ...['publicKey', 'counter', 'searchText', 'contactsText', 'besideText', 'clientText', 'browserId'],
];
/** What a row hangs on, where it stands within that, or what its number is made of: the file says it in its own way. */
const PLACED = [
  ...['accountId', 'clientId', 'offerId', 'projectId', 'stageId', 'itemId', 'addendumId', 'acceptedBy'],
  ...['prefix', 'year', 'serial', 'addendum', 'position', 'number', 'revision', 'partOf'],
];
/** How the program and the operator work with a row: nothing that somebody has said, or that was said of them. */
const INNER = [
  ...[
    'version',
    'noteVersion',
    'profileVersion',
    'edit',
    'draftEdit',
    'sendId',
    'uploadKey',
    'attempts',
    'received',
    'issuerId',
    'issuerAssumed',
  ],
  ...['updatedAt', 'touchedAt', 'addedAt', 'messagesMailedAt', 'answersMailedAt', 'repliesMailedAt'],
];

const EXPORTED: Partial<Record<TableName, Place>> = {
  accounts: { file: 'ucet', without: [] },
  sessions: { file: 'prihlasenia', without: ['awaitsFactor'] },
  emailCodes: { file: 'kody', without: [] },
  accountLinks: { file: 'odkazy', without: [] },
  passkeys: { file: 'kluce', without: [] },
  recoveryCodes: { file: 'zalozne-kody', without: [] },
  mailOptOuts: { file: 'vypnute-emaily', without: ['kind'] },
  auditLog: { file: 'historia', without: ['id'] },
  clients: { file: 'fakturacne-udaje', without: ['origin'] },
  clientMembers: { file: 'fakturacne-udaje', without: [] },
  clientContacts: { file: 'kontakty', without: [] },
  clientInvitations: { file: 'pozvanky', without: [] },
  requests: {
    file: 'dopyty',
    without: [
      ...['phoneE164', 'archivedFrom', 'mergedInto', 'lostReason', 'snoozedUntil'],
      ...['answerDueAt', 'answerWarnAt', 'answerWarnedAt'],
      // Among the notes of the operator's own export.
      'lostNote',
    ],
  },
  quotes: { file: 'rozpocty', without: [] },
  offers: { file: 'ponuky', without: ['hasDraft'] },
  offerRevisions: {
    file: 'ponuky',
    part: 'revisions',
    without: ['recipient', 'sentText', 'validUntil', 'createdAt'],
  },
  offerAcceptances: { file: 'ponuky', part: 'acceptance', without: ['supplier', 'notedBy'] },
  projects: { file: 'projekty', without: ['pausedFrom'] },
  projectStages: { file: 'projekty', part: 'stages', without: ['id', 'weight', 'notBefore'] },
  stageDeliveries: { file: 'projekty', part: 'deliveries', without: [] },
  checklistItems: { file: 'projekty', part: 'checklist', without: ['kind'] },
  changeRequests: { file: 'projekty', part: 'changes', without: [] },
  payments: { file: 'projekty', part: 'payments', without: ['id'] },
  calendarFeeds: { file: 'kalendare', without: [] },
  messages: { file: 'spravy', without: ['settledAt'] },
  conversationNotes: { file: 'poznamky', without: ['id', 'requestId'] },
  files: {
    file: 'subory',
    without: ['purpose', 'state', 'refusal', 'sha256', 'width', 'height', 'previewSha256'],
  },
  mails: { file: 'emaily', without: ['recipient', 'payload', 'lastError', 'messageId', 'threadId'] },
};

const NOT_EXPORTED: Partial<Record<TableName, string>> = {
  adminSetup: 'a token of the installation',
  passkeyChallenges: 'of a browser, for minutes',
  signInFailures: 'counted by an HMAC, for a day',
  rateLimits: 'counted by an HMAC, for an hour',
  idempotencyKeys: 'hashes, for a day',
  aiUsage: 'a number for each day',
  backups: 'of the installation',
  consents: 'without a relation to anybody (decision 051)',
  errorReports: 'folded over all who met the error',
  issuers: 'what the operator was called',
  priceBooks: 'prices',
  replyTemplates: 'texts of the operator',
  offerTemplates: 'texts of the operator',
  clientNotes: 'thoughts about a firm, of nobody by name (decision 167)',
  clientImportRows: 'what clients were before an import, for a day',
  fileContents: 'hashes of what lies in the archive as files',
  fileChunks: 'parts of files that are still on their way',
  conversationMails: 'when the operator was mailed',
  uploadNotices: 'what the operator is about to be told of files that are in the archive',
  offerDocuments: 'fingerprints of PDFs that lie in the archive',
  offerLinks: 'hashes of secrets',
  offerReminders: 'each is among the mails',
  portalVisits: 'up to when papers are drawn as seen',
  documentVisits: 'up to when papers are drawn as seen',
};

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name: name as TableName, table: table as PgTable }] : [],
);

/** The columns that a row of the file, or of the part of it, shows. */
function shownBy({ file, part }: Place): string[] {
  let row: unknown = EXPORT_SCHEMAS[file];
  if (part !== undefined && row instanceof z.ZodObject) row = row.shape[part];
  while (row instanceof z.ZodArray || row instanceof z.ZodNullable)
    row = row instanceof z.ZodArray ? row.element : row.unwrap();
  return row instanceof z.ZodObject ? Object.keys(row.shape) : expect.fail(`no rows at ${file}.${part}`);
}

describe('every table', () => {
  it('is exported, or named with why it is not', () => {
    const named = [...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)];
    expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it.for(tables.filter(({ name }) => EXPORTED[name]))(
    '$name has each column in it, or named with why not',
    ({ name, table }) => {
      const place = EXPORTED[name] ?? expect.fail('not exported');
      const said = [...shownBy(place), ...place.without, ...HIDDEN, ...PLACED, ...INNER];
      expect(Object.keys(getTableColumns(table)).filter((column) => !said.includes(column))).toEqual([]);
    },
  );
});
