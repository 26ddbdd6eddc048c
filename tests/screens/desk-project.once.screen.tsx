import { useRevalidator } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FAULTS } from '#domain/errors/faults.ts';
import { beginUpload, listFiles } from '#domain/files/contract.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { deskNotes, removeDeskNote, writeDeskNote } from '#domain/messages/contract.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { ShownNote } from '#domain/messages/note-schema.ts';
import {
  changeProject,
  changeStage,
  projectBoard,
  openProject as projectCall,
} from '#domain/projects/contract.ts';
import { itemAnchor } from '#domain/projects/project-address.ts';
import { movesOf, PROJECT_STATES, type ProjectState } from '#domain/projects/project-life.ts';
import { stageMoves } from '#domain/projects/stage-life.ts';
import { changeReplyTemplate, replyTemplates } from '#domain/requests/inbox-contract.ts';
import * as Project from '#web/admin/project.route.tsx';
import * as Board from '#web/admin/project-board.route.tsx';
import { anchorOf } from '#web/messages/conversation.tsx';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { expectAccessible } from './axe.ts';
import { CREATED, itemAs, PROJECT_ID, project, projectServer, TEMPLATE, TODAY } from './desk-project.ts';
import { fakeApi, refused } from './fake-api.ts';
import { gate } from './gate.ts';
import { press } from './keyboard.ts';
import { showPage } from './show.tsx';

const QUESTION: ShownMessage = {
  ...{ id: '2b4c6d80-1e2f-4a3b-8c4d-000000000001', side: 'client', author: 'Jana Ukážková', isOwn: false },
  ...{ lineId: null, text: 'Kedy začneme?', createdAt: CREATED, readAt: CREATED, waits: true },
  ...{ withdrawnAt: null, sendId: null, files: [], canWithdraw: false },
};

/** Something has changed elsewhere. */
function Reread() {
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={() => void revalidate()}>
      Načítať znova
    </button>
  );
}

/** Shows the project with what its client has asked. */
async function openProject(before = project) {
  const server = projectServer([QUESTION], before);
  await showPage(
    { default: Project.default, loader: Project.clientLoader },
    '/admin/projects/:id',
    <Reread />,
    `/admin/projects/${PROJECT_ID}`,
  );
  await expect.element(page.getByText(QUESTION.text, { exact: true })).toBeVisible();
  return server;
}

const itemButton = (act: string, title: string) =>
  page.getByRole('button', { name: `${act} podklad: ${title}`, exact: true });
const dialog = page.getByRole('dialog');

test('what is pressed while another act is on its way is done after it', async () => {
  const { movesItems } = await openProject();
  const ways = [gate(), gate()];
  const moved = movesItems(() => ways[moved.length - 1]?.passed ?? Promise.resolve());
  const brought = page.getByRole('button', { name: /^Prijať podklad/ });
  await itemButton('Označiť ako dodaný', 'Logo').click();
  await expect.poll(() => moved).toHaveLength(1);
  await press(itemButton('Označiť ako dodaný', 'Fotografie'));
  expect(moved).toHaveLength(1);
  ways[0]?.open();
  await expect.poll(() => moved).toHaveLength(2);
  await expect.poll(() => brought.elements()).toHaveLength(1);
  ways[1]?.open();
  await expect.poll(() => brought.elements()).toHaveLength(2);
  // The row takes the focus of its button that is gone.
  await expect.poll(() => document.activeElement?.id).toBe(itemAnchor(project.checklist[1]?.id ?? ''));
});

test('what was said of a move goes once it is not true any more', async () => {
  const { api, movesItems } = await openProject();
  movesItems(() => Promise.resolve());
  await itemButton('Označiť ako dodaný', 'Logo').click();
  const said = page.getByText('Logo: Dodané.');
  await expect.element(said.first()).toBeVisible();
  // The client has taken it back.
  api.on(projectCall, () => project);
  await page.getByRole('button', { name: 'Načítať znova' }).click();
  await expect.element(said.first()).not.toBeInTheDocument();
});

test('a stage is delivered with a file, and the next time without what was sent', async () => {
  const [stage] = project.stages;
  if (!stage) throw new Error('nothing to deliver');
  const active = { ...stage, state: 'active' as const, moves: [...stageMoves('active')] };
  const begun = { ...project, stages: [{ ...active, approveBy: null, deliveredOn: null }] };
  const { api } = await openProject(begun);
  const file: ShownFile = {
    ...{ id: crypto.randomUUID(), itemId: null, purpose: 'delivery', messageId: null, side: 'operator' },
    ...{ name: 'návrh.txt', state: 'ready', refusal: null, bytes: 5, received: 5, type: 'text/plain' },
    ...{ width: null, height: null, hasPreview: false, canRemove: true, createdAt: CREATED },
  };
  let kept: ShownFile[] = [];
  api.on(listFiles, () => ({ files: kept, used: 0, quota: 1_000_000 }));
  const uploads = api.on(beginUpload, () => {
    kept = [file];
    return file;
  });
  const deliver = page.getByRole('button', { name: /^Odovzdať/ }).first();
  await deliver.click();
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file can be picked');
  await userEvent.upload(input, new File(['návrh'], file.name, { type: 'text/plain' }));
  await expect.element(dialog.getByText(file.name)).toBeVisible();
  await expect.poll(() => uploads.map(({ body }) => body.purpose)).toEqual(['delivery']);
  const delivered = api.on(changeStage, () => {
    kept = [{ ...file, canRemove: false }];
    return begun;
  });
  await dialog.getByRole('button', { name: 'Odovzdať etapu' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(delivered.map(({ body }) => body.deliveryFiles)).toEqual([[file.id]]);
  await deliver.click();
  await dialog.getByLabelText('Adresa').fill('https://nahlad.example');
  await dialog.getByRole('button', { name: 'Odovzdať etapu' }).click();
  await expect.poll(() => delivered.map(({ body }) => body.deliveryFiles)).toEqual([[file.id], []]);
});

test('what was delivered stays to be looked at once it is approved, with who has approved it', async () => {
  const { api } = await openProject();
  const [stage] = project.stages;
  if (!stage) throw new Error('nothing to approve');
  const delivery: (typeof stage.deliveries)[number] = {
    ...{ id: '2b4c6d80-1e2f-4a3b-8c4d-000000000009', url: 'https://nahlad.example/navrh', text: 'Hlavička.' },
    ...{ files: [], deliveredOn: CREATED.slice(0, 10), answer: 'approved', reason: '', answeredOn: TODAY },
    ...{ answeredBy: 'Jana Ukážková', notedHow: 'telefonicky 24. 11.' },
  };
  const approved = { ...stage, state: 'approved' as const, moves: [], approvedOn: TODAY, approveBy: null };
  const stages = [1, 2].map((place) => ({
    ...{ ...approved, id: `${stage.id.slice(0, -1)}${place}`, name: `Etapa ${place}` },
    deliveries: [{ ...delivery, url: `${delivery.url}/${place}` }],
  }));
  api.on(projectCall, () => ({ ...project, stages }));
  await page.getByRole('button', { name: 'Načítať znova' }).click();
  await page.getByText('Schválené etapy: 2').click();
  const past = page.getByRole('list', { name: 'Schválené etapy' }).getByRole('listitem');
  for (const [index, { deliveries }] of stages.entries())
    await expect
      .element(past.nth(index).getByRole('link', { name: deliveries[0]?.url ?? '' }))
      .toHaveAttribute('target', '_blank');
  await expect.element(past.first()).toMatchTextContent('Kto schválil: Jana Ukážková, telefonicky 24. 11.');
});

test('an item is returned once: what was written on the way stays to be read', async () => {
  const { movesItems } = await openProject();
  const returning = gate();
  const moved = movesItems(() => (moved.length > 1 ? returning.passed : Promise.resolve()));
  await itemButton('Označiť ako dodaný', 'Logo').click();
  await itemButton('Vrátiť…', 'Logo').click();
  const reason = dialog.getByLabelText('Dôvod');
  const send = dialog.getByRole('button', { name: 'Vrátiť klientovi' });
  await send.click();
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toBeInvalid();
  await expectAccessible();
  await reason.fill('Súbor je fotografia.');
  await send.click();
  await expect.poll(() => moved).toHaveLength(2);
  await reason.fill('Súbor je fotografia. Treba krivky.');
  returning.open();
  await expect.element(dialog.getByText(LATER_WORDS.answered)).toBeVisible();
  await expect.element(reason).toHaveValue('Súbor je fotografia. Treba krivky.');
  await expect.element(send).not.toBeInTheDocument();
  expect(moved.at(-1)?.body).toMatchObject({ state: 'returned', reason: 'Súbor je fotografia.' });
  await dialog.getByRole('button', { name: 'Zavrieť' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a launch says what becomes of what the client was to bring, and asks where it is', async () => {
  const [logo, ...missing] = project.checklist;
  const life = { state: 'in-review' as const, pausedFrom: null };
  const { api } = await openProject({
    ...{ ...project, state: life.state, moves: movesOf(life) },
    checklist: [...(logo ? [itemAs(logo, 'brought')] : []), ...missing],
  });
  const launched = api.on(changeProject, ({ body }) => ({ ...project, state: body.state ?? project.state }));
  const menu = page.getByRole('button', { name: /^Zmeniť/ });
  const open = async () => {
    await press(menu);
    await page.getByRole('menuitem', { name: 'Spustiť' }).click();
  };
  await open();
  await expect.element(dialog.getByLabelText('Adresa')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
  await open();
  await expect.element(dialog).toMatchTextContent(/Prijmú sa \(1\):Logo/);
  await expect.element(dialog).toMatchTextContent(/Označia sa ako nepotrebné \(2\):FotografieTexty/);
  await expectAccessible();
  await dialog.getByLabelText('Adresa').fill('https://www.strechy.example.sk');
  await dialog.getByRole('button', { name: 'Spustiť projekt' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  expect(launched.map(({ body }) => body)).toEqual([
    { state: 'launched', liveUrl: 'https://www.strechy.example.sk', version: project.version },
  ]);
});

test('what is waited for is reminded of by a message that is there to be changed', async () => {
  await openProject();
  await page
    .getByRole('button', { name: /^Pripomenúť\s?: Dodať/ })
    .first()
    .click();
  const text = dialog.getByLabelText('Správa');
  await expect.element(text).toHaveFocus();
  expect((text.element() as HTMLTextAreaElement).value).toMatch(/pošlite mi ešte podklad.*Logo/s);
});

test('a template says what a project does not know, and that is left to be filled in', async () => {
  await openProject();
  const composer = page.getByRole('form', { name: 'Napísať' });
  await composer.getByRole('button', { name: /^Šablóna/ }).click();
  await page.getByRole('menuitem', { name: TEMPLATE.name }).click();
  const text = composer.getByLabelText('Správa klientovi');
  await expect.element(text).toHaveValue(`Dobrý deň, ${project.recipient}, k\u00A0dopytu {dopyt}: začínam.`);
  await expect.element(composer.getByRole('status')).toMatchTextContent(/^V.texte zostalo {dopyt}\./);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(composer.getByText(/^V.texte zostalo {dopyt}\./).first()).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}Začíname o týždeň.');
  await expect.element(composer.getByRole('status')).toMatchTextContent(/Klient ju uvidí/);
});

test('a template that another window has changed is shown, and replaced only then', async () => {
  const { api } = await openProject();
  let stands = TEMPLATE;
  const read = api.on(replyTemplates, () => [stands]);
  const changed = api.on(changeReplyTemplate, ({ body }) => {
    if (body.version !== stands.version) return refused('editedElsewhere');
    stands = { ...stands, ...body, version: stands.version + 1 };
    return stands;
  });
  const composer = page.getByRole('form', { name: 'Napísať' });
  await composer.getByRole('button', { name: /^Šablóna/ }).click();
  await page.getByRole('menuitem', { name: /^Spravovať šablóny/ }).click();
  await dialog.getByRole('button', { name: `Upraviť šablónu ${TEMPLATE.name}` }).click();
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await text.fill('Dobrý deň, začínam v pondelok.');
  stands = { ...stands, text: 'Dobrý deň, začínam v utorok.', version: 1 };
  const save = dialog.getByRole('button', { name: 'Uložiť šablónu' });
  await save.click();
  await expect.element(dialog.getByText(FAULTS.editedElsewhere.message)).toBeVisible();
  await expect.element(dialog.getByText('Dobrý deň, začínam v utorok.')).toBeVisible();
  await expect.element(text).toHaveValue('Dobrý deň, začínam v pondelok.');
  await expectAccessible();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed.map(({ body: { version } }) => version)).toEqual([0, 1]);
  await expect.poll(() => read.length).toBeGreaterThan(1);
});

test('a note is written beside the messages and removed, and the focus goes to the message before it', async () => {
  const { api } = await openProject();
  const note: ShownNote = {
    ...{ id: '3c5d7e90-2f30-4b4c-9d5e-000000000001', kind: 'note', text: 'Platí vždy načas.' },
    ...{ author: 'spravca', createdAt: '2026-11-03T08:00:00Z' },
  };
  const written = api.on(writeDeskNote, () => [note]);
  api.on(removeDeskNote, () => []);
  const composer = page.getByRole('form', { name: 'Napísať' });
  await composer.getByText('Poznámka', { exact: true }).click();
  await expect.element(composer).toMatchTextContent(/Klient to neuvidí/);
  const text = composer.getByRole('textbox', { name: 'Interná poznámka' });
  await text.fill(note.text);
  api.on(deskNotes, () => [note]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(text).toHaveValue('');
  expect(written.map(({ body }) => body)).toEqual([
    expect.objectContaining({ kind: 'note', text: note.text }),
  ]);
  const entry = page.getByRole('listitem').filter({ hasText: 'klient ju nevidí' });
  await expect.element(entry).toMatchTextContent(/Platí vždy načas\./);
  await expectAccessible();
  await press(entry.getByRole('button', { name: 'Odstrániť poznámku' }));
  await expect.element(entry).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.id).toBe(anchorOf(QUESTION.id));
});

test('three buttons of a stage leave the whole width of a phone to its name', async () => {
  await openProject();
  await page.viewport(390, 800);
  const stage = page.getByRole('list', { name: 'Etapy' }).getByRole('listitem').first();
  await expect.poll(() => stage.getByRole('button').elements()).toHaveLength(3);
  const name = () => stage.element().querySelector('.area-row-title')?.getBoundingClientRect().width;
  await expect.poll(name).toBeGreaterThan(300);
});

test('by keys: from card to card of the board, and a card from column to column', async () => {
  const api = fakeApi();
  let state: ProjectState = 'in-progress';
  const card = () => ({ ...project, state, moves: movesOf({ state, pausedFrom: null }) });
  api.on(projectBoard, () =>
    PROJECT_STATES.map((each) => ({
      ...{ state: each, count: each === state ? 1 : 0, projects: each === state ? [card()] : [] },
    })),
  );
  const moved = api.on(changeProject, ({ body }) => {
    state = body.state ?? state;
    return { ...project, ...card() };
  });
  await showPage({ default: Board.default, loader: Board.clientLoader }, '/admin/projects/board', null);
  const link = page.getByRole('link', { name: project.name });
  await expect.element(page.getByRole('region', { name: 'Prebieha' }).getByRole('link')).toBeVisible();
  await expectAccessible();

  link.element().focus();
  await userEvent.keyboard('s');
  const asking = page.getByRole('dialog', { name: /^Presunúť projekt/ });
  await expect.element(asking.getByRole('button', { name: 'Na schválení' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(asking).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();

  await press(page.getByRole('button', { name: /^Zdvihnúť projekt/ }), ' ');
  await expect.element(page.getByText(/^Projekt .*: stĺpec Prebieha\.$/)).toBeInTheDocument();
  // The board hears arrows and follows its own scrolling from tasks after the one that says this; nobody is quicker.
  await new Promise((isDone) => requestAnimationFrame(() => setTimeout(isDone)));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(/: stĺpec Na schválení\.$/)).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('region', { name: 'Na schválení' }).getByRole('link')).toBeVisible();
  expect(moved.map(({ body }) => body)).toEqual([{ state: 'in-review', version: project.version }]);
});
