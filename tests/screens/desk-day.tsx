import type { ComponentProps } from 'react';
import { page } from 'vitest/browser';
import { setupChecklist } from '#domain/accounts/admin-contract.ts';
import { currentUser } from '#domain/accounts/calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { openPayment } from '#domain/payments/contract.ts';
import type { today as call } from '#domain/today/calls.ts';
import { today } from '#domain/today/contract.ts';
import type { User } from '#web/accounts/session.ts';
import { AdminKeys } from '#web/admin/admin-keys.tsx';
import * as Today from '#web/admin/today.route.tsx';
import { DeskSearch } from '#web/search/desk-search.tsx';
import { DataClient, dataClient } from '#web/shell/data-client.tsx';
import { CREATED, PAYMENT, project, projectServer, TODAY } from './desk-project.ts';
import { showPage } from './show.tsx';

/** Who is signed in at the desk. */
export const OPERATOR: User = {
  ...{ id: '8c5f6c1e-4d0a-4d55-9b43-0d0f8a3c2b10', username: 'spravca', email: 'spravca@example.sk' },
  ...{ emailVerified: true, isAdmin: true, needsSecondFactor: false },
};

type DayData = AnswerOf<typeof call>;

export const NONE = { count: 0, rows: [] };

/** A request whose offer was withdrawn. */
export const REQUEST: DayData['lapsed']['rows'][number] = {
  ...{ id: '1c5f6c1e-4d0a-4d55-9b43-0d0f8a3c2b11', ticket: '#0012', kind: 'contact', status: 'offered' },
  ...{
    archivedFrom: null,
    name: 'Jana Ukážková',
    company: '',
    webAddress: '',
    email: 'jana@example.sk',
    phone: '',
  },
  ...{ phoneE164: '', about: '', trade: '', size: '', features: [], excerpt: '', priceRange: null },
  ...{ createdAt: CREATED, clock: null, isWaiting: false, isLapsed: true },
  ...{ snoozedUntil: null, lostReason: null, unanswered: 0, latestNote: null },
  offer: {
    ...{ id: '0b9a7c52-2f0e-4c0a-8d5b-5a4f1b6c9d22', number: 'CP-2026-0004', revision: 'A' },
    ...{ state: 'withdrawn', validUntil: '2026-12-01' },
  },
};

/** A day on which a client owes the operator a payment, and a request has no offer that holds. */
export const DAY: DayData = {
  at: `${TODAY}T08:20:00Z`,
  answers: { ...NONE, late: 0 },
  lapsed: { count: 1, rows: [REQUEST] },
  offers: NONE,
  payments: {
    count: 1,
    rows: [
      {
        ...{ id: PAYMENT.id, name: PAYMENT.name, amount: PAYMENT.amount, dueOn: '2026-11-20' },
        ...{ askedOn: '2026-11-05', client: project.client.name, project },
      },
    ],
  },
  stages: NONE,
  items: NONE,
  brought: NONE,
  wishes: NONE,
  messages: { ...NONE, counts: { request: 0, offer: 0, project: 0 } },
  mails: NONE,
  delayedMails: null,
  errors: 0,
  filesTrouble: null,
  aiTrouble: null,
  backup: { last: null, trouble: null },
};

const Day = (props: ComponentProps<typeof Today.default>) => (
  <DataClient>
    <Today.default {...props} />
  </DataClient>
);

/** Shows the day of an operator who is signed in; the payment's project is there for its dialog. */
export async function openDay(day = DAY) {
  const server = projectServer();
  const { api } = server;
  dataClient().setQueryData([currentUser.path], OPERATOR);
  api.on(setupChecklist, () => ({
    ...{ missing: [], unconfirmedClaims: [], unset: [], adminsWithoutSecondFactor: [] },
  }));
  api.on(today, () => day);
  api.on(openPayment, () => ({
    payment: { ...PAYMENT, project, client: project.client },
    paying: null,
    unsentMails: [],
  }));
  const screen = await showPage(
    { default: Day, loader: Today.clientLoader },
    '/admin',
    <div className="admin-head">
      <DeskSearch />
      <AdminKeys />
    </div>,
  );
  const payment = page.getByRole('list', { name: 'Platby' }).getByRole('listitem').first();
  return {
    ...server,
    ...screen,
    payment,
    pay: payment.getByRole('button', { name: /^Označiť ako uhradenú/ }),
  };
}
