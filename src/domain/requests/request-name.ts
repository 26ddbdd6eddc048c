import { tied } from '../kernel/text.ts';
import { isByHand, type RequestKind } from './request-status.ts';

interface Named {
  about: string;
  trade: string;
  /** A quote has none. */
  kind?: RequestKind;
}

/** What a request or quote is about: "Tvorba webu, Elektrikár"; one that is not of the wizard need not say. */
export const requestName = ({ about, trade, kind }: Named): string =>
  tied([about || (kind && isByHand({ kind }) ? 'Dopyt' : 'Správa'), trade].filter(Boolean).join(', '));

/** What its client did with a request on its day; one by hand they did not send. */
export const sentWord = (request: { kind: RequestKind }): string =>
  isByHand(request) ? 'Zapísané' : 'Odoslané';
