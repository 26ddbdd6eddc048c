import { useMutation } from '@tanstack/react-query';
import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import { type ApiAnswer, callApi } from './api-client.ts';

type Options<Schemas extends CallSchemas> = NonNullable<Parameters<typeof callApi<Schemas>>[2]> & {
  /** Told of every attempt that failed, also of those that are made again. */
  onFailedAttempt?: (error: unknown) => void;
};

interface Sending<Schemas extends CallSchemas> {
  /** Makes the call, with the retries of a mutation; whoever calls tells the visitor how it failed. */
  send: (input: CallInput<Call<Schemas>>, options?: Options<Schemas>) => Promise<ApiAnswer<Schemas>>;
  isPending: boolean;
}

/** A call of the contract that a press of a button makes. What its success makes out of date follows from `key`. */
export function useCall<Schemas extends CallSchemas>(
  call: Call<Schemas>,
  key: readonly string[],
): Sending<Schemas> {
  const { mutateAsync, isPending } = useMutation({
    mutationKey: key,
    mutationFn: ({ input, options }: { input: CallInput<Call<Schemas>>; options?: Options<Schemas> }) =>
      callApi(call, input, options).catch((error: unknown) => {
        options?.onFailedAttempt?.(error);
        throw error;
      }),
    meta: { toast: false },
  });
  return { send: (input, options) => mutateAsync({ input, ...(options && { options }) }), isPending };
}
