import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnswerOf } from '#domain/api/call.ts';
import type { portalProject } from '#domain/projects/portal-calls.ts';
import { answerStage, endCalendar, makeCalendar, projectCalendar } from '#domain/projects/portal-contract.ts';
import { type ClientDialog, ClientProjectDialog } from '#web/projects/client-project-dialogs.tsx';
import { ClientProjectPlan } from '#web/projects/client-project-plan.tsx';
import { SESSION_DOOR } from '#web/shell/client-door.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { expectAccessible } from './axe.ts';
import { fakeApi } from './fake-api.ts';
import { gate } from './gate.ts';
import { press } from './keyboard.ts';
import { show } from './show.tsx';
import { plain } from './texts.ts';

type Project = AnswerOf<typeof portalProject>;

const STAGE: Project['stages'][number] = {
  id: '0197a1f0-0000-7000-8000-000000000011',
  name: 'Návrh',
  days: 5,
  spanDays: 5,
  state: 'delivered',
  from: '2026-11-16',
  to: '2026-11-20',
  startedOn: '2026-11-16',
  deliveredOn: '2026-11-20',
  approveBy: '2026-11-27',
  approvedOn: null,
  deliveries: [
    {
      id: '0197a1f0-0000-7000-8000-000000000021',
      url: 'https://nahlad.example/hlavicka',
      text: 'Pozrite si hlavičku.',
      files: [],
      deliveredOn: '2026-11-20',
      answer: null,
      reason: '',
      answeredOn: null,
    },
    {
      id: '0197a1f0-0000-7000-8000-000000000020',
      url: '',
      text: 'Prvý návrh hlavičky.',
      files: [],
      deliveredOn: '2026-11-17',
      answer: 'returned',
      reason: 'Je príliš tmavá.',
      answeredOn: '2026-11-18',
    },
  ],
  returnReason: 'Je príliš tmavá.',
  returnedOn: '2026-11-18',
  version: 3,
};

const PROJECT: Project = {
  id: '0197a1f0-0000-7000-8000-000000000001',
  offerId: '0197a1f0-0000-7000-8000-000000000002',
  number: 'CP-2026-0001',
  name: 'Web pre maliara',
  client: 'Maľby & nátery, s. r. o.',
  state: 'in-progress',
  progress: 0,
  today: '2026-11-24',
  startOn: '2026-11-16',
  agreedOn: '2027-01-29',
  launchOn: '2027-01-29',
  delay: 0,
  launched: null,
  price: 1_000_00,
  monthlyPrice: 0,
  paid: 0,
  expected: [],
  missing: { shift: 0, launchOn: '2027-01-29' },
  work: { added: 0, overran: [] },
  nextStep: null,
  coming: { day: null, payment: null },
  stages: [STAGE],
  payments: [],
  addenda: [],
  changes: [],
  unread: 0,
  canAct: true,
};

const dialog = page.getByRole('dialog');

/** Opens one of the dialogs over a project; how often it was over. */
async function openDialog(asked: ClientDialog) {
  const over: boolean[] = [];
  await show(
    <ClientProjectDialog
      dialog={asked}
      project={PROJECT}
      door={SESSION_DOOR}
      reread={async () => {}}
      onClose={() => over.push(true)}
      onDone={(_changed, _said, isOver) => over.push(isOver)}
    />,
  );
  await expect.element(dialog).toBeVisible();
  return over;
}

test('a delivered stage is approved as it was seen', async () => {
  const approved = fakeApi().on(answerStage, () => PROJECT);
  const over = await openDialog({ kind: 'approve', stageId: STAGE.id });
  await expect.element(dialog).toMatchTextContent('Pozrite si hlavičku.');
  const way = dialog.getByRole('link', { name: 'https://nahlad.example/hlavicka' });
  await expect.element(way).toHaveFocus();
  await expect.element(way).toHaveAttribute('href', 'https://nahlad.example/hlavicka');
  await expect.element(way).toHaveAttribute('target', '_blank');
  await press(dialog.getByText('Predchádzajúce odovzdania (1)'));
  await expect.element(dialog.getByText('Je príliš tmavá.').first()).toBeVisible();
  await expect
    .element(dialog)
    .toMatchTextContent(/Predtým ste ju vrátili 18\. 11\.: Je príliš tmavá\..*Čo si pozrieť:/s);
  await expectAccessible();
  await press(dialog.getByRole('button', { name: 'Schváliť etapu' }));
  await expect.poll(() => over).toEqual([true]);
  expect(approved.map(({ body }) => body)).toEqual([{ answer: 'approve', version: 3 }]);
});

test('a stage is returned with a reason, and what is written meanwhile stays in the field and is said not to be sent', async () => {
  const held = gate();
  const returned = fakeApi().on(answerStage, async () => {
    await held.passed;
    return PROJECT;
  });
  const over = await openDialog({ kind: 'return', stageId: STAGE.id });
  const field = dialog.getByLabelText('Čo treba zmeniť');
  const send = dialog.getByRole('button', { name: 'Vrátiť etapu' });
  await press(send);
  await expect.element(dialog.getByText('Napíšte, čo treba zmeniť.')).toBeVisible();
  await expectAccessible();
  await field.fill('Hlavička je príliš tmavá.');
  await press(send);
  await expect.poll(() => returned.length).toBe(1);
  await field.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Písmo drobné.');
  held.open();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(plain(LATER_WORDS.returned));
  await expect.element(field).toHaveValue('Hlavička je príliš tmavá. Písmo drobné.');
  await expectAccessible();
  // It cannot be sent as a second reason.
  await expect.element(send).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Skopírovať text' })).toBeVisible();
  expect(returned.map(({ body }) => body)).toEqual([
    { answer: 'return', version: 3, reason: 'Hlavička je príliš tmavá.' },
  ]);
  expect(over).toEqual([false]);
  await press(dialog.getByRole('button', { name: 'Zavrieť' }).last());
  await expect.poll(() => over).toEqual([false, true]);
});

test('what was approved stays to be looked at', async () => {
  const [delivery, earlier] = STAGE.deliveries;
  if (!delivery || !earlier) throw new Error('nothing was delivered');
  const approved: Project['stages'][number] = {
    ...{ ...STAGE, state: 'approved', approvedOn: '2026-11-24', approveBy: null },
    deliveries: [{ ...delivery, answer: 'approved', answeredOn: '2026-11-24' }, earlier],
  };
  const project = { ...PROJECT, stages: [approved] };
  await show(
    <ClientProjectPlan project={project} door={SESSION_DOOR} offerHref={() => null} onOpen={() => {}} />,
  );
  const way = page.getByRole('link', { name: delivery.url });
  await page.getByText(/^Etapy a.ich termíny$/).click();
  await expect.element(way).toBeVisible();
  await expect.element(page.getByText('Schválili ste:')).toBeVisible();
  await expect.element(page.getByText(delivery.text)).toBeVisible();
  await expect.element(page.getByText('Predchádzajúce odovzdania (1)')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expect.element(way).toBeVisible();
  await page.viewport(1280, 900);
});

test('the calendar of a project has an address, which opens in a calendar until it is ended', async () => {
  const api = fakeApi();
  const address = `http://localhost/api/calendar/${'a'.repeat(43)}/terminy.ics`;
  api.on(projectCalendar, () => ({ address: null }));
  api.on(makeCalendar, () => ({ address }));
  api.on(endCalendar, () => ({ address: null }));
  await openDialog({ kind: 'calendar' });
  const make = dialog.getByRole('button', { name: 'Vytvoriť odkaz na kalendár' });
  await make.click();
  await expect.element(dialog.getByLabelText('Odkaz na kalendár')).toHaveValue(address);
  await expect
    .element(dialog.getByRole('link', { name: /^Otvoriť v.kalendári$/ }))
    .toHaveAttribute('href', address.replace('http', 'webcal'));
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Zrušiť odkaz' }).click();
  await expect.element(make).toBeVisible();
});
