import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageSubject } from '#domain/messages/message.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begin, type Uploader, uploaded } from '../../../tests/files.ts';
import { personArchive } from '../../../tests/person-archive.ts';
import { begunProject, operatorOf, PAID_SITE } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { runSweep } from '../../../tests/test-services.ts';
import { tracesOf } from '../../../tests/traces.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { deleteExpiredRequests } from '../requests/expiry.ts';
import { erasePerson } from '../requests/person.ts';
import { requests } from '../requests/table.ts';
import { files } from './table.ts';

// Files go with the record that they belong to: first from the lists, then from the store (business 8, security 60).

const DAY_MS = 24 * 60 * 60 * 1000;
const MUCH_LATER = new Date('2032-01-01T09:00:00Z');

let app: TestApp;
let operator: Uploader;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' }, site: PAID_SITE });
  operator = { browser: await operatorOf(app) };
});
afterAll(() => app.close());

/** A file that names somebody, and one that is still on its way; answers under what its content is kept. */
async function brought(uploader: Uploader, subject: MessageSubject, named: string): Promise<string> {
  const name = `${named}-${subject.type}.txt`;
  const { id } = await uploaded(uploader, { subject, name, bytes: Buffer.from(`Obsah: ${name}`) });
  const rest = { subject, name: `${named}-rozpisane.txt`, bytes: Buffer.alloc(1_000_000, named) };
  expect((await begin(uploader, rest)).statusCode).toBe(200);
  const [row] = await app.database.db.select().from(files).where(eq(files.id, id));
  return row?.sha256 ?? expect.fail('no content');
}

/** A request and an offer of somebody, each with files of their own. */
async function withFiles() {
  const [named, email] = [`zelenka-${uniqueLetters()}`, `${uniqueLetters()}@example.sk`];
  await app.browser().post('/api/service-requests', requestBody({ email, name: named }));
  const [request] = await app.database.db.select().from(requests).where(eq(requests.email, email));
  const requestId = request?.id ?? '';
  const offer = await sentOffer(app, {}, { name: named, email });
  const holder = { browser: app.browser(), headers: offer.headers };
  const contents = {
    request: await brought(operator, { type: 'request', id: requestId }, named),
    offer: await brought(holder, { type: 'offer', id: offer.id }, named),
  };
  return { named, email, requestId, offer, contents };
}

const namesOf = async (ids: readonly string[]): Promise<string[]> =>
  (
    await app.database.pool.query('SELECT name FROM files WHERE subject_id = ANY ($1) ORDER BY name', [ids])
  ).rows.map(({ name }) => name);
const isKept = async (sha256: string): Promise<boolean> => {
  const content = await app.services.files.store.open(sha256);
  content?.bytes.destroy();
  return content !== null;
};
/** The store lets go of what no file has had for a day. */
async function sweepStore(now: Date): Promise<void> {
  await runSweep(app.services, 'files-sweep', now);
  await runSweep(app.services, 'files-sweep', new Date(now.getTime() + DAY_MS + 60_000));
}
const traces = (named: string) =>
  tracesOf(new RegExp(named), { database: app.database, mailFolder: join(app.dataDir, 'outbox') });
const mailsAreOut = async () => {
  await app.drain();
  expect((await app.database.pool.query("SELECT FROM mails WHERE status = 'pending'")).rowCount).toBe(0);
};

describe('the files of a person', () => {
  it('are in what they are given, with the checklist and the payments of their projects', async () => {
    const { named, email, requestId, offer } = await withFiles();
    const { projectId, headers } = await begunProject(app, {}, { name: named, email });
    await brought({ browser: app.browser(), headers }, { type: 'project', id: projectId }, named);
    const known = await personArchive(app.services, email);
    expect(known.rowsOf('subory').map(({ name, subjectId }) => [name, subjectId])).toEqual([
      [`${named}-request.txt`, requestId],
      [`${named}-offer.txt`, offer.id],
      [`${named}-project.txt`, projectId],
    ]);
    for (const { name, path } of known.rowsOf('subory')) expect(known.textOf(path)).toBe(`Obsah: ${name}`);
    const [project, ...others] = known.rowsOf('projekty');
    expect([project.id, others]).toEqual([projectId, []]);
    expect(project.payments).toHaveLength(3);
    expect(project.checklist.length).toBeGreaterThan(0);
  });

  it('go with them from every list at once and then from the store, but not what a contract needs', async () => {
    const { named, email, requestId, offer, contents } = await withFiles();
    const begun = await begunProject(app, {}, { name: 'Zmluvná strana', email });
    const holder = { browser: app.browser(), headers: begun.headers };
    const project = { type: 'project', id: begun.projectId } as const;
    const agreed = await brought(holder, project, 'dohodnute');
    await mailsAreOut();
    expect(new Set(await traces(named))).toContain('public.files');

    await erasePerson(app.services.db, join(app.dataDir, 'outbox'), email, app.time.clock());
    expect(await traces(named)).toEqual([]);
    expect(await namesOf([requestId, offer.id])).toEqual([]);
    // What was on its way to the project is nobody's; what arrived is the contract's.
    expect(await namesOf([project.id])).toEqual(['dohodnute-project.txt']);
    const listed = await operator.browser.inject({ url: `/api/portal/files?type=project&id=${project.id}` });
    expect(listed.json().files.map(({ name }: { name: string }) => name)).toEqual(['dohodnute-project.txt']);

    await sweepStore(app.time.clock());
    expect(await Promise.all([contents.request, contents.offer, agreed].map(isKept))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('what is too old', () => {
  it('takes its files along, from the lists and from the store', async () => {
    const { named, requestId, offer, contents } = await withFiles();
    await mailsAreOut();
    await runSweep(app.services, 'delete-offers', MUCH_LATER);
    expect(await namesOf([offer.id])).toEqual([]);
    expect(await namesOf([requestId])).toEqual([`${named}-request.txt`, `${named}-rozpisane.txt`]);
    await deleteExpiredRequests(app.services.db, app.services.site.retention, MUCH_LATER);
    expect(await namesOf([requestId])).toEqual([]);
    await sweepStore(MUCH_LATER);
    expect(await Promise.all(Object.values(contents).map(isKept))).toEqual([false, false]);
  });
});
