import { useEffect, useRef } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { isAborted } from '#domain/errors/classify.ts';
import { failureCause } from '#domain/quote/call-failure.ts';
import type { Call } from '#domain/quote/wizard-state.ts';
import { type FailureNotice, showFailure } from './show-failure.ts';
import type { Dispatch } from './use-wizard.ts';

/** What a call of the wizard is sent with. */
export interface Sending {
  /** Fires when the wizard closes. */
  signal: AbortSignal;
  onFailedAttempt: (error: unknown) => void;
}

/** Runs one call of the wizard and tells how it failed; that the connection is lost before the last attempt. */
export type RunCall = (
  call: Call,
  telling: FailureNotice,
  work: (sending: Sending) => Promise<void>,
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
      await work({
        signal: controller.signal,
        onFailedAttempt: (error) => isConnectionLost(error) && dispatch({ type: 'connectionLost', call }),
      });
      dispatch({ type: 'callEnded', call });
    } catch (error) {
      const failed = showFailure(error, telling, dispatch);
      dispatch({ type: 'callEnded', call, ...(failed && { failed }) });
    } finally {
      running.current.delete(controller);
    }
  };
}

function isConnectionLost(error: unknown): boolean {
  const facts = factsOf(error);
  return !isAborted(facts) && failureCause(facts) === 'offline';
}
