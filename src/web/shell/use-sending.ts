import { useState } from 'react';
import { ApiError, factsOf, refusedField } from '#domain/errors/api-error.ts';
import { isAborted } from '#domain/errors/classify.ts';
import { errorAdvice } from '#domain/errors/texts.ts';

interface Refused {
  /** What to do about it. */
  advice: string;
  /** The field that the server did not take. */
  field: string | null;
}

/** A press that sends something: one at a time, and what went wrong stays until the next one, in words of its own where it has some. */
export function useSending(adviceOf: (error: unknown) => string = adviceOn) {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    isSending,
    refused,
    /** True when it was done. */
    async send(work: () => Promise<unknown>): Promise<boolean> {
      if (isSending) return false;
      setSending(true);
      setRefused(null);
      try {
        await work();
        return true;
      } catch (error) {
        const facts = factsOf(error);
        if (!isAborted(facts)) setRefused({ advice: adviceOf(error), field: refusedField(error) });
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}

/** The server's own sentence where it refuses; otherwise what helps against such a failure. */
function adviceOn(error: unknown): string {
  const facts = factsOf(error);
  const isRefusal = error instanceof ApiError && error.status !== null && error.status < 500;
  return isRefusal ? facts.message : errorAdvice(facts.category ?? 'unknown');
}
