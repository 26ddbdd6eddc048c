import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { begin, sendPart, type Uploader, upload, uploaded } from '../../../tests/files.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';

let app: TestApp;
let client: Uploader;
let operator: Uploader;
let project: { type: 'project'; id: string };

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  const begun = await begunProject(app);
  project = { type: 'project', id: begun.projectId };
  client = { browser: app.browser(), headers: begun.headers };
  operator = { browser: await operatorOf(app) };
});
afterAll(() => app.close());

/** Text of so many bytes. */
const textOf = (length: number): Buffer =>
  Buffer.from(randomBytes(length).toString('hex').slice(0, length), 'latin1');
const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#a54' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Fotoaparat' } })
    .jpeg()
    .toBuffer();

const get = ({ browser, headers = {} }: Uploader, url: string) => browser.inject({ url, headers });

it('keeps a file of several parts as it was sent, for both sides', async () => {
  const bytes = textOf(2 * FILE_LIMITS.chunk + 10);
  const file = await uploaded(client, { subject: project, name: 'Texty na web.txt', bytes });
  expect(file).toMatchObject({ state: 'ready', type: 'text/plain', bytes: bytes.length, side: 'client' });
  for (const who of [client, operator]) {
    const answer = await get(who, `/api/portal/files/${file.id}/content`);
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  }
});

it('gives a photo upright, without where it was taken, with a small picture of it', async () => {
  const file = await uploaded(client, { subject: project, name: 'strecha.JPG', bytes: await photo() });
  expect(file).toMatchObject({ type: 'image/jpeg', width: 600, height: 400, hasPreview: true });
  const content = await get(operator, `/api/portal/files/${file.id}/content?as=inline`);
  expect((await sharp(content.rawPayload).metadata()).exif).toBeUndefined();
  expect(content.rawPayload.includes('Fotoaparat')).toBe(false);
  const preview = await get(operator, `/api/portal/files/${file.id}/preview`);
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
});

it('begins again where it stopped, in every tab, and sends nothing twice', async () => {
  const file = { subject: project, name: 'dlhy.csv', bytes: textOf(2 * FILE_LIMITS.chunk) };
  const [first, second] = await Promise.all([begin(client, file), begin(client, file)]);
  expect(first.json().id).toBe(second.json().id);
  const id = first.json();
  const twice = await Promise.all([sendPart(client, id, 0, file.bytes), sendPart(client, id, 0, file.bytes)]);
  expect(twice.map((answer) => answer.json().received)).toEqual([FILE_LIMITS.chunk, FILE_LIMITS.chunk]);
  expect((await begin(client, file)).json()).toMatchObject({ id: id.id, received: FILE_LIMITS.chunk });
  expect((await upload(client, file)).json()).toMatchObject({ id: id.id, state: 'ready' });
});
