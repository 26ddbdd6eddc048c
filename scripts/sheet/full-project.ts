import { createHash, randomUUID } from 'node:crypto';
import type { AnswerOf } from '#domain/api/call.ts';
import { addDays } from '#domain/kernel/local-time.ts';
import { writeMessage } from '#domain/messages/calls.ts';
import * as offers from '#domain/offers/calls.ts';
import * as projects from '#domain/projects/calls.ts';
import { clientChecklist } from '#domain/projects/checklist-calls.ts';
import { drawnFile } from '../demo/drawn-files.ts';
import type { Guest } from './guest.ts';

/** Lengths that a project rarely reaches, so that what does not fit is seen. */
const FULL = { stages: 9, photos: 40, papers: 20, messages: 60, addenda: 3 } as const;
const EVERY = 6;

const STAGE_NAMES = [
  'Texty a preklady',
  'Kontrola s klientom',
  'Napojenie na účtovníctvo a skladové hospodárstvo',
  'Školenie',
  'Skúšobná prevádzka',
];
const PHOTO_NAMES = [
  'dom-pred.jpg',
  'dom-po.jpg',
  'IMG_20261103_154233_celkovy-pohlad-zo-zahrady-na-juznu-fasadu-po-dokonceni.jpg',
  'balkón.jpg',
];
const PAPER_NAMES = [
  'navrh-podstranky.pdf',
  'Zápisnica zo stretnutia k rozsahu druhej etapy a k napojeniu na skladový program, verzia 3.pdf',
];
const ADDENDA = [
  'Rezervácia obhliadok s kalendárom',
  'Anglická a nemecká verzia stránok o referenciách vrátane prekladu textov',
  'Výpočet orientačnej ceny strechy',
];
/** What each side says. */
const WORDS = {
  client: [
    'Pozrela som si návrh v telefóne aj na počítači. Úvodná stránka sa mi páči, len fotografia hore by mohla byť zo zákazky v Lipanoch, tá je najnovšia a vidieť na nej celú strechu.',
    'Fotografie pošlem v piatok.',
    'Áno, súhlasím.',
  ],
  operator: [
    'Texty k trom stránkam sú vložené. Sumy v cenníku som zatiaľ nechal bez DPH. Napíšte mi, prosím, či ich mám ukazovať s DPH.',
    'Ďakujem, pozriem sa na to dnes poobede.',
    'Návrh úvodnej stránky som upravil podľa vašich pripomienok.',
  ],
} as const;
const LATE = [
  'Fotografie zákaziek z posledných troch rokov s miestom, rokom a krátkym opisom použitých materiálov',
  'Podpísaný súhlas majiteľov domov',
];

/** Stages that come with no addendum. */
const ADDED_WORK =
  'Do plánu som pridal ďalšie etapy. Sú v dohodnutej cene, platiť za ne nič navyše nebudete, posúvajú však spustenie.';

type Project = AnswerOf<typeof projects.openProject>;

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/**
 * Fills a project to the brim through the doors of the site, as its operator and its client would in a year; one that is
 * full stays as it is.
 */
export async function fillProject(operator: Guest, client: Guest, id: string): Promise<void> {
  const params = { id };
  const project = await operator.make(projects.openProject, { params });
  if (project.stages.length >= FULL.stages) return;
  for (let place = 0; project.stages.length + place < FULL.stages; place += 1)
    await operator.make(projects.addStage, {
      params,
      // Before the last one, which is the launch.
      body: { name: at(STAGE_NAMES, place), days: 4 + place, place: project.stages.length + place },
    });
  await operator.make(projects.writeProjectMessage, { params, body: { text: ADDED_WORK } });
  for (const [place, title] of LATE.entries()) {
    const dueOn = addDays(project.today, -8 - 5 * place);
    const body = { title, description: 'Bez nich nemôžem dokončiť stránku referencií.', dueOn };
    await operator.make(projects.addChecklistItem, { params, body });
  }
  for (const title of ADDENDA) await sendAddendum(operator, project, title);
  await bringPhotos(client, id);
  for (let place = 0; place < FULL.papers; place += 1)
    await operator.upload(
      { subject: { type: 'project', id }, itemId: null, ...named(at(PAPER_NAMES, place), place) },
      await drawnFile({ name: '', shows: 'layout' }),
    );
  await talk(operator, client, id);
}

async function sendAddendum(operator: Guest, { offerId }: Project, title: string): Promise<void> {
  const { id } = await operator.make(offers.beginOffer, { body: { from: 'addendum', id: offerId } });
  const params = { id };
  const { revisions, draft, recipient } = await operator.make(offers.openOffer, { params });
  const [begun] = revisions;
  if (!begun || !draft) throw new Error(`The addendum ${title} has no draft.`);
  const { content } = begun;
  const line = {
    ...{ id: 'work', name: title, included: '- návrh\n- naprogramovanie\n- skúška', quantity: 100 },
    ...{ unit: 'whole' as const, unitPrice: 480_00, charged: 'once' as const },
    ...{ choice: { kind: 'fixed' as const }, feature: null },
  };
  const changed = {
    ...content,
    title,
    groups: content.groups.map((group, place) => (place === 0 ? { ...group, lines: [line] } : group)),
    stages: [{ id: 'more', name: 'Dodatok', days: 4 }],
    payments: [{ id: 'all', name: title, after: 'more', share: { kind: 'rest' as const } }],
  };
  const body = { edit: draft.edit, content: changed, recipient };
  await operator.make(offers.saveOfferDraft, { params, body });
  await operator.make(offers.sendOffer, { params, body: {} });
}

/** Most of them for one item, the rest for the next ones. */
async function bringPhotos(client: Guest, id: string): Promise<void> {
  const { items } = await client.make(clientChecklist, { params: { id } });
  const open = items.filter(({ canBring }) => canBring);
  for (let place = 0; place < FULL.photos; place += 1) {
    const item = open[place < FULL.photos - EVERY ? 0 : 1];
    const photo = named(at(PHOTO_NAMES, place), place);
    await client.upload(
      { subject: { type: 'project', id }, itemId: item?.id ?? null, ...photo },
      await drawnFile({ name: photo.name, shows: 'photo' }),
    );
  }
}

async function talk(operator: Guest, client: Guest, id: string): Promise<void> {
  const said = { client: 0, operator: 0 };
  for (let place = 0; place < FULL.messages; place += 1) {
    const side = place % 3 === 1 ? 'client' : 'operator';
    const from = side === 'client' ? client : operator;
    const fileIds = place % EVERY === 0 ? [await sentPhoto(from, id, place)] : [];
    const body = { text: at(WORDS[side], said[side]), sendId: randomUUID(), fileIds };
    if (from === client)
      await client.make(writeMessage, { params: { type: 'project', id }, body: { ...body, lineId: null } });
    else await operator.make(projects.writeProjectMessage, { params: { id }, body });
    said[side] += 1;
  }
}

async function sentPhoto(from: Guest, id: string, place: number): Promise<string> {
  const photo = named(at(PHOTO_NAMES, place), place + FULL.photos);
  const file = await from.upload(
    { subject: { type: 'project', id }, itemId: null, purpose: 'message', ...photo },
    await drawnFile({ name: photo.name, shows: 'photo' }),
  );
  return file.id;
}

/** The name with its number, and the key by which it is the same file when it is sent again. */
function named(name: string, place: number): { name: string; key: string } {
  const numbered = name.replace(/(?=\.\w+$)/, `-${place + 1}`);
  return { name: numbered, key: createHash('sha256').update(numbered).digest('hex') };
}
