import * as calls from '#domain/quote/calls.ts';
import { useCall } from '../shell/use-call.ts';

/** The call behind every download of a quote's PDF. */
export const useQuotePdf = () => useCall(calls.exportQuotePdf, ['pdf', 'export']);
