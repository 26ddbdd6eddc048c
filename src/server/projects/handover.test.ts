import { describe, expect, it } from 'vitest';
import { formatExactEuros } from '#domain/kernel/format.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { begunProject, projectDesk, sendAsSeen } from '../../../tests/projects.ts';
import { stageMove } from '../../../tests/stage-moves.ts';

const { app, admin } = await projectDesk();

const desk = (id: string) => `/api/admin/projects/${id}`;
const plain = (text: string) => text.replace(/\s+/g, ' ');
const change = async (url: string, body: object) => {
  const answer = await sendAsSeen(admin, 'PATCH', url, body);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json();
};

/** A project whose stages took four days each, launched, with the first payment paid. */
async function launched() {
  const begun = await begunProject(app);
  const url = desk(begun.projectId);
  const opened = (await admin.inject({ method: 'GET', url })).json();
  for (const stage of opened.stages) {
    const path = `${url}/stages/${stage.id}`;
    for (const state of ['active', 'delivered', 'approved'] as const) await change(path, stageMove(state));
  }
  for (const item of opened.checklist) {
    await change(`${url}/checklist/${item.id}`, { state: 'brought' });
    await change(`${url}/checklist/${item.id}`, { state: 'accepted' });
  }
  const step = { step: 'pay', on: '2026-11-24' };
  const paid = await admin.post(`/api/admin/payments/${opened.payments[0].id}/steps`, step);
  expect([paid.statusCode, paid.json().message]).toEqual([200, undefined]);
  await change(url, { state: 'launched' });
  // As if each had been begun on the Thursday before and approved the day after.
  await app.database.pool.query(
    "UPDATE project_stages SET started_on = '2026-11-19', approved_on = '2026-11-25' WHERE project_id = $1",
    [begun.projectId],
  );
  return begun;
}
const report = (id: string, headers: Record<string, string>) =>
  app.app.inject({ method: 'GET', url: `/api/portal/projects/${id}/handover`, headers });

describe('the report of a finished project', () => {
  it('says the same as its screen, number by number', async () => {
    const { projectId, headers } = await launched();
    const url = `/api/portal/projects/${projectId}`;
    const screen = (await app.app.inject({ method: 'GET', url, headers })).json();
    const answer = await report(projectId, headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text, title, tagged } = await readPdf(answer.rawPayload);
    const said = plain(text);
    expect([title, tagged]).toEqual([`Odovzdávací protokol ${screen.number}: Web s galériou`, true]);
    for (const amount of [
      screen.price,
      screen.paid,
      ...screen.payments.map((one: { amount: number }) => one.amount),
    ])
      expect(said).toContain(plain(formatExactEuros(amount)));
    for (const stage of screen.stages) {
      expect(said).toContain(stage.name);
      expect(said).toContain(plain(dayText(stage.deliveredOn)));
      expect(said).toContain(plain(dayText(stage.approvedOn)));
    }
    expect(said).toContain('Web na mieru');
    expect(said).toContain('Galéria pred a po');
    expect(said).not.toContain('Mapa');
    expect(said).toContain('meno: Martin Vzorový');
    expect(screen.paid).toBe(300_00);
    // From Thursday to Tuesday, over a weekend: four days of the two that were planned.
    expect(said).toMatch(/Zadanie 2 dni 4 dni/);
    const { rows } = await app.database.pool.query('SELECT fingerprint FROM offer_acceptances');
    expect(rows.some(({ fingerprint }) => said.includes(fingerprint))).toBe(true);
  });

  it('says of each stage whether it was delivered and approved', async () => {
    const { projectId, headers } = await launched();
    const states = [
      ['Návrh', "state = 'delivered', approved_on = NULL"],
      ['Programovanie', "state = 'planned', started_on = NULL, delivered_on = NULL, approved_on = NULL"],
    ];
    for (const [name, state] of states)
      await app.database.pool.query(
        `UPDATE project_stages SET ${state} WHERE project_id = $1 AND name = $2`,
        [projectId, name],
      );
    const said = plain((await readPdf((await report(projectId, headers)).rawPayload)).text);
    expect(said).toMatch(
      /Etapa Zadanie schválená 25\. 11\. 2026, meno: Martin Vzorový, zapísané podľa oznámenia klienta: telefonicky 22\. 11\./,
    );
    expect(said).toMatch(/Čo bolo odovzdané.*Zadanie 24\. 11\. 2026.*Pozrite si úvod\./s);
    expect(said).toContain('Etapa Návrh odovzdaná, bez schválenia');
    expect(said).toContain('Etapa Programovanie zatiaľ neodovzdaná');
    await app.database.pool.query(
      "UPDATE project_stages SET state = 'active', started_on = '2026-11-19', return_reason = 'Tmavé.', returned_on = '2026-11-24' WHERE project_id = $1 AND name = 'Programovanie'",
      [projectId],
    );
    const later = plain((await readPdf((await report(projectId, headers)).rawPayload)).text);
    expect(later).toContain('Etapa Programovanie vrátená na úpravy');
  });

  it('names to the holder of a link nobody of the client but themselves', async () => {
    const { projectId, headers } = await launched();
    const { rows } = await app.database.pool.query('SELECT client_id FROM projects WHERE id = $1', [
      projectId,
    ]);
    const clientId: string = rows[0].client_id;
    const contacts = `/api/admin/clients/${clientId}/contacts`;
    for (const [name, email] of [
      ['Jana Účtovná', 'jana.uctovna@vzor.example'],
      ['Martin Vzorový', 'MARTIN@example.com'],
    ])
      expect(
        (await admin.post(contacts, { name, role: 'kontakt', email, phone: '' })).statusCode,
      ).toBeLessThan(300);
    // A colleague has accepted.
    await app.database.pool.query(
      "UPDATE offer_acceptances SET name = 'Tomáš Vavro' WHERE offer_id = (SELECT offer_id FROM projects WHERE id = $1)",
      [projectId],
    );
    const linked = plain((await readPdf((await report(projectId, headers)).rawPayload)).text);
    const full = plain(
      (
        await readPdf(
          (
            await admin.inject({ method: 'GET', url: `/api/portal/projects/${projectId}/handover` })
          ).rawPayload,
        )
      ).text,
    );
    expect(full).toContain('jana.uctovna@vzor.example');
    expect(full).toContain('meno: Tomáš Vavro');
    expect(linked).not.toContain('ctovn');
    expect(linked).not.toContain('Vavro');
    expect(linked).toContain('za vašu firmu');
    expect(linked).toContain('Martin Vzorový');
  });

  it('is the operator’s, too', async () => {
    const { projectId } = await launched();
    const answer = await admin.inject({ method: 'GET', url: `/api/portal/projects/${projectId}/handover` });
    expect(answer.statusCode).toBe(200);
  });

  it('is made once the project is launched, and no sooner', async () => {
    const { projectId, headers } = await begunProject(app);
    const answer = await report(projectId, headers);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Odovzdávací protokol vznikne, keď bude projekt spustený.',
    ]);
  });
});
