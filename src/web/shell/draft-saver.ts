import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { FAULTS } from '#domain/errors/faults.ts';

/** What the server says of a saved draft. */
interface Saved {
  edit: number;
  savedAt: string;
}

/** How a draft stands. Only `saved` says that the server has every letter. */
export type SaverState =
  | { kind: 'saved'; at: string }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Tried again by itself. */
  | { kind: 'failed'; message: string }
  /** The server has said what is wrong with it; the next change is tried again. */
  | { kind: 'refused'; message: string }
  /** Another window has saved meanwhile: nothing is overwritten until somebody decides. */
  | { kind: 'conflict' };

/** Why saving did not work. */
export type SaveFailure = { kind: 'conflict' } | { kind: 'refused' | 'failed'; message: string };

const REFUSED = 400;
const SERVER = 500;
/** The session is over, or there were too many calls: neither is about the draft. */
const NOT_ABOUT_IT: readonly (number | null)[] = [401, 429];

/** Why a call that saves a draft has failed. */
export function saveFailureOf(error: unknown): SaveFailure {
  const facts = factsOf(error);
  if (facts.message === FAULTS.editedElsewhere.message) return { kind: 'conflict' };
  const { status } = facts;
  const isRefused = status !== null && status >= REFUSED && status < SERVER && !NOT_ABOUT_IT.includes(status);
  return { kind: isRefused ? 'refused' : 'failed', message: callAdvice(facts) };
}

interface Options<Written> {
  /** What the draft was read at. */
  edit: number;
  savedAt: string;
  save: (edit: number, draft: Written) => Promise<Saved>;
  failureOf: (error: unknown) => SaveFailure;
  /** Keeps in the browser what the server does not have yet. */
  keep: (draft: Written, edit: number) => void;
  forget: () => void;
  told: (state: SaverState) => void;
  /** Does the work later; gives back what calls it off. */
  later: (work: () => void, milliseconds: number) => () => void;
}

/** Nobody waits for the server at each letter. */
const AFTER_CHANGE_MS = 800;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

export interface DraftSaver<Written> {
  /** Something was changed: it is kept in the browser at once, and saved soon. */
  change: (draft: Written) => void;
  /** Saves now what is not saved; true once the server has it all. */
  flush: () => Promise<boolean>;
  /** Somebody has seen what another window saved at `edit`, and wants this draft in its place. */
  replace: (edit: number, draft: Written) => Promise<boolean>;
  /** Another window has saved: true where nothing here waits to be saved, so that it can be shown. */
  adopt: (seen: number, savedAt: string) => boolean;
  /** What a reload has left over was written at another edit: it is not saved over what came since. */
  hold: (draft: Written) => void;
  /** Nothing is saved any more by itself. */
  stop: () => void;
}

/** Saves a draft while it is written, one change after another, and never over what another window has saved. */
export function createDraftSaver<Written>(options: Options<Written>): DraftSaver<Written> {
  let { edit } = options;
  let unsaved: Written | null = null;
  let running: Promise<void> | null = null;
  let callOff = () => {};
  let failures = 0;
  let state: SaverState = { kind: 'saved', at: options.savedAt };

  const tell = (next: SaverState) => {
    state = next;
    options.told(next);
  };
  const plan = (milliseconds: number) => {
    callOff();
    callOff = options.later(() => void run(), milliseconds);
  };

  const attempt = async (draft: Written) => {
    tell({ kind: 'saving' });
    try {
      const saved = await options.save(edit, draft);
      edit = saved.edit;
      failures = 0;
      if (unsaved === draft) {
        unsaved = null;
        options.forget();
        tell({ kind: 'saved', at: saved.savedAt });
        return;
      }
      if (unsaved) options.keep(unsaved, edit);
      tell({ kind: 'waiting' });
      plan(AFTER_CHANGE_MS);
    } catch (error) {
      const failure = options.failureOf(error);
      tell(failure);
      if (failure.kind !== 'failed') return;
      plan(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
      failures += 1;
    }
  };

  const run = (): Promise<void> => {
    callOff();
    if (running) return running;
    if (!unsaved || state.kind === 'conflict') return Promise.resolve();
    running = attempt(unsaved).finally(() => {
      running = null;
    });
    return running;
  };

  const flush = async (): Promise<boolean> => {
    // What was typed while it was on its way goes after it.
    for (let round = 0; round < 3 && unsaved !== null; round += 1) {
      await running;
      await run();
      if (state.kind !== 'saved' && state.kind !== 'waiting') break;
    }
    return unsaved === null;
  };

  return {
    change: (draft) => {
      unsaved = draft;
      options.keep(draft, edit);
      if (state.kind === 'conflict') return;
      if (state.kind !== 'saving') tell({ kind: 'waiting' });
      plan(AFTER_CHANGE_MS);
    },
    flush,
    replace: (seen, draft) => {
      edit = seen;
      unsaved = draft;
      options.keep(draft, edit);
      tell({ kind: 'waiting' });
      return flush();
    },
    adopt: (seen, savedAt) => {
      if (unsaved !== null || running || seen <= edit) return false;
      edit = seen;
      tell({ kind: 'saved', at: savedAt });
      return true;
    },
    hold: (draft) => {
      unsaved = draft;
      tell({ kind: 'conflict' });
    },
    stop: () => callOff(),
  };
}
