import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { site } from '#domain/content/site.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { person, proven } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import {
  colourNoise,
  eicar,
  heic,
  noisyPhoto,
  officeDocument,
  pdf,
  photo,
  png,
} from '../../../tests/factories/files.ts';
import { begin, sendPart, type Uploader, upload, uploaded } from '../../../tests/files.ts';
import { begunProject, joinProject, operatorOf, sendAsSeen } from '../../../tests/projects.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { waitingForLock } from '../../../tests/test-db.ts';
import { countTurns } from '../../../tests/turns.ts';
import { uniqueLetters } from '../../../tests/unique.ts';

const MEGABYTES = 12;

let app: TestApp;
let client: Uploader;
let foreign: Uploader;
let operator: Uploader;
let subject: { type: 'project'; id: string };
let itemId: string;

beforeAll(async () => {
  app = await createTestApp({
    env: { RATE_LIMITS: 'off' },
    site: { ...site, files: { clientMegabytes: MEGABYTES, newClientMegabytes: 1 } },
  });
  operator = { browser: await operatorOf(app) };
  foreign = { browser: app.browser(), headers: (await begunProject(app)).headers };
});
afterAll(() => app.close());

beforeEach(async () => {
  const begun = await begunProject(app);
  subject = { type: 'project', id: begun.projectId };
  client = { browser: app.browser(), headers: begun.headers };
  await client.browser.token();
  const { rows } = await query('SELECT id FROM checklist_items WHERE project_id = $1 LIMIT 1', [subject.id]);
  itemId = rows[0].id;
});

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const get = ({ browser, headers = {} }: Uploader, url: string) => browser.inject({ url, headers });
const remove = ({ browser, headers = {} }: Uploader, { id }: { id: string }) =>
  browser.send('DELETE', `/api/portal/files/${id}`, {}, headers);
/** A member of the client of a project, signed in. */
async function memberOf(projectId: string): Promise<Uploader> {
  const who = person(`clen${uniqueLetters()}`);
  const browser = await proven(app, who);
  await joinProject(app, { projectId }, who.username);
  return { browser };
}
/** What an archive holds besides papers, which the tests of papers look at. */
const archivedFiles = (archive: Uint8Array) =>
  Object.entries(unzipSync(archive)).filter(([name]) => !name.startsWith('Dokumenty/'));
const listed = async (who: Uploader) =>
  (await get(who, `/api/portal/files?type=project&id=${subject.id}`)).json() as {
    files: ShownFile[];
    used: number;
    quota: number;
  };
/** Text of so many bytes. */
const textOf = (length: number): Buffer =>
  Buffer.from(randomBytes(length).toString('hex').slice(0, length), 'latin1');

describe('An upload', () => {
  it('keeps a file of several parts as it was sent, for both sides', async () => {
    const bytes = textOf(2 * FILE_LIMITS.chunk + 10);
    const file = await uploaded(client, { subject, name: 'Texty na web.txt', bytes });
    expect(file).toMatchObject({ state: 'ready', type: 'text/plain', bytes: bytes.length, side: 'client' });
    for (const who of [client, operator]) {
      const answer = await get(who, `/api/portal/files/${file.id}/content`);
      expect(answer.rawPayload.equals(bytes)).toBe(true);
    }
    expect((await listed(operator)).files).toEqual([{ ...file, canRemove: false }]);
  });

  it('gives a photo upright, without where it was taken, with a small picture of it', async () => {
    const file = await uploaded(client, { subject, name: 'strecha.JPG', bytes: await photo() });
    expect(file).toMatchObject({ type: 'image/jpeg', width: 400, height: 600, hasPreview: true });
    const content = await get(operator, `/api/portal/files/${file.id}/content?as=inline`);
    expect((await sharp(content.rawPayload).metadata()).exif).toBeUndefined();
    const preview = await get(operator, `/api/portal/files/${file.id}/preview`);
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'webp', height: 480 });
  });

  it('of a photo of 2 megapixels leaves everybody else a turn for each 64 KB of it', async () => {
    const bytes = await noisyPhoto(1_600, 1_200);
    const turns = await countTurns(() => uploaded(client, { subject, name: 'strecha.jpg', bytes }));
    expect(turns).toBeGreaterThan(bytes.length / (64 * 1024));
  });

  it('begins again where it stopped, in every tab, and takes each part once', async () => {
    const file = { subject, name: 'dlhy.csv', bytes: textOf(2 * FILE_LIMITS.chunk) };
    const [first, second] = await Promise.all([begin(client, file), begin(client, file)]);
    const { id } = first.json();
    expect(second.json().id).toBe(id);
    const twice = await Promise.all([
      sendPart(client, { id }, 0, file.bytes),
      sendPart(client, { id }, 0, file.bytes),
    ]);
    expect(twice.map((answer) => answer.json().received)).toEqual([FILE_LIMITS.chunk, FILE_LIMITS.chunk]);
    expect((await begin(client, file)).json()).toMatchObject({ id, received: FILE_LIMITS.chunk });
    // Both tabs go on to the end.
    const both = await Promise.all([upload(client, file), upload(client, file)]);
    expect(both.map((answer) => answer.json().state)).toEqual(['ready', 'ready']);
    const { rows } = await query(
      "SELECT count(*)::int AS notes FROM audit_log WHERE action = 'project.file-added' AND subject_id = $1",
      [subject.id],
    );
    expect(rows).toEqual([{ notes: 1 }]);
    expect((await get(client, `/api/portal/files/${id}/content`)).rawPayload.equals(file.bytes)).toBe(true);
  });

  it('answers a part out of its order with what has arrived', async () => {
    const bytes = textOf(3 * FILE_LIMITS.chunk);
    const file = (await begin(client, { subject, name: 'a.txt', bytes })).json();
    const received = async (offset: number) =>
      (await sendPart(client, file, offset, bytes)).json().received / FILE_LIMITS.chunk;
    expect(await received(2 * FILE_LIMITS.chunk)).toBe(0);
    expect(await received(0)).toBe(1);
    expect(await received(2 * FILE_LIMITS.chunk)).toBe(1);
    expect(await received(FILE_LIMITS.chunk)).toBe(2);
    expect(await received(0)).toBe(2);
    expect(await received(2 * FILE_LIMITS.chunk)).toBe(3);
    expect((await get(client, `/api/portal/files/${file.id}/content`)).rawPayload.equals(bytes)).toBe(true);
  });

  it('takes no part that is too short, too long or more than was announced', async () => {
    const bytes = textOf(FILE_LIMITS.chunk + 100);
    const file = (await begin(client, { subject, name: 'a.txt', bytes })).json();
    expect((await sendPart(client, file, 0, bytes.subarray(0, 10))).statusCode).toBe(400);
    const long = await client.browser.inject({
      method: 'PUT',
      url: `/api/portal/files/${file.id}/bytes?offset=0`,
      headers: {
        ...client.headers,
        ...{ 'content-type': 'application/octet-stream', 'x-csrf-token': await client.browser.token() },
      },
      payload: bytes,
    });
    expect(long.statusCode).toBe(413);
    await sendPart(client, file, 0, bytes);
    expect(
      (await sendPart(client, file, FILE_LIMITS.chunk, textOf(FILE_LIMITS.chunk + 200))).statusCode,
    ).toBe(400);
    expect((await begin(client, { subject, name: 'a.txt', bytes })).json().received).toBe(FILE_LIMITS.chunk);
  });

  it('of twenty photos at once ends with twenty files', async () => {
    const photos = await Promise.all(
      Array.from({ length: FILE_LIMITS.atOnce }, (_, index) => photo(600 + index, 400)),
    );
    const answers = await Promise.all(
      photos.map((bytes, index) => upload(client, { subject, name: `${index}.jpg`, bytes, itemId })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { files } = await listed(operator);
    expect(files.map((file) => [file.state, file.itemId])).toEqual(photos.map(() => ['ready', itemId]));
  });
});

describe('What is not taken', () => {
  test.each([
    ['a program', 'a.pdf.exe', pdf(), 415, /poslať nedá/],
    ['a drawing', 'a.svg', Buffer.from('<svg/>'), 415, /poslať nedá/],
    ['a page', 'a.html', Buffer.from('<html>'), 415, /poslať nedá/],
    ['an archive', 'a.zip', Buffer.from('PK'), 415, /poslať nedá/],
    ['nothing', 'a.txt', Buffer.alloc(0), 400, /prázdny/],
    ['eleven megabytes', 'a.txt', Buffer.alloc(11 * 1024 * 1024), 413, /najviac 10 MB/],
    ['nothing but an ending', '\u202E.', Buffer.from('a'), 415, /poslať nedá/],
  ])('%s is refused before it is sent', async (_, name, bytes, status, message) => {
    const answer = await begin(client, { subject, name, bytes });
    expect([answer.statusCode, answer.json().message.replaceAll('\u00A0', ' ')]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
    expect((await listed(client)).files).toEqual([]);
  });

  test.each([
    ['a page called a picture', 'a.png', Buffer.from('<!doctype html><p>Ahoj</p>'), /nezodpovedá/],
    ['a picture renamed', 'a.pdf', png(), /nezodpovedá/],
    ['a bomb', 'a.docx', officeDocument('docx', { 'word/a.xml': Buffer.alloc(70_000_000) }), /priveľký/],
    ['the virus of tests', 'a.txt', eicar(), /vírus/],
  ])(
    '%s is refused once it is known, told so again, and nothing of it is kept',
    async (_, name, bytes, said) => {
      const file = { subject, name, bytes: await bytes };
      const answer = await upload(client, file);
      expect(answer.statusCode).toBe(415);
      expect(answer.json().message).toMatch(said);
      const [shown] = (await listed(client)).files;
      expect(shown).toMatchObject({
        state: 'refused',
        refusal: expect.stringMatching(said),
        canRemove: true,
      });
      expect((await sendPart(client, { id: shown?.id ?? '' }, 0, file.bytes)).statusCode).toBe(415);
      expect((await get(client, `/api/portal/files/${shown?.id}/content`)).statusCode).toBe(404);
      expect((await listed(operator)).files).toEqual([]);
      expect((await query('SELECT 1 FROM file_chunks WHERE file_id = $1', [shown?.id])).rows).toEqual([]);
      expect((await remove(client, { id: shown?.id ?? '' })).statusCode).toBe(200);
    },
  );

  it('is refused where a picture that was written anew is more than the quota', async () => {
    await uploaded(client, { subject, name: 'a.txt', bytes: textOf(10 * 1024 * 1024) });
    const bytes = colourNoise(1_420);
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    const refused = await upload(client, { subject, name: 'a.png', bytes });
    expect([refused.statusCode, refused.json().message]).toEqual([415, expect.stringMatching(/Miesto/)]);
    expect((await listed(client)).used).toBe(10 * 1024 * 1024);
  });

  it('is more than the quota of a client, whose end the operator does not share', async () => {
    const bytes = textOf(9 * 1024 * 1024);
    const first = await uploaded(client, { subject, name: 'a.txt', bytes });
    const full = await begin(client, { subject, name: 'b.txt', bytes });
    expect(full.statusCode).toBe(409);
    expect(full.json().message).toMatch(/Miesto na vaše súbory sa minulo/);
    expect(await listed(client)).toMatchObject({ used: bytes.length, quota: MEGABYTES * 1024 * 1024 });
    expect((await begin(operator, { subject, name: 'b.txt', bytes })).statusCode).toBe(200);
    await remove(client, first);
    const both = await Promise.all(['c.txt', 'd.txt'].map((name) => begin(client, { subject, name, bytes })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is more than clients may have to whom nothing was offered yet, one or all of them', async () => {
    const who = person(`novy${uniqueLetters()}`);
    const browser = await proven(app, who);
    const asked = await browser.post('/api/service-requests', requestBody({ email: who.email }));
    const own = { type: 'request' as const, id: asked.json().id };
    const bytes = textOf(1024 * 1024);
    const first = await begin({ browser }, { subject: own, name: 'a.txt', bytes });
    expect(first.statusCode).toBe(200);
    const more = await begin({ browser }, { subject: own, name: 'b.txt', bytes: textOf(1) });
    expect([more.statusCode, more.json().message]).toEqual([409, expect.stringMatching(/Miesto na vaše/)]);
    await remove({ browser }, first.json());
    const others = (bytes: number) =>
      query(
        `WITH made AS (INSERT INTO clients (id, name, created_at, updated_at)
           VALUES (gen_random_uuid(), 'Iný', now(), now()) RETURNING id)
         INSERT INTO files (id, subject_type, subject_id, client_id, side, name, state, bytes, created_at, touched_at)
         SELECT gen_random_uuid(), 'request', gen_random_uuid(), id, 'client', 'a.txt', 'uploading', $1, now(), now() FROM made`,
        [bytes],
      );
    await others(20 * 1024 * 1024 - 1);
    expect((await begin({ browser }, { subject: own, name: 'c.txt', bytes: textOf(2) })).statusCode).toBe(
      409,
    );
    expect((await begin({ browser }, { subject: own, name: 'd.txt', bytes: textOf(1) })).statusCode).toBe(
      200,
    );
    // Whoever was sent an offer shares nothing with them.
    expect((await begin(client, { subject, name: 'e.txt', bytes: textOf(2) })).statusCode).toBe(200);
    await query("DELETE FROM files WHERE subject_type = 'request'");
  });

  it('is more than a client or a record may have, however many begin at once', async () => {
    const begun = async (names: number, length: number) => {
      const answers = await Promise.all(
        Array.from({ length: names }, (_, index) =>
          begin(client, { subject, name: `${index}.txt`, bytes: Buffer.alloc(length, index + 1) }),
        ),
      );
      return Map.groupBy(answers, ({ statusCode }) => statusCode);
    };
    const byQuota = await begun(20, 1024 * 1024);
    expect([byQuota.get(200)?.length, byQuota.get(409)?.length]).toEqual([MEGABYTES, 20 - MEGABYTES]);
    await query('DELETE FROM files');
    await query(
      `INSERT INTO files (id, subject_type, subject_id, side, name, state, bytes, created_at, touched_at)
       SELECT gen_random_uuid(), 'project', $1, 'client', 'a.txt', 'uploading', 1, now(), now() FROM generate_series(1, $2)`,
      [subject.id, FILE_LIMITS.perSubject - 1],
    );
    // All of them come while somebody else holds the client.
    const holding = await app.database.pool.connect();
    await holding.query('BEGIN');
    await holding.query('SELECT 1 FROM clients FOR UPDATE');
    const counting = begun(20, 10);
    await expect.poll(() => waitingForLock(app.database.pool)).toBeGreaterThan(1);
    await holding.query('COMMIT');
    holding.release();
    const byCount = await counting;
    expect([byCount.get(200)?.length, byCount.get(409)?.length]).toEqual([1, 19]);
    expect(byCount.get(409)?.[0]?.json().message).toMatch(/Viac súborov sem už nepridáte/);
    // As many are the operator's, and what was not taken is none of them.
    const next = { subject, name: 'ďalší.txt', bytes: textOf(12) };
    expect((await begin(operator, next)).statusCode).toBe(200);
    expect((await begin(client, next)).statusCode).toBe(409);
    await query(
      `UPDATE files SET state = 'refused', refusal = 'virus'
       WHERE id IN (SELECT id FROM files WHERE side = 'client' LIMIT $1)`,
      [FILE_LIMITS.refused - 1],
    );
    expect((await begin(client, next)).statusCode).toBe(200);
  });

  it('is kept a hundred times for whoever sends it, who then takes it away first or waits for a day', async () => {
    const bad = (index: number) => ({ subject, name: `${index}.txt`, bytes: Buffer.from(`MZ\0${index}`) });
    await query(
      `INSERT INTO files (id, subject_type, subject_id, side, name, state, refusal, bytes, created_at, touched_at)
       SELECT gen_random_uuid(), 'project', $1, 'client', 'a.txt', 'refused', 'virus', 1, now(), now() FROM generate_series(1, $2)`,
      [subject.id, FILE_LIMITS.refused - 1],
    );
    expect((await upload(client, bad(1))).statusCode).toBe(415);
    const more = await begin(client, bad(2));
    expect([more.statusCode, more.json().message]).toEqual([
      409,
      expect.stringMatching(/^Neprijatých súborov je tu už priveľa/),
    ]);
    // What was said of the last one is said again.
    expect((await begin(client, bad(1))).json()).toMatchObject({ state: 'refused' });
    const { files } = await listed(client);
    expect(files).toHaveLength(FILE_LIMITS.refused);
    // Neither the operator nor a member has to take it away.
    const member = await memberOf(subject.id);
    for (const who of [operator, member]) expect((await begin(who, bad(2))).statusCode).toBe(200);
    expect((await remove(client, { id: files[0]?.id ?? '' })).statusCode).toBe(200);
    expect((await begin(client, bad(2))).statusCode).toBe(200);
  });

  it('for want of room is taken once there is some, and told so again until then', async () => {
    const large = await uploaded(client, { subject, name: 'a.txt', bytes: textOf(10 * 1024 * 1024) });
    const picture = { subject, name: 'a.png', bytes: colourNoise(1_420) };
    const refused = (await listed(client)).files.map(({ id }) => id);
    for (const _ of [1, 2]) {
      const answer = await upload(client, picture);
      expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringMatching(/Miesto/)]);
    }
    await remove(client, large);
    expect((await upload(client, picture)).json()).toMatchObject({ state: 'ready', refusal: null });
    expect((await listed(client)).files.filter(({ id }) => !refused.includes(id))).toHaveLength(1);
  });

  it.each([
    ['because nobody came to its end', 3, 200, 'ready'],
    ['because it is damaged', 0, 200, 'refused'],
  ])('%s begins anew only where that may be over', async (_, attempts, status, state) => {
    const file = { subject, name: 'a.txt', bytes: textOf(10) };
    const { id } = (await begin(client, file)).json();
    await query(
      "UPDATE files SET state = 'refused', refusal = 'damaged', received = 10, attempts = $2 WHERE id = $1",
      [id, attempts],
    );
    const answer = await upload(client, file);
    expect([answer.statusCode, answer.json().state]).toEqual([status, state]);
    expect((await listed(client)).files).toHaveLength(1);
  });

  it('is asked for its room again once nobody has gone on with it for an hour', async () => {
    const [slow, large] = [
      { subject, name: 'pomaly.txt', bytes: textOf(4 * 1024 * 1024) },
      { subject, name: 'velky.txt', bytes: textOf(9 * 1024 * 1024) },
    ];
    const { id } = (await begin(client, slow)).json();
    await sendPart(client, { id }, 0, slow.bytes);
    expect((await begin(client, large)).statusCode).toBe(409);
    await query("UPDATE files SET touched_at = touched_at - interval '2 hours' WHERE id = $1", [id]);
    const other = (await begin(client, large)).json();
    for (const answer of [
      await sendPart(client, { id }, FILE_LIMITS.chunk, slow.bytes),
      await begin(client, slow),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toMatch(/Miesto na vaše súbory sa minulo/);
    }
    await remove(client, other);
    // Its room is kept again from here on.
    expect((await begin(client, slow)).json()).toMatchObject({ id, received: FILE_LIMITS.chunk });
    expect((await begin(client, large)).statusCode).toBe(409);
    expect((await upload(client, slow)).json()).toMatchObject({ id, state: 'ready' });
  });

  it('is another file under the key of one', async () => {
    const file = { subject, name: 'a.txt', bytes: textOf(10), key: randomUUID() };
    await begin(client, file);
    for (const other of [{ name: 'b.txt' }, { bytes: textOf(11) }, { itemId }])
      expect((await begin(client, { ...file, ...other })).statusCode).toBe(422);
    // The other side has keys of its own.
    expect((await begin(operator, file)).statusCode).toBe(200);
  });
});

describe('A file', () => {
  it('never runs as a page, whatever it is called, and is only ever saved', async () => {
    const name = `../../x"\r\nX-Evil: 1\u202Eľ<script>alert(1)</script>.pdf`;
    const file = await uploaded(client, { subject, name, bytes: pdf() });
    expect(file.name).toBe('script-.pdf');
    for (const as of ['inline', 'attachment']) {
      const { headers } = await get(client, `/api/portal/files/${file.id}/content?as=${as}`);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="script-.pdf"; filename*=UTF-8''script-.pdf`,
      });
      expect(headers['x-evil']).toBeUndefined();
    }
  });

  it.each([
    ['a.png', png(), true],
    ['a.pdf', pdf(), false],
    ['a.txt', textOf(40), false],
    ['a.csv', Buffer.from('meno;obec'), false],
    ['a.heic', heic(), false],
    ['a.docx', officeDocument('docx'), false],
  ] as const)(
    'called %s is shown in a tab only where it is a picture made anew',
    async (name, bytes, isShown) => {
      const { id } = await uploaded(client, { subject, name, bytes: await bytes });
      const shown = await get(client, `/api/portal/files/${id}/content?as=inline`);
      expect(shown.headers['content-disposition']).toMatch(isShown ? /^inline;/ : /^attachment;/);
      expect(shown.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      const saved = await get(client, `/api/portal/files/${id}/content`);
      expect(saved.headers['content-disposition']).toMatch(/^attachment;/);
    },
  );

  it.each([
    ['300 letters', `${'ľ'.repeat(300)}.txt`, `${'ľ'.repeat(251)}.txt`, `${'l'.repeat(251)}.txt`],
    ['a device', 'CON.txt', 'CON.txt', 'CON.txt'],
    ['an end that is none', 'cennik%00.exe.txt', 'cennik%00.exe.txt', 'cennik-00.exe.txt'],
    ['an end', 'cennik\0.txt', 'cennik.txt', 'cennik.txt'],
    ['a way out', '../../../etc/cron.d/x.txt', 'x.txt', 'x.txt'],
    ['a way out of Windows', 'C:\\Windows\\..\\x.txt', 'x.txt', 'x.txt'],
  ])('with %s in its name is kept under its hash, and gets its name back', async (_, sent, name, plain) => {
    const stored = async () =>
      (await readdir(app.dataDir, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => relative(app.dataDir, join(entry.parentPath, entry.name)))
        .filter((path) => !path.startsWith('outbox'));
    const [bytes, before] = [textOf(40), await stored()];
    const file = await uploaded(client, { subject, name: sent, bytes });
    expect(file.name).toBe(name);
    expect((await listed(operator)).files.map((one) => one.name)).toEqual([name]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect((await stored()).filter((path) => !before.includes(path))).toEqual([
      join('files', sha256.slice(0, 2), sha256),
    ]);
    const { headers, rawPayload } = await get(client, `/api/portal/files/${file.id}/content`);
    expect(rawPayload.equals(bytes)).toBe(true);
    const [, ascii, encoded = ''] =
      /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(
        String(headers['content-disposition']),
      ) ?? [];
    expect([ascii, decodeURIComponent(encoded)]).toEqual([plain, name]);
  });

  it('has a small picture where it is drawn', async () => {
    const text = await uploaded(client, { subject, name: 'a.txt', bytes: Buffer.from('Ahoj') });
    const picture = await uploaded(client, { subject, name: 'a.png', bytes: await png() });
    const preview = ({ id }: ShownFile) => get(client, `/api/portal/files/${id}/preview`);
    expect((await preview(picture)).headers['content-disposition']).toMatch(/^inline; filename="a.png.webp"/);
    expect((await preview(text)).statusCode).toBe(404);
  });

  it('of one client is nobody else’s, by whatever call', async () => {
    const file = await uploaded(client, { subject, name: 'a.png', bytes: await png() });
    const begun = (await begin(client, { subject, name: 'b.txt', bytes: textOf(10) })).json();
    const paths = [
      ...['', '/content', '/preview'].map((what) => `/api/portal/files/${file.id}${what}`),
      `/api/portal/files?type=project&id=${subject.id}`,
      `/api/portal/projects/${subject.id}/archive`,
    ];
    for (const url of paths) {
      expect((await get(client, url)).statusCode).toBe(200);
      expect((await get(foreign, url)).statusCode).toBe(404);
      expect((await get({ browser: app.browser() }, url)).statusCode).toBe(401);
    }
    // Whoever opens it in a tab is led to the sign-in, and from there back.
    const shown = `/api/portal/files/${file.id}/content?as=inline`;
    const tab = await app.browser().inject({ url: shown, headers: { accept: 'text/html' } });
    expect(tab.statusCode).toBe(401);
    expect(tab.body).toContain(`<a href="/auth?kam=${encodeURIComponent(shown)}">Prihlásiť sa</a>`);
    expect((await remove(foreign, file)).statusCode).toBe(404);
    expect((await sendPart(foreign, begun, 0, textOf(10))).statusCode).toBe(404);
    expect((await begin(foreign, { subject, name: 'b.txt', bytes: textOf(10) })).statusCode).toBe(404);
    for (const type of ['request', 'offer'] as const)
      expect(
        (await begin(client, { subject: { type, id: subject.id }, name: 'b.txt', bytes: textOf(9) }))
          .statusCode,
      ).toBe(404);
    await query(
      'UPDATE offer_links SET revoked_at = now() WHERE revoked_at IS NULL AND id IN (SELECT id FROM offer_links)',
    );
    expect((await get(client, paths[0] ?? '')).statusCode).toBe(404);
  });

  it('that is on its way is seen by its own side alone, and removed by it alone', async () => {
    const begun = (await begin(client, { subject, name: 'b.txt', bytes: textOf(10) })).json();
    expect((await get(operator, `/api/portal/files/${begun.id}`)).statusCode).toBe(404);
    expect((await listed(operator)).files).toEqual([]);
    expect((await remove(operator, begun)).statusCode).toBe(404);
    const sent = await uploaded(operator, { subject, name: 'návrh.pdf', bytes: pdf() });
    expect((await listed(client)).files.map(({ name, canRemove }) => [name, canRemove])).toEqual([
      ['b.txt', true],
      ['návrh.pdf', false],
    ]);
    expect((await remove(client, sent)).statusCode).toBe(404);
    expect((await remove(operator, sent)).statusCode).toBe(200);
  });

  it('that is on its way is gone on with by who has begun it, in every tab, and by nobody else', async () => {
    const [member, other] = [await memberOf(subject.id), await memberOf(subject.id)];
    const bytes = textOf(2 * FILE_LIMITS.chunk);
    const file = { subject, name: 'texty.txt', bytes, key: randomUUID() };
    const people = [client, member, other];
    const begun = [];
    for (const who of people) begun.push((await begin(who, file)).json());
    expect(new Set(begun.map(({ id }) => id)).size).toBe(3);
    for (const [index, who] of people.entries()) {
      expect((await begin({ ...who }, file)).json().id).toBe(begun[index].id);
      expect((await listed(who)).files.map(({ id }) => id)).toEqual([begun[index].id]);
      for (const { id } of begun.toSpliced(index, 1))
        for (const refused of [
          await sendPart(who, { id }, 0, bytes),
          await get(who, `/api/portal/files/${id}`),
          await remove(who, { id }),
        ])
          expect(refused.statusCode).toBe(404);
    }
    const { rows } = await query('SELECT DISTINCT received FROM files WHERE subject_id = $1', [subject.id]);
    expect(rows).toEqual([{ received: 0 }]);
    // Once it has arrived it is their client's, and whoever sends the same again finds it there.
    const ready = await uploaded(member, file);
    expect(ready.id).toBe(begun[1].id);
    await remove(client, begun[0]);
    expect((await begin(client, file)).json()).toMatchObject({ id: ready.id, state: 'ready' });
    expect((await begin(other, file)).json().id).toBe(begun[2].id);
  });

  it('that somebody has not been let have is told to nobody else', async () => {
    const member = await memberOf(subject.id);
    expect((await upload(member, { subject, name: 'a.txt', bytes: eicar() })).statusCode).toBe(415);
    expect((await listed(member)).files).toMatchObject([{ state: 'refused' }]);
    expect((await listed(client)).files).toEqual([]);
  });

  it('of an accepted item stays, and none is added to it or to another project’s', async () => {
    const file = await uploaded(client, { subject, name: 'a.png', bytes: await png(), itemId });
    expect(file).toMatchObject({ itemId, canRemove: true });
    await query("UPDATE checklist_items SET state = 'accepted' WHERE id = $1", [itemId]);
    expect((await remove(client, file)).statusCode).toBe(409);
    expect((await listed(client)).files[0]?.canRemove).toBe(false);
    const more = { subject, name: 'b.txt', bytes: textOf(10), itemId };
    expect((await begin(client, more)).statusCode).toBe(409);
    const { rows } = await query('SELECT id FROM checklist_items WHERE project_id <> $1 LIMIT 1', [
      subject.id,
    ]);
    expect((await begin(client, { ...more, itemId: rows[0].id })).statusCode).toBe(404);
  });

  it('that was on its way when its item was accepted is not added, and says what to do', async () => {
    const file = { subject, name: 'a.txt', bytes: textOf(FILE_LIMITS.chunk + 10), itemId };
    const begun = (await begin(client, file)).json();
    await query("UPDATE checklist_items SET state = 'accepted' WHERE id = $1", [itemId]);
    for (const answer of [await sendPart(client, begun, 0, file.bytes), await begin(client, file)])
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringMatching(/už prijatý.* pripojte to k\u00A0správe/),
      ]);
    expect((await listed(client)).files[0]).toMatchObject({ state: 'uploading', canRemove: true });
    expect((await remove(client, begun)).statusCode).toBe(200);
  });

  it.each([
    [
      'its item is accepted',
      "UPDATE checklist_items SET state = 'accepted' WHERE project_id = $1",
      /pripojte/,
    ],
    ['its project is closed', "UPDATE projects SET state = 'closed' WHERE id = $1", /napíšte mi e-mail/],
  ])('of which the last part comes while %s is refused, and may be removed', async (_, statement, said) => {
    const file = { subject, name: 'a.txt', bytes: textOf(10), itemId };
    const begun = (await begin(client, file)).json();
    const operating = await app.database.pool.connect();
    await operating.query('BEGIN');
    await operating.query('SELECT 1 FROM projects WHERE id = $1 FOR UPDATE', [subject.id]);
    await operating.query(statement, [subject.id]);
    const last = sendPart(client, begun, 0, file.bytes);
    await expect.poll(() => waitingForLock(app.database.pool)).toBe(1);
    await operating.query('COMMIT');
    operating.release();
    const answer = await last;
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(said)]);
    const [shown] = (await listed(client)).files;
    expect(shown).toMatchObject({ state: 'refused', refusal: answer.json().message, canRemove: true });
    expect((await query('SELECT 1 FROM file_chunks WHERE file_id = $1', [begun.id])).rows).toEqual([]);
    expect((await listed(operator)).files).toEqual([]);
    expect((await remove(client, begun)).statusCode).toBe(200);
  });

  it('of an item that is removed stays with its project, for both sides, and so does what is on its way', async () => {
    const ready = { subject, name: 'logo.png', bytes: await png(), itemId };
    const slow = { subject, name: 'texty.txt', bytes: textOf(FILE_LIMITS.chunk + 10), itemId };
    await uploaded(client, ready);
    const begun = (await begin(client, slow)).json();
    await sendPart(client, begun, 0, slow.bytes);
    const item = `/api/admin/projects/${subject.id}/checklist/${itemId}`;
    expect((await sendAsSeen(operator.browser, 'DELETE', item)).statusCode).toBe(200);
    expect((await upload(client, slow)).json()).toMatchObject({ id: begun.id, state: 'ready' });
    for (const [group, name] of [
      ['photos', 'logo.png'],
      ['others', 'texty.txt'],
    ]) {
      const path = `/api/portal/projects/${subject.id}/documents/files?group=${group}`;
      expect((await get(client, path)).json()).toMatchObject([{ name }]);
    }
    for (const who of [client, operator])
      expect((await listed(who)).files.map(({ name, itemId: of, purpose }) => [name, of, purpose])).toEqual([
        ['logo.png', null, 'item'],
        ['texty.txt', null, 'item'],
      ]);
    const archive = await get(client, `/api/portal/projects/${subject.id}/archive`);
    expect(archivedFiles(archive.rawPayload).map(([name]) => name)).toEqual([
      'Subory/logo.png',
      'Subory/texty.txt',
    ]);
  });

  it('of a closed project neither comes nor goes, but what the operator sends', async () => {
    const ready = await uploaded(client, { subject, name: 'a.txt', bytes: textOf(10) });
    const begun = { subject, name: 'b.txt', bytes: textOf(FILE_LIMITS.chunk + 10) };
    const { id } = (await begin(client, begun)).json();
    await query("UPDATE projects SET state = 'closed' WHERE id = $1", [subject.id]);
    const more = { subject, name: 'c.txt', bytes: textOf(11) };
    for (const answer of [
      await begin(client, more),
      await begin(client, begun),
      await sendPart(client, { id }, 0, begun.bytes),
      await remove(client, ready),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringMatching(/^Projekt je uzavretý.* napíšte mi e-mail\.$/),
      ]);
    expect((await listed(client)).files.map(({ name, canRemove }) => [name, canRemove])).toEqual([
      ['a.txt', false],
      ['b.txt', true],
    ]);
    expect((await begin(operator, { ...more, itemId })).statusCode).toBe(409);
    await uploaded(operator, more);
  });

  it('that was never sent goes from a closed project, too', async () => {
    const unsent = await uploaded(client, {
      ...{ subject, name: 'a.txt', bytes: textOf(10), purpose: 'message' },
    });
    await query("UPDATE projects SET state = 'closed' WHERE id = $1", [subject.id]);
    expect((await listed(client)).files).toEqual([{ ...unsent, canRemove: true }]);
    expect((await remove(client, unsent)).statusCode).toBe(200);
    expect((await listed(client)).files).toEqual([]);
  });

  it('tells its headers to whoever asks for them alone, and nothing is read for that', async () => {
    const file = await uploaded(client, { subject, name: 'a.png', bytes: await png() });
    const ask = (method: 'GET' | 'HEAD', what: string, { browser, headers = {} } = client) =>
      browser.inject({ method, url: `/api/portal/files/${file.id}/${what}`, headers });
    const told = ({ date, ...headers }: Record<string, unknown>) => headers;
    const open = vi.spyOn(app.services.files.store, 'open');
    for (const what of ['content?as=inline', 'content', 'preview']) {
      const read = await ask('GET', what);
      open.mockClear();
      const asked = await ask('HEAD', what);
      expect([asked.statusCode, asked.body, open.mock.calls]).toEqual([200, '', []]);
      expect(told(asked.headers)).toEqual(told(read.headers));
    }
    expect((await ask('HEAD', 'content', foreign)).statusCode).toBe(404);
  });

  it('of ten megabytes leaves everybody else a turn after each part of it while an archive of it is read', async () => {
    await uploaded(client, { subject, name: 'a.txt', bytes: textOf(10_000_000) });
    const url = `/api/portal/projects/${subject.id}/archive`;
    const answer = await app.app.inject({ url, headers: client.headers ?? {}, payloadAsStream: true });
    let [length, inTurn, most] = [0, 0, 0];
    await countTurns(
      async () => {
        for await (const bytes of answer.stream()) {
          length += bytes.length;
          inTurn += bytes.length;
          most = Math.max(most, inTurn);
        }
      },
      () => {
        inTurn = 0;
      },
    );
    expect(length).toBeGreaterThan(FILE_LIMITS.chunk);
    expect(most).toBeLessThanOrEqual(FILE_LIMITS.chunk);
  });

  it('is in the archive of its project, under a name of its own', async () => {
    const title = 'Fotky: strechy pred / po';
    await query('UPDATE checklist_items SET title = $2 WHERE id = $1', [itemId, title]);
    const texts = [textOf(10), textOf(700_000), textOf(12)] as const;
    await uploaded(client, { subject, name: 'Ceny.txt', bytes: texts[0] });
    await uploaded(operator, { subject, name: 'ceny.TXT', bytes: texts[1] });
    await uploaded(client, { subject, name: 'a.txt', bytes: texts[2], itemId });
    await begin(client, { subject, name: 'nedokoncene.txt', bytes: textOf(10) });
    const answer = await get(client, `/api/portal/projects/${subject.id}/archive`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="subory-projektu.zip"/),
    });
    expect(
      archivedFiles(answer.rawPayload).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
    ).toEqual([
      ['Subory/Ceny.txt', texts[0].toString()],
      ['Subory/ceny (2).TXT', texts[1].toString()],
      ['Podklady/Fotky- strechy pred - po/a.txt', texts[2].toString()],
    ]);
  });
});
