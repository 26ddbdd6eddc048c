import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { mailsAbout } from '../../../tests/outbox.ts';
import { begunProject, projectDesk, sendAsSeen } from '../../../tests/projects.ts';
import { asked } from '../../../tests/sent-offer.ts';
import { stageMove } from '../../../tests/stage-moves.ts';

const { app, admin, time } = await projectDesk();
const { services, database, dataDir } = app;

const MINUTE = 60_000;

/** Everything that both sides are mailed at an offer and its project, each after the one before. */
async function chain(email: string): Promise<string> {
  const project = await begunProject(app, {}, { name: 'Jana', email });
  const desk = `/api/admin/projects/${project.projectId}`;
  const { stages, checklist, payments } = (await admin.inject({ url: desk })).json();
  const by = () => ({ actor: { kind: 'operator' as const }, now: time.clock() });
  const client = app.browser();
  const acts = [
    () => services.offers.newLink(project.id, true, by()),
    () => admin.post(`/api/admin/offers/${project.id}/answers`, { lineId: null, text: 'Áno.' }),
    () => asked(client, project, { lineId: null, text: 'Kedy?' }),
    () => admin.post(`/api/admin/payments/${payments[0].id}/steps`, { step: 'ask' }),
    () => admin.post(`${desk}/messages`, { text: 'Začínam.' }),
    () =>
      client.post(
        `/api/portal/conversations/project/${project.projectId}/messages`,
        { sendId: randomUUID(), text: 'Dobre.' },
        project.headers,
      ),
    () => sendAsSeen(admin, 'PATCH', `${desk}/checklist/${checklist[0].id}`, { state: 'brought' }),
    () =>
      sendAsSeen(admin, 'PATCH', `${desk}/checklist/${checklist[0].id}`, {
        state: 'returned',
        reason: 'Malé rozlíšenie.',
      }),
    () => sendAsSeen(admin, 'PATCH', `${desk}/stages/${stages[0].id}`, stageMove('active')),
    () => sendAsSeen(admin, 'PATCH', `${desk}/stages/${stages[0].id}`, stageMove('delivered')),
    () =>
      client.post(
        `/api/portal/projects/${project.projectId}/changes`,
        { text: 'Chcem ešte blog.' },
        project.headers,
      ),
  ];
  await app.drain();
  for (const act of acts) {
    time.forward(10 * MINUTE);
    const answer = await act();
    if (typeof answer === 'object') expect(answer.statusCode, answer.body).toBeLessThan(300);
    await app.drain();
  }
  return project.id;
}

/** The mails of a thread to somebody, in the order in which they went out. */
async function thread(offerId: string, email: string) {
  const { rows } = await database.pool.query(
    "SELECT kind, message_id FROM mails WHERE thread_id = $1 AND to_address = $2 AND status = 'sent' ORDER BY sent_at, created_at",
    [offerId, email],
  );
  const letters = await mailsAbout(dataDir, email);
  return rows.map(({ kind, message_id }) => {
    const letter = letters.find(({ messageId }) => messageId === `<${message_id}>`);
    return { kind, letter: letter ?? expect.fail(`no ${kind}`) };
  });
}

it('mails of an offer and its project are one conversation for each of both sides', async () => {
  const email = 'vlakno@example.sk';
  const offerId = await chain(email);
  for (const [to, kinds] of [
    [
      email,
      [
        'offer-sent',
        'offer-accepted-client',
        'payment-call',
        'offer-link',
        'offer-answered',
        'payment-call',
      ].concat(...['project-message', 'project-item-returned', 'project-stage-delivered']),
    ],
    [
      services.operator.address,
      ['offer-accepted-operator', 'offer-question-operator', 'message-operator', 'change-asked-operator'],
    ],
  ] as const) {
    const mails = await thread(offerId, to);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([...kinds].toSorted());
    const ids = mails.map(({ letter }) => letter.messageId);
    expect(new Set(ids).size).toBe(mails.length);
    for (const { letter } of mails) {
      const [root, last, ...more] = letter.references?.split(' ') ?? [];
      expect([root, more]).toEqual([expect.stringMatching(`^<${offerId}@[^>]+>$`), []]);
      expect(letter.inReplyTo).toBe(last);
      // What the operator has written stays as it is.
      if (letter.subject !== 'Cenová ponuka')
        expect(letter.subject).toMatch(/^CP-2026-\d{4} Web s galériou \| /);
    }
    // Each answers one that came before it, and only the first one none.
    const answered = mails.map(({ letter }) => letter.inReplyTo);
    expect(answered.filter((id) => id === undefined)).toHaveLength(1);
    answered.forEach((id, place) => {
      if (id !== undefined) expect(ids.slice(0, place)).toContain(id);
    });
  }
});
