import { expect, test } from 'vitest';
import { createDraftSaver, type SaverState } from './draft-saver.ts';

/** What is written. */
interface Draft {
  title: string;
}

const draft = (title: string): Draft => ({ title });

type Answer = 'ok' | 'failed' | 'refused' | 'conflict';

/** A server that has `edit`, and answers as it is told; time passes by `pass`. */
function desk(answers: Answer[] = []) {
  const server = { edit: 1, title: 'Začiatok', saves: 0 };
  let kept: { title: string; edit: number } | null = null;
  let planned: { work: () => void; after: number } | null = null;
  const states: SaverState[] = [];
  const saver = createDraftSaver<Draft>({
    edit: 1,
    savedAt: '',
    save: async (edit, { title }) => {
      server.saves += 1;
      const answer = answers.shift() ?? 'ok';
      await null;
      if (answer !== 'ok') throw new Error(answer);
      if (edit !== server.edit) throw new Error('conflict');
      server.edit += 1;
      server.title = title;
      return { edit: server.edit, savedAt: `${server.edit}`, problems: [] };
    },
    failureOf: (error) => {
      const kind = error instanceof Error ? error.message : '';
      if (kind === 'conflict') return { kind };
      return { kind: kind === 'refused' ? 'refused' : 'failed', message: kind };
    },
    keep: ({ title }, edit) => {
      kept = { title, edit };
    },
    forget: () => {
      kept = null;
    },
    told: (state) => states.push(state),
    later: (work, after) => {
      const own = { work, after };
      planned = own;
      return () => {
        if (planned === own) planned = null;
      };
    },
  });
  const pass = async () => {
    const now = planned as { work: () => void; after: number } | null;
    planned = null;
    now?.work();
    await new Promise((resolve) => setImmediate(resolve));
    return now?.after ?? null;
  };
  return { saver, server, pass, kept: () => kept, state: () => states.at(-1)?.kind };
}

test('several changes are saved by one call, and only then the browser forgets its copy', async () => {
  const { saver, server, pass, kept, state } = desk();
  saver.change(draft('A'));
  saver.change(draft('AB'));
  expect([server.saves, kept(), state()]).toEqual([0, { title: 'AB', edit: 1 }, 'waiting']);
  await pass();
  expect([server.saves, server.title, kept(), state()]).toEqual([1, 'AB', null, 'saved']);
});

test('what is typed while it is being saved goes after it, at the new edit', async () => {
  const { saver, server, pass, kept, state } = desk();
  saver.change(draft('A'));
  const done = pass();
  saver.change(draft('AB'));
  await done;
  expect([server.title, kept(), state()]).toEqual(['A', { title: 'AB', edit: 2 }, 'waiting']);
  await pass();
  expect([server.title, kept(), state()]).toEqual(['AB', null, 'saved']);
});

test('a\u00A0failure keeps the copy and is tried again, later each time', async () => {
  const { saver, server, pass, kept, state } = desk(['failed', 'failed', 'ok']);
  saver.change(draft('A'));
  await pass();
  expect([state(), kept()]).toEqual(['failed', { title: 'A', edit: 1 }]);
  expect(await pass()).toBe(2_000);
  expect(await pass()).toBe(4_000);
  expect([server.title, kept(), state()]).toEqual(['A', null, 'saved']);
});

test('what the server refuses waits for the next change', async () => {
  const { saver, server, pass, kept, state } = desk(['refused', 'ok']);
  saver.change(draft('A'));
  await pass();
  expect([state(), await pass(), kept()]).toEqual(['refused', null, { title: 'A', edit: 1 }]);
  saver.change(draft('AB'));
  await pass();
  expect([server.title, state()]).toEqual(['AB', 'saved']);
});

test('nothing is written over what another window has saved until somebody says so', async () => {
  const { saver, server, pass, kept, state } = desk();
  server.edit = 5;
  server.title = 'Iné okno';
  saver.change(draft('Moje'));
  await pass();
  saver.change(draft('Moje ďalej'));
  expect([state(), await pass(), await saver.flush()]).toEqual(['conflict', null, false]);
  expect([server.title, kept()]).toEqual(['Iné okno', { title: 'Moje ďalej', edit: 1 }]);
  expect(await saver.replace(5, draft('Moje ďalej'))).toBe(true);
  expect([server.title, server.edit, state(), kept()]).toEqual(['Moje ďalej', 6, 'saved', null]);
});

test('flush says whether the server has everything', async () => {
  const { saver, server } = desk(['ok', 'failed']);
  expect(await saver.flush()).toBe(true);
  saver.change(draft('A'));
  expect([await saver.flush(), server.title]).toEqual([true, 'A']);
  saver.change(draft('AB'));
  expect([await saver.flush(), server.title]).toEqual([false, 'A']);
});

test('what a\u00A0reload has left over is held, not saved', async () => {
  const { saver, server, pass, state } = desk();
  saver.hold(draft('Z\u00A0minula'));
  expect([state(), await pass(), server.saves]).toEqual(['conflict', null, 0]);
});

test('what another window has saved is taken over only while nothing here waits', async () => {
  const { saver, server, pass, state } = desk();
  server.edit = 4;
  expect([saver.adopt(1, ''), saver.adopt(4, ''), saver.adopt(4, '')]).toEqual([false, true, false]);
  saver.change(draft('Moje'));
  expect(saver.adopt(5, '')).toBe(false);
  await pass();
  expect([server.title, server.edit, state()]).toEqual(['Moje', 5, 'saved']);
});
