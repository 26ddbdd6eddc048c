import { useState } from 'react';
import { factsOf, refusedField } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { isAborted } from '#domain/errors/classify.ts';

interface Refused {
  /** What to do about it. */
  advice: string;
  /** The field that the server did not take. */
  field: string | null;
}

/** A press that sends something: one at a time, and what went wrong stays until the next one, in words of its own where it has some. */
export function useSending(adviceOf: (error: unknown) => string = (error) => callAdvice(factsOf(error))) {
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
