import { useEffect, useRef } from 'react';
import type { Call } from '#domain/quote/wizard-state.ts';
import { type FailureNotice, showFailure } from './show-failure.ts';
import type { Dispatch } from './use-wizard.ts';

/** Runs one call of the wizard and tells how it failed; the signal fires when the wizard closes. */
export type RunCall = (
  call: Call,
  telling: FailureNotice,
  work: (signal: AbortSignal) => Promise<void>,
) => Promise<void>;

/** Keeps track of running calls, and aborts them all when the wizard closes (specification 4). */
export function useCalls(dispatch: Dispatch): RunCall {
  const running = useRef(new Set<AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers) controller.abort();
    };
  }, []);

  return async (call, telling, work) => {
    const controller = new AbortController();
    running.current.add(controller);
    dispatch({ type: 'callStarted', call });
    try {
      await work(controller.signal);
      dispatch({ type: 'callEnded', call });
    } catch (error) {
      const failed = showFailure(error, telling, dispatch);
      dispatch({ type: 'callEnded', call, ...(failed && { failed }) });
    } finally {
      running.current.delete(controller);
    }
  };
}
