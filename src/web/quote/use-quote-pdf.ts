import * as calls from '#domain/quote/calls.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { useCall } from '../shell/use-call.ts';

/** The call behind every download of a quote's PDF. */
export const useQuotePdf = () => useCall(calls.exportQuotePdf, ['pdf', 'export']);

/** Name of the file where the server gives none: rozpocet-painter-1764000000000.pdf (specification 7). */
export const pdfName = (trade: TradeId, now: number): string => `rozpocet-${trade}-${now}.pdf`;
