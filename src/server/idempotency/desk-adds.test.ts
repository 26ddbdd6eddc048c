import { expect, it } from 'vitest';
import { begunProject, projectDesk } from '../../../tests/projects.ts';

const { app, admin } = await projectDesk();
const { pool } = app.database;

const PARTS: Record<string, { path: (id: string, client: string) => string; body: object; rows: string }> = {
  stage: {
    path: (id) => `/api/admin/projects/${id}/stages`,
    body: { name: 'Školenie', days: 1 },
    rows: "SELECT FROM project_stages WHERE name = 'Školenie'",
  },
  item: {
    path: (id) => `/api/admin/projects/${id}/checklist`,
    body: { title: 'Logo vo vektore', dueOn: '2026-12-01' },
    rows: "SELECT FROM checklist_items WHERE title = 'Logo vo vektore'",
  },
  'payment call': {
    path: (id) => `/api/admin/projects/${id}/payments`,
    body: { name: 'Po školení', amount: 10_00 },
    rows: "SELECT FROM payments WHERE name = 'Po školení'",
  },
  client: {
    path: () => '/api/admin/clients',
    body: { name: 'Nová strecha' },
    rows: "SELECT FROM clients WHERE name = 'Nová strecha'",
  },
  contact: {
    path: (_, client) => `/api/admin/clients/${client}/contacts`,
    body: { name: 'Zuzana Vzorová', role: '', email: 'zuzana@example.com', phone: '' },
    rows: "SELECT FROM client_contacts WHERE name = 'Zuzana Vzorová'",
  },
};

it.each(Object.entries(PARTS))(
  'a %s is added once by one submission, however often it comes, and again by another one',
  async (_, { path, body, rows }) => {
    const { projectId } = await begunProject(app);
    await pool.query("UPDATE payments SET state = 'cancelled' WHERE project_id = $1", [projectId]);
    const [project] = (await pool.query('SELECT client_id FROM projects WHERE id = $1', [projectId])).rows;
    const add = (key: string) =>
      admin.post(path(projectId, project.client_id), body, { 'idempotency-key': key });
    const answers = [await add('one'), ...(await Promise.all([add('one'), add('one')]))];
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
    expect(answers[0]?.statusCode, answers[0]?.body).toBeLessThan(300);
    expect((await pool.query(rows)).rowCount).toBe(1);
    await add('another');
    expect((await pool.query(rows)).rowCount).toBe(2);
  },
);
