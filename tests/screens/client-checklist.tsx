import { useState } from 'react';
import { onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { AnswerOf } from '#domain/api/call.ts';
import { beginUpload, listFiles, sendChunk } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { typeOfName } from '#domain/files/file-types.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import type { clientChecklist as checklistCall } from '#domain/projects/checklist-calls.ts';
import { clientChecklist, handInItem, saveItemDraft } from '#domain/projects/checklist-contract.ts';
import { isMissing } from '#domain/projects/checklist-life.ts';
import { itemAnchor } from '#domain/projects/project-address.ts';
import { ClientChecklist } from '#web/projects/client-checklist.tsx';
import { SESSION_DOOR } from '#web/shell/client-door.ts';
import { fakeApi, refused } from './fake-api.ts';
import { show } from './show.tsx';

type Item = AnswerOf<typeof checklistCall>['items'][number];
type Draft = NonNullable<Item['draft']>;

const TODAY: Day = '2026-11-24';
const LAUNCH: Day = '2030-02-01';

/** Something that the client was asked for and has not brought yet. */
export const item = (title: string, more: Partial<Item> = {}): Item => ({
  id: crypto.randomUUID(),
  kind: 'own',
  title,
  description: 'Predná a zadná strana.',
  state: 'asked',
  canBring: true,
  canAdd: true,
  dueOn: '2030-01-07',
  late: null,
  returnReason: '',
  broughtOn: null,
  cameElsewhere: false,
  acceptedOn: null,
  text: '',
  draft: { text: '', edit: 0, savedAt: null },
  ...more,
});

/** The server of one checklist: keeps drafts by the count of their saves, takes files part by part, and what is handed in. */
export function checklistServer(items: Item[]) {
  const api = fakeApi();
  const files: ShownFile[] = [];
  const keys = new Map<string, ShownFile>();
  const itemAt = (path: string): Item => {
    const found = items.find(({ id }) => path.includes(id));
    if (!found) throw new Error(`no item at ${path}`);
    return found;
  };
  const save = ({ draft }: Item, text: string): Draft => {
    const saved = { text, edit: (draft?.edit ?? 0) + 1, savedAt: new Date().toISOString() };
    Object.assign(draft ?? {}, saved);
    return saved;
  };
  const handIn = (path: string) => {
    const brought = itemAt(path);
    const text = brought.draft?.text ?? '';
    Object.assign(brought, { state: 'brought', canBring: false, late: null, broughtOn: TODAY, text });
    return {};
  };
  const work = {
    saving: () =>
      api.on(saveItemDraft, ({ path, body }) => {
        const written = itemAt(path);
        if (body.edit !== written.draft?.edit) return refused('editedElsewhere');
        const { edit, savedAt } = save(written, body.text);
        return { edit, savedAt: savedAt ?? '' };
      }),
    handingIn: () => api.on(handInItem, ({ path }) => handIn(path)),
    parts: () => api.on(sendChunk, ({ path, query }) => takePart(path, Number(query.get('offset')))),
  };
  const takePart = (path: string, offset: number): ShownFile => {
    const file = files.find(({ id }) => path.includes(id));
    if (!file) throw new Error(`no file at ${path}`);
    file.received = Math.min(offset + FILE_LIMITS.chunk, file.bytes);
    if (file.received === file.bytes) Object.assign(file, { state: 'ready', type: typeOfName(file.name) });
    return file;
  };
  api.on(clientChecklist, () => ({ today: TODAY, launchOn: LAUNCH, items }));
  api.on(listFiles, () => ({ files, used: 0, quota: 1_000 * FILE_LIMITS.bytes }));
  api.on(beginUpload, ({ body: { key, itemId, name, bytes } }) => {
    const file: ShownFile = keys.get(key) ?? {
      id: crypto.randomUUID(),
      itemId,
      purpose: 'item',
      messageId: null,
      side: 'client',
      name,
      state: 'uploading',
      refusal: null,
      bytes,
      received: 0,
      type: null,
      width: null,
      height: null,
      hasPreview: false,
      canRemove: true,
      createdAt: new Date().toISOString(),
    };
    if (!keys.has(key)) files.push(file);
    keys.set(key, file);
    return file;
  });
  work.saving();
  work.handingIn();
  work.parts();
  return {
    on: api.on,
    /** What the server does with a call, once a test has answered it otherwise. */
    work,
    takePart,
    handIn,
    /** Another device of the client writes to an item. */
    write: save,
  };
}

/** Shows a checklist, where an address leads to one of its items. */
export async function openChecklist(items: Item[], asked?: Item): Promise<void> {
  if (asked) goTo(`#${itemAnchor(asked.id)}`);
  await show(<Screen id={crypto.randomUUID()} items={items} />);
}

/** The project around it, which is read anew once something was handed in. */
function Screen({ id, items }: { id: string; items: Item[] }) {
  const read = () => {
    const shifts = items.map(({ state, late }) => (isMissing(state) ? (late?.shift ?? 0) : 0));
    return {
      id,
      state: 'in-progress' as const,
      missing: { shift: Math.max(0, ...shifts), launchOn: LAUNCH },
    };
  };
  const [project, setProject] = useState(read);
  return (
    <ClientChecklist
      id="podklady"
      title="Podklady"
      project={project}
      door={SESSION_DOOR}
      onChanged={() => setProject(read())}
    />
  );
}

/** Sets the hash of the test's own address, and takes it away afterwards. */
function goTo(hash: string): void {
  const { href } = location;
  history.replaceState(null, '', hash);
  onTestFinished(() => history.replaceState(null, '', href));
}

export const itemOn = (title: string): Locator =>
  page
    .getByRole('list', { name: 'Podklady', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A file of an item, as it is listed there. */
export const tile = (name: string): Locator =>
  page
    .getByRole('list', { name: /^Súbory k.podkladu (?!.*, pridať$)/ })
    .getByRole('listitem')
    .filter({ hasText: name });

export const named = (name: string, bytes = 10): File => new File([new Uint8Array(bytes)], name);

/** Gives files to a field as a picker does. */
export async function pick(field: Locator, files: File[]): Promise<void> {
  const input = await field.findElement();
  if (!(input instanceof HTMLInputElement)) throw new Error('no field of files');
  const picked = new DataTransfer();
  for (const file of files) picked.items.add(file);
  input.files = picked.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
