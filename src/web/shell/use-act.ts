import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountAdvice } from '#domain/accounts/account-advice.ts';
import { failureAdvice } from './failure-advice.ts';
import { keepFocus } from './keep-focus.ts';

/** What is said once something is done: of a record that was moved only so long as it stands there. */
export type Said = string | { words: string; id: string; state: string };

/** The state of a record of the screen. */
type StateOf = (id: string) => string | undefined;

/** The words of it while they are true. */
export function wordsOf(said: Said | null, stateOf: StateOf): string | null {
  if (said === null || typeof said === 'string') return said;
  return stateOf(said.id) === said.state ? said.words : null;
}

export interface Act {
  /** Does it and reads the screen anew; true when it was done. */
  act: (key: string, work: () => Promise<unknown>, done?: Said) => Promise<boolean>;
  /** Reads the screen anew after something that a form has done, and says it. */
  tell: (done: Said) => Promise<void>;
  /** Key of what is under way. */
  running: string | null;
  /** What the last one has done, and what to do when it failed. */
  done: string | null;
  advice: string | null;
  clear: () => void;
}

const NOWHERE: StateOf = () => undefined;

/** Steps that a press of a button takes: one after another, each once, with what came of the last. */
export function useAct(stateOf = NOWHERE): Act {
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState<string | null>(null);
  const [done, setDone] = useState<Said | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const giveFocusBack = useRef<(() => boolean) | null>(null);
  const pressed = useRef(new Map<string, Promise<boolean>>());
  // With whatever the screen shows after it, until it shows what has come of it.
  useEffect(() => {
    if (pressed.current.size === 0 && giveFocusBack.current?.()) giveFocusBack.current = null;
  });
  const clear = () => {
    setDone(null);
    setAdvice(null);
  };
  return {
    running,
    done: wordsOf(done, stateOf),
    advice,
    clear,
    tell: async (said) => {
      clear();
      await revalidate();
      setDone(said);
    },
    act: async (key, work, said) => {
      const under = pressed.current;
      if (under.has(key)) return false;
      const back = keepFocus();
      const before = [...under.values()].at(-1);
      const take = async () => {
        await before;
        clear();
        giveFocusBack.current = back;
        setRunning(key);
        try {
          await work();
          await revalidate();
          setDone(said ?? null);
          return true;
        } catch (error) {
          setAdvice(failureAdvice(error, accountAdvice));
          await revalidate();
          return false;
        } finally {
          under.delete(key);
          setRunning(null);
        }
      };
      const taken = take();
      under.set(key, taken);
      return taken;
    },
  };
}
