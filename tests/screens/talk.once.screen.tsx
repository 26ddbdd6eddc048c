import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnswerOf } from '#domain/api/call.ts';
import { keysetOf } from '#domain/api/list-part.ts';
import { listFiles } from '#domain/files/contract.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import { readConversation, withdrawMessage, writeMessage } from '#domain/messages/contract.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { listOffers as openList } from '#domain/offers/calls.ts';
import { listOffers, offerCounts } from '#domain/offers/contract.ts';
import { REVISION_STATES } from '#domain/offers/revision-life.ts';
import { listProjects, projectCounts } from '#domain/projects/contract.ts';
import { PROJECT_STATES } from '#domain/projects/project-life.ts';
import * as Offers from '#web/admin/offers.route.tsx';
import * as Projects from '#web/admin/projects.route.tsx';
import { ClientTalkPanel } from '#web/messages/client-talk.tsx';
import { expectAccessible } from './axe.ts';
import { CREATED, project } from './desk-project.ts';
import { fakeApi } from './fake-api.ts';
import { press } from './keyboard.ts';
import { show, showPage } from './show.tsx';
import { textsOf } from './texts.ts';

const ID = '1c5f6c1e-4d0a-4d55-9b43-0d0f8a3c2b11';
/** Messages that come in one part. */
const PART = 20;

const line = (place: number): ShownMessage => ({
  id: `2b4c6d80-1e2f-4a3b-8c4d-0000000000${String(place).padStart(2, '0')}`,
  ...{ side: 'operator', author: 'Webdielňa', isOwn: false, lineId: null, text: `Riadok ${place}.` },
  createdAt: `2026-11-02T08:${String(place).padStart(2, '0')}:00Z`,
  ...{
    readAt: '2026-11-02T09:00:00Z',
    waits: false,
    withdrawnAt: null,
    sendId: null,
    files: [],
    canWithdraw: false,
  },
});

/** Shows the client the end of a conversation of thirty messages. */
async function openTalk() {
  const api = fakeApi();
  let all = Array.from({ length: 30 }, (_, index) => line(index + 1));
  api.on(listFiles, () => ({ files: [], used: 0, quota: 1_000_000 }));
  api.on(readConversation, ({ query }) => {
    const before = query.get('before');
    const end = before === null ? all.length : all.findIndex((each) => keysetOf(each) === before);
    const start = Math.max(0, end - PART);
    return { messages: all.slice(start, end), hasOlder: start > 0, unread: 0, closed: null };
  });
  api.on(writeMessage, ({ body: { sendId, text } }) => {
    const sent: ShownMessage = { ...line(31), side: 'client', isOwn: true, readAt: null, text, sendId };
    all = [...all, { ...sent, canWithdraw: true }];
    return { ...sent, canWithdraw: true };
  });
  api.on(withdrawMessage, ({ path }) => {
    all = all.map((each) =>
      path.endsWith(each.id)
        ? { ...each, text: '', canWithdraw: false, withdrawnAt: '2026-11-02T09:01:00Z' }
        : each,
    );
    return all.at(-1) ?? line(31);
  });
  await show(<ClientTalkPanel type="request" id={ID} />, { at: `/portal/requests/${ID}` });
  await expect.element(page.getByText('Riadok 30.')).toBeInTheDocument();
}

const entryOf = (text: string) => {
  const entry = page.getByRole('list', { name: /^Správy k/ }).getByRole('listitem');
  return entry.filter({ hasText: text });
};

test('a message is sent by keys and taken back', async () => {
  await openTalk();
  const field = page.getByRole('textbox', { name: 'Napísať správu' });
  await field.fill('Poslaná správa');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(field).toHaveValue('');
  await expect.element(entryOf('Poslaná správa')).toBeInViewport({ ratio: 1 });
  const withdraw = entryOf('Poslaná správa').getByRole('button', { name: /^Odvolať/ });
  await press(withdraw);
  await expect.element(page.getByText('Správa bola odvolaná.').first()).toBeVisible();
  await expect.element(entryOf('Poslaná správa')).not.toBeInTheDocument();
});

test('older messages come without moving what is read', async () => {
  await openTalk();
  await expect.element(entryOf('Riadok 10.')).not.toBeInTheDocument();
  const older = page.getByRole('button', { name: 'Zobraziť staršie správy' });
  const read = entryOf('Riadok 11.').element();
  older.element().scrollIntoView();
  (read as HTMLElement).focus({ preventScroll: true });
  const before = read.getBoundingClientRect().top;
  (older.element() as HTMLElement).click();
  await expect.element(page.getByText('Riadok 1.', { exact: true })).toBeInTheDocument();
  expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(3);
  await expect.element(older).not.toBeInTheDocument();
});

test('what a client has written stands first in the list of its records', async () => {
  const api = fakeApi();
  const older = { ...project, id: ID, name: 'Web bez správ' };
  api.on(listProjects, ({ query }) =>
    query.get('state') === 'unanswered'
      ? [{ ...project, unanswered: 1 }]
      : [older, { ...project, unanswered: 1 }],
  );
  api.on(projectCounts, () => ({
    ...{
      states: { ...byKey(PROJECT_STATES, () => 0), 'in-progress': 2 },
      owing: 1,
      wanting: 1,
      unanswered: 1,
    },
  }));
  await showPage({ default: Projects.default, loader: Projects.clientLoader }, '/admin/projects', null);
  const groups = page.getByRole('rowgroup');
  const unanswered = groups.filter({ hasText: /^Správy bez odpovede/ });
  await expect.element(unanswered).toMatchTextContent(new RegExp(project.name));
  await expect.element(unanswered).not.toMatchTextContent(new RegExp(older.name));
  await expect
    .poll(() =>
      textsOf(groups).map((text) => /^(?:Správy bez odpovede|Ostatné)/.exec(text)?.[0] ?? 'hlavička'),
    )
    .toEqual(['hlavička', 'Správy bez odpovede', 'Ostatné']);
  await expectAccessible();
});

test('an offer whose client has written stands first, too', async () => {
  const api = fakeApi();
  const offer: AnswerOf<typeof openList>[number] = {
    ...{ id: ID, number: 'CP-2026-0001', letter: 'A', state: 'sent', title: 'Web pre strechy' },
    ...{ client: project.client, recipient: 'Jana Ukážková', onceTotal: 1_240_00, monthlyTotal: 0 },
    ...{ validUntil: '2026-12-24', createdAt: CREATED, sentAt: CREATED, viewedAt: null },
    ...{ hasDraft: false, openQuestions: 1 },
  };
  api.on(listOffers, ({ query }) => (query.get('state') === 'draft' ? [] : [offer]));
  api.on(offerCounts, () => ({ states: byKey(REVISION_STATES, () => 0), unanswered: 1 }));
  await showPage({ default: Offers.default, loader: Offers.clientLoader }, '/admin/offers', null);
  const unanswered = page.getByRole('rowgroup').filter({ hasText: /^Správy bez odpovede/ });
  await expect.element(unanswered).toMatchTextContent(/Vzorová strecha/);
  await expectAccessible();
});
