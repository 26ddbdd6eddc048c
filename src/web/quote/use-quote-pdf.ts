import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#domain/api/call.ts';
import * as calls from '#domain/quote/calls.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';
import type { exportQuotePdf } from '#domain/quote/contract.ts';
import { callApi } from '../shell/api-client.ts';

interface Request {
  body: BodyOf<typeof exportQuotePdf>;
  signal?: AbortSignal;
}

/** The call behind every download of a quote's PDF. */
export function useQuotePdf() {
  return useMutation({
    mutationKey: ['pdf', 'export'],
    mutationFn: ({ body, signal }: Request) => callApi(calls.exportQuotePdf, { body }, { signal }),
    meta: { toast: false },
  });
}

/** Name of the file where the server gives none: rozpocet-painter-1764000000000.pdf (specification 7). */
export const pdfName = (trade: TradeId, now: number): string => `rozpocet-${trade}-${now}.pdf`;
