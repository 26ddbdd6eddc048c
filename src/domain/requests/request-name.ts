import { tied } from '../kernel/text.ts';

/** What a request or quote is about: "Tvorba webu, Elektrikár"; one that is not of the wizard need not say. */
export const requestName = ({ about, trade }: { about: string; trade: string }): string =>
  tied([about || 'Správa', trade].filter(Boolean).join(', '));
