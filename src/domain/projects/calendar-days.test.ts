import { expect, test } from 'vitest';
import { type CalendarFacts, calendarDays } from './calendar-days.ts';
import { PROJECT_STATES, type ProjectState } from './project-life.ts';

const FACTS: CalendarFacts = {
  ...{ id: 'p', name: 'Web s\u00A0galériou', state: 'in-progress' },
  plan: {
    stages: [{ id: 's', from: '2026-11-25', to: '2026-12-03' }],
    launchOn: '2026-12-03',
  },
  stages: [{ id: 's', name: 'Návrh', deliveredOn: '2026-12-03', approveBy: '2026-12-10' }],
  items: [
    { id: 'i', title: 'Logo', state: 'asked', dueOn: '2026-11-26' },
    { id: 'j', title: 'Texty', state: 'accepted', dueOn: '2026-11-26' },
  ],
  payments: [
    { id: 'a', name: 'Záloha', isOpen: true, dueOn: '2026-12-08' },
    { id: 'b', name: 'Po návrhu', isOpen: true, dueOn: null },
    { id: 'c', name: 'Doplatok', isOpen: false, dueOn: '2026-11-01' },
  ],
};

test('a calendar has stages, what the client has to do until when, and the launch', () => {
  expect(calendarDays(FACTS)).toEqual([
    { id: 'stage-s', title: 'Etapa Návrh', from: '2026-11-25', to: '2026-12-03' },
    { id: 'approve-s', title: 'Schváliť etapu: Návrh', from: '2026-12-10', to: '2026-12-10' },
    { id: 'item-i', title: 'Dodať podklad: Logo', from: '2026-11-26', to: '2026-11-26' },
    { id: 'payment-a', title: 'Uhradiť platbu: Záloha', from: '2026-12-08', to: '2026-12-08' },
    { id: 'launch-p', title: 'Spustenie: Web s\u00A0galériou', from: '2026-12-03', to: '2026-12-03' },
  ]);
});

const RUNNING = ['stage', 'approve', 'item', 'payment', 'launch'];
const KINDS: Record<ProjectState, string[]> = {
  ...{ agreed: RUNNING, 'in-progress': RUNNING, 'in-review': RUNNING },
  launched: ['stage', 'approve', 'item', 'payment'],
  'in-care': ['stage', 'approve', 'item', 'payment'],
  closed: ['stage', 'payment'],
  paused: ['stage', 'payment'],
};

test.each(PROJECT_STATES)('of a project that is %s it has what still holds', (state) => {
  const kinds = calendarDays({ ...FACTS, state }).map(({ id }) => id.split('-')[0]);
  expect(kinds).toEqual(KINDS[state]);
});

test.each(['paused', 'closed'] as const)(
  'a stage that was not delivered has no day while a project is %s: it would move on every day',
  (state) => {
    const stages = FACTS.stages.map((stage) => ({ ...stage, deliveredOn: null, approveBy: null }));
    expect(calendarDays({ ...FACTS, state, stages }).map(({ id }) => id)).toEqual(['payment-a']);
  },
);
