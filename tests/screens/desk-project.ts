import type { AnswerOf } from '#domain/api/call.ts';
import { listFiles } from '#domain/files/contract.ts';
import { deskConversation, deskNotes } from '#domain/messages/contract.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { paymentSteps } from '#domain/payments/payment-life.ts';
import type { openProject as call } from '#domain/projects/calls.ts';
import { type ChecklistState, checklistMoves } from '#domain/projects/checklist-life.ts';
import { changeChecklistItem, openProject } from '#domain/projects/contract.ts';
import { movesOf } from '#domain/projects/project-life.ts';
import { stageMoves } from '#domain/projects/stage-life.ts';
import { type ReplyTemplate, replyTemplates } from '#domain/requests/inbox-contract.ts';
import { fakeApi } from './fake-api.ts';

export type Project = AnswerOf<typeof call>;
type Item = Project['checklist'][number];

export const PROJECT_ID = '3f1b7c52-2f0e-4c0a-8d5b-5a4f1b6c9d21';
export const TODAY = '2026-11-24';
export const CREATED = '2026-11-02T08:00:00Z';
const CLIENT = { id: '6a0d1f0c-6f5e-4a57-9a41-0f3c1c2b7e10', name: 'Vzorová strecha' };

export const itemAs = (item: Item, state: ChecklistState): Item => ({
  ...item,
  state,
  moves: [...checklistMoves(state)],
  version: item.version + 1,
});

const item = (place: number, title: string): Item => ({
  ...{ id: `5d1e7a90-3c0b-4f6e-9a77-00000000000${place}`, kind: 'own', title, description: '' },
  ...{ state: 'asked', moves: [...checklistMoves('asked')], stageId: null, dueOn: '2026-12-04' },
  ...{ returnReason: '', broughtOn: null, acceptedOn: null, late: null, text: '', version: 1 },
});

/** The payment that the client owes. */
export const PAYMENT: Project['payments'][number] = {
  ...{ id: '7e2f8b01-4d1c-4a7f-8b88-000000000001', number: 'VP-2026-000001', symbol: '2026000001' },
  ...{ name: 'Záloha', amount: 620_00, state: 'overdue', steps: [...paymentSteps('overdue')] },
  ...{ stageId: null, addendum: 0, dueOn: '2026-11-20', askedAt: '2026-11-05T08:00:00Z' },
  ...{ paidOn: null, createdAt: CREATED },
};

/** A text for answers that asks for more than a project knows. */
export const TEMPLATE: ReplyTemplate = {
  ...{ id: '4d5e6f70-2a3b-4c4d-9e5f-000000000001', name: 'Začíname', version: 0, updatedAt: CREATED },
  text: 'Dobrý deň, {meno}, k\u00A0dopytu {dopyt}: začínam.',
};

const LIFE = { state: 'in-progress', pausedFrom: null } as const;

/** A website in the works, of which everything is still to be brought. */
export const project: Project = {
  ...{ id: PROJECT_ID, number: 'CP-2026-0001', name: 'Web pre strechy', client: CLIENT },
  ...{ state: LIFE.state, moves: movesOf(LIFE), progress: 0, startOn: '2026-11-23', agreedOn: '2026-12-11' },
  ...{ launchOn: '2026-12-11', delay: 0, launchedOn: null, next: null, price: 1_240_00, paid: 0 },
  ...{ overdue: 620_00, unanswered: 0, version: 1, createdAt: CREATED },
  ...{ offerId: '0b9a7c52-2f0e-4c0a-8d5b-5a4f1b6c9d21', contact: null, changes: [], revision: 1 },
  liveUrl: '',
  ...{ offerTotal: 1_240_00, recipient: 'Jana Ukážková', today: TODAY, monthlyPrice: 0, uncalled: 0 },
  ...{ missing: { shift: 0, launchOn: '2026-12-11' }, work: { added: 0, overran: [] } },
  stages: [
    {
      ...{ id: '9c3a0d12-5e2d-4b80-9c99-000000000001', name: 'Návrh vzhľadu a štruktúry webu' },
      ...{ days: 10, spanDays: 10, state: 'delivered', moves: [...stageMoves('delivered')] },
      ...{ from: '2026-11-23', to: '2026-12-04', startedOn: '2026-11-23', deliveredOn: TODAY },
      ...{ approveBy: '2026-12-01', approvedOn: null, deliveries: [], returnReason: '', returnedOn: null },
      ...{ version: 1, weight: 10, dueOn: null, notBefore: null },
    },
  ],
  checklist: [item(1, 'Logo'), item(2, 'Fotografie'), item(3, 'Texty')],
  payments: [PAYMENT],
  canAsk: true,
  addenda: [],
  messages: [],
};

/** The server of one project: what is moved stands so in the next answer. */
export function projectServer(messages: ShownMessage[] = [], before: Project = project) {
  const api = fakeApi();
  let now = before;
  api.on(openProject, () => now);
  api.on(listFiles, () => ({ files: [], used: 0, quota: 1_000_000 }));
  api.on(deskConversation, () => ({ messages, hasOlder: false, unread: 0, closed: null }));
  api.on(deskNotes, () => []);
  api.on(replyTemplates, () => [TEMPLATE]);
  const moveItem = ({ path, body }: { path: string; body: { state?: ChecklistState | undefined } }) => {
    const checklist = now.checklist.map((each) =>
      path.endsWith(each.id) && body.state ? itemAs(each, body.state) : each,
    );
    now = { ...now, checklist };
    return now;
  };
  return {
    api,
    /** Moves items, each once `pass` says so. */
    movesItems: (pass: () => Promise<void>) =>
      api.on(changeChecklistItem, async (asked) => {
        await pass();
        return moveItem(asked);
      }),
  };
}
