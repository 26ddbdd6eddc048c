import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '#domain/api/call.ts';
import type { portalProject } from '#domain/projects/portal-calls.ts';
import {
  type BegunProject,
  begunProject,
  joinProject,
  projectDesk,
  provenClient,
} from '../../../tests/projects.ts';
import { settling } from '../../../tests/settled.ts';
import type { TestBrowser } from '../../../tests/test-app.ts';
import { waitingForLock } from '../../../tests/test-db.ts';

type Project = AnswerOf<typeof portalProject>;

const { app, admin } = await projectDesk();
const member = await provenClient(app, 'klient');

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;

/** Makes the member one of the project's client. */
const join = (project: BegunProject) => joinProject(app, project, 'klient');

const read = (browser: TestBrowser, path: string, headers: Record<string, string> = {}) =>
  browser.inject({ method: 'GET', url: `/api/portal/projects/${path}`, headers });
const byLink = (project: BegunProject, path: string = project.projectId) =>
  read(app.browser(), path, project.headers);
const shown = async (project: BegunProject): Promise<Project> => (await byLink(project)).json();

describe('a project as its client sees it', () => {
  it('is the same by the link, by membership and for the operator who looks', async () => {
    const project = await begunProject(app);
    await join(project);
    const byMember = await read(member, project.projectId);
    const byAdmin = await read(admin, project.projectId);
    expect([byMember.statusCode, byAdmin.statusCode]).toEqual([200, 200]);
    expect(await shown(project)).toEqual(byMember.json());
    expect(byAdmin.json()).toEqual({ ...byMember.json(), canAct: false });
  });

  it('is read twice at once by one member, ten times more in turn, and by everybody else meanwhile', async () => {
    const project = await begunProject(app);
    await join(project);
    const holding = await app.database.pool.connect();
    await holding.query('BEGIN; LOCK TABLE project_stages');
    const { all, done } = settling(Array.from({ length: 40 }, () => read(member, project.projectId)));
    await expect.poll(() => done.length).toBe(40 - 12);
    for (const { statusCode, headers } of done)
      expect([statusCode, headers['retry-after']]).toEqual([429, '2']);
    const other = byLink(project);
    await expect.poll(() => waitingForLock(app.database.pool)).toBe(3);
    await holding.query('ROLLBACK');
    holding.release();
    expect((await other).statusCode).toBe(200);
    expect((await all).filter(({ statusCode }) => statusCode === 200)).toHaveLength(12);
  });

  it('says what is expected, and agrees with what the operator reads', async () => {
    const project = await begunProject(app);
    const operators = (
      await admin.inject({ method: 'GET', url: `/api/admin/projects/${project.projectId}` })
    ).json();
    const clients = await shown(project);
    for (const same of ['progress', 'launchOn', 'agreedOn', 'delay', 'price', 'paid', 'today'])
      expect([same, clients[same as keyof Project]]).toEqual([same, operators[same]]);
    expect(clients.expected.map(({ kind }) => kind)).toContain('pay');
    const [payment] = clients.payments;
    expect(payment?.paying?.bySquare.path).toMatch(/^M/);
    expect(clients.expected.find(({ kind }) => kind === 'pay')).toMatchObject({
      ...{ name: 'Záloha', amount: 300_00, until: payment?.dueOn, number: payment?.symbol },
    });
  });

  it('says when it was launched, whatever its stages say and was agreed afterwards', async () => {
    const project = await begunProject(app);
    expect((await shown(project)).launched).toBeNull();
    const launchedWith = async (agreed: string) => {
      await query(
        "UPDATE projects SET state = 'launched', launched_at = '2026-11-24T10:00:00Z', launch_on = $2 WHERE id = $1",
        [project.projectId, agreed],
      );
      return (await shown(project)).launched;
    };
    expect(await launchedWith('2026-11-20')).toEqual({ on: '2026-11-24', delay: 2, url: '' });
    expect(await launchedWith('2026-11-26')).toMatchObject({ delay: -2 });
  });

  it('tells no launch before the agreed day until the operator agrees on it', async () => {
    const project = await begunProject(app);
    const agree = (day: string) =>
      query('UPDATE projects SET launch_on = $2 WHERE id = $1', [project.projectId, day]);
    const get = async (url: string) =>
      (await app.browser().inject({ method: 'GET', url, headers: project.headers })).json();
    const planned = (
      await admin.inject({ method: 'GET', url: `/api/admin/projects/${project.projectId}` })
    ).json();
    for (const day of ['2027-02-26', planned.launchOn]) {
      await agree(day);
      const [{ launchOn, delay }, offer] = [await shown(project), await get('/api/offer')];
      expect([launchOn, delay, offer.launchOn]).toEqual([day, 0, day]);
    }
    await agree('2027-02-26');
    const { launchOn, delay } = (
      await admin.inject({ method: 'GET', url: `/api/admin/projects/${project.projectId}` })
    ).json();
    expect([launchOn, delay < 0]).toEqual([planned.launchOn, true]);
  });

  it('tells nothing that is the operator’s own', async () => {
    const project = await begunProject(app);
    const clients = await shown(project);
    for (const own of ['moves', 'steps', 'uncalled', 'canAsk', 'weight'])
      expect(JSON.stringify(clients)).not.toContain(`"${own}"`);
  });

  it('is out of reach for another link, and for a member of another client', async () => {
    const [project, other] = [await begunProject(app), await begunProject(app)];
    await join(other);
    for (const answer of [
      await read(app.browser(), project.projectId, other.headers),
      await read(member, project.projectId),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('Web s galériou');
    }
    const [{ id }] = await query('SELECT id FROM payments WHERE project_id = $1 AND asked_at IS NOT NULL', [
      project.projectId,
    ]);
    expect((await byLink(other, `${other.projectId}/payments/${id}/pdf`)).statusCode).toBe(404);
    const pdf = await byLink(project, `${project.projectId}/payments/${id}/pdf`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('shows an addendum once it was sent', async () => {
    const project = await begunProject(app);
    const body = { from: 'addendum', id: project.id };
    const { id } = (await admin.send('POST', '/api/admin/offers', body)).json();
    expect((await shown(project)).addenda).toEqual([]);
    await query(
      "UPDATE offers SET state = 'sent', sent_at = now(), valid_until = '2026-11-24' WHERE id = $1",
      [id],
    );
    const { addenda, expected } = await shown(project);
    expect(addenda).toMatchObject([{ id, state: 'sent' }]);
    expect(expected.find(({ kind }) => kind === 'accept')).toMatchObject({ id, until: '2026-11-24' });
    await query("UPDATE offers SET valid_until = '2026-11-23' WHERE id = $1", [id]);
    expect((await shown(project)).expected.map(({ kind }) => kind)).not.toContain('accept');
  });
});
