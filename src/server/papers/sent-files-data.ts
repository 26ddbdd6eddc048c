import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import type { FilePurpose } from '#domain/files/file-schema.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { FileGroup } from '#domain/papers/document-texts.ts';
import type { Db } from '../db/pool.ts';
import { reachedFiles } from '../files/data.ts';
import { isSent } from '../files/sent-data.ts';
import { files } from '../files/table.ts';
import { offers } from '../offers/table.ts';
import { checklistItems, projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';

/** The offer that has begun a project. */
export const offerOf = (projectId: string): SQL =>
  sql`(select ${projects.offerId} from ${projects} where ${projects.id} = ${projectId})`;

/** The request of that offer. */
export const requestOf = (projectId: string): SQL =>
  sql`(select begun.request_id from ${offers} as begun where begun.id = ${offerOf(projectId)})`;

/** The project that has come of a request, of which a condition on `asked` says which one. */
export const requestsProject = (condition: SQL): SQL =>
  sql`(select ${projects.id} from ${projects} join ${offers} as begun on begun.id = ${projects.offerId}
    join ${requests} as asked on asked.id = begun.request_id where ${condition} limit 1)`;

/** The project of a file, also of one that came with a request or an offer. */
const filesProject = sql`case ${files.subjectType} when 'project' then ${files.subjectId}
  when 'offer' then (select ${projects.id} from ${projects} join ${offers} as own on coalesce(own.addendum_of, own.id) = ${projects.offerId} where own.id = ${files.subjectId})
  else ${requestsProject(sql`asked.id = ${files.subjectId}`)} end`;

/** Files of a project: its own, and those of the conversations about its offers and its request. */
const isAt = (projectId: string): SQL =>
  sql`(${files.subjectType} = 'project' and ${files.subjectId} = ${projectId}
    or ${files.subjectType} = 'offer' and ${files.subjectId} in (select own.id from ${offers} as own
      where own.id = ${offerOf(projectId)} or own.addendum_of = ${offerOf(projectId)})
    or ${files.subjectType} = 'request' and ${files.subjectId} = ${requestOf(projectId)})`;

const isBesideProjects = sql`(${filesProject}) is null`;

/** Since when a file is there for the other side. */
const addedAt = sql`coalesce(${files.addedAt}, ${files.createdAt})`;
/** A PDF has a preview, too, and is read rather than looked at. */
const isPhoto = sql`(${files.previewSha256} is not null and ${files.type} <> 'application/pdf')`;

/** The files that an actor reaches and that somebody has sent: of one project where it is told. */
const isListed = (db: Db, actor: Actor, at: SQL | undefined): SQL | undefined =>
  and(eq(files.state, 'ready'), isSent, reachedFiles(db, actor), at);

/** The same as a list to be counted. */
export const listedFiles = (db: Db, actor: Actor, projectId?: string) =>
  db
    .select({
      at: sql<Date>`${addedAt}`.mapWith(files.createdAt).as('at'),
      projectId: sql<string | null>`${projectId === undefined ? filesProject : sql`${projectId}::uuid`}`.as(
        'of_project',
      ),
      isPhoto: sql<boolean>`${isPhoto}`.as('is_photo'),
      isOwn: sql<boolean>`${files.side} = 'client'`.as('is_own'),
    })
    .from(files)
    .where(isListed(db, actor, projectId === undefined ? undefined : isAt(projectId)))
    .as('sent');

/** A part of the files of a project, or of those beside all projects, the newest first. */
export const listFiles = (
  db: Db,
  actor: Actor,
  projectId: string | null,
  { group, after }: { group: FileGroup; after?: Keyset | undefined },
) =>
  db
    .select({
      id: files.id,
      name: files.name,
      bytes: files.bytes,
      side: files.side,
      purpose: files.purpose,
      item: checklistItems.title,
      at: sql<Date>`${addedAt}`.mapWith(files.createdAt),
    })
    .from(files)
    .leftJoin(checklistItems, eq(checklistItems.id, files.itemId))
    .where(
      and(
        isListed(db, actor, projectId === null ? isBesideProjects : isAt(projectId)),
        group === 'photos' ? isPhoto : sql`not ${isPhoto}`,
        after &&
          sql`(${addedAt}, ${files.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(addedAt), desc(files.id))
    .limit(LIST_ROWS);

/** Some of the files of a project that an actor reaches, the oldest first, from behind that one. */
export const findArchivedPage = (
  db: Db,
  actor: Actor,
  projectId: string,
  last: { createdAt: Date; id: string } | null,
  rows: number,
): Promise<
  {
    id: string;
    createdAt: Date;
    name: string;
    sha256: string | null;
    item: string | null;
    subjectType: MessageSubject['type'];
    purpose: FilePurpose;
  }[]
> =>
  db
    .select({
      id: files.id,
      createdAt: files.createdAt,
      name: files.name,
      sha256: files.sha256,
      item: checklistItems.title,
      subjectType: files.subjectType,
      purpose: files.purpose,
    })
    .from(files)
    .leftJoin(checklistItems, eq(checklistItems.id, files.itemId))
    .where(
      and(
        isListed(db, actor, isAt(projectId)),
        last === null
          ? undefined
          : sql`(${files.createdAt}, ${files.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(rows);
