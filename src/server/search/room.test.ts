import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEARCH_SHORT } from '#domain/kernel/search-text.ts';
import { FOUND_MAX } from '#domain/search/search-limits.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';

let app: TestApp;
let operator: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  operator = await operatorOf(app);
  await begunProject(app, {}, { name: 'Želmíra Škvarková', email: 'zelmira@vzor.sk' });
  await app.database.pool.query("UPDATE clients SET name = 'Žeriavy Ďatelinka', city = 'Čadca'");
});
afterAll(() => app.close());

const search = (text: string) =>
  operator.inject({ url: `/api/admin/search?${new URLSearchParams({ search: text })}` });
const found = async (text: string) => (await search(text)).json();
const counts = async (text: string) => {
  const { requests, offers, projects, clients } = await found(text);
  return [requests, offers, projects, clients].map(({ rows }) => rows.length);
};
const ask = (changes: object) => app.browser().post('/api/service-requests', requestBody(changes));

describe('one search', () => {
  it('finds requests, offers, projects and clients by any writing of their words, each in its group', async () => {
    await ask({ name: 'Ľubica Šrámková', description: 'Potrebujem nový krov na Zemplíne.' });
    expect(await counts('ZEMPLINE sramkova')).toEqual([1, 0, 0, 0]);
    expect(await counts('skvarkova')).toEqual([0, 1, 0, 0]);
    expect(await counts('datelinka')).toEqual([0, 1, 1, 1]);
    expect(await found('datelinka')).toMatchObject({
      projects: { rows: [{ name: 'Web s galériou', client: 'Žeriavy Ďatelinka' }], hasMore: false },
      clients: { rows: [{ name: 'Žeriavy Ďatelinka', city: 'Čadca' }] },
    });
    const [offer] = (await found('skvarkova')).offers.rows;
    expect(offer).toMatchObject({ state: 'accepted', title: 'Web s galériou', client: 'Žeriavy Ďatelinka' });
    expect((await found(offer.number)).offers.rows).toEqual([offer]);
    expect(await counts('nikdenic')).toEqual([0, 0, 0, 0]);
  });

  it('finds what is archived, and a request by its ticket', async () => {
    const { id, ticket } = (await ask({ name: 'Archivovaný Opálek' })).json();
    await operator.post(`/api/admin/requests/${id}/steps`, { step: 'archive' });
    expect((await found('opalek')).requests.rows).toMatchObject([{ id, ticket, status: 'archived' }]);
    expect((await found(ticket)).requests.rows).toMatchObject([{ id }]);
  });

  it('shows a few of a kind, the newest first, and says that there are more', async () => {
    const { id } = (await ask({ name: 'Množný Kvasnička' })).json();
    const { pool } = app.database;
    await pool.query(
      `INSERT INTO requests (id, kind, status, name, email, company, phone_e164, phone_display, description, topic, created_at, updated_at)
       SELECT gen_random_uuid(), 'contact', 'new', 'Kvasnička ' || n, 'k@vzor.sk', '', '', '', 'Text', 'other', $1::timestamptz - n * interval '1 day', $1
       FROM generate_series(1, 300) n`,
      [app.services.clock().toISOString()],
    );
    const { requests } = await found('kvasnicka');
    expect([requests.rows.length, requests.hasMore, requests.rows[0].id]).toEqual([FOUND_MAX, true, id]);
  });

  it.each(['ab', '  ', 'a b c', 'a\u030C\u030C', '\u0301\u0301\u0301'])(
    'asks for more than „%s“',
    async (text) => {
      const answer = await search(text);
      expect([answer.statusCode, answer.json().message]).toEqual([400, SEARCH_SHORT]);
    },
  );

  it.each(['%%%', '___', 'skv%va', '\\\\\\', '％％％', '＿＿＿', 'skv％va', '﹪﹪﹪', 'skvarkova＼', '∖∖∖'])(
    'takes the signs of a pattern for themselves: %s',
    async (text) => {
      expect(await counts(text)).toEqual([0, 0, 0, 0]);
    },
  );

  it('finds those signs where they stand, in whichever width they are written', async () => {
    await ask({ name: 'Percentá 100％_\\' });
    for (const text of ['100%', '100％', '%_\\', '％＿＼']) expect(await counts(text)).toEqual([1, 0, 0, 0]);
  });
});
