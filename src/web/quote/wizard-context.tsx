import { createContext, type RefObject, use } from 'react';
import type { PriceBook } from '#domain/quote/price-book.ts';
import type { Quote } from '#domain/quote/quote.ts';
import type { FormField } from '#domain/quote/wizard-form.ts';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import type { PrdCalls } from './use-prd.ts';
import type { Dispatch } from './use-wizard.ts';

export interface WizardContextValue {
  state: WizardState;
  dispatch: Dispatch;
  /** Prices shown before the server's answer; null when the price book cannot be read. */
  book: PriceBook | null;
  /** The selection priced at once; null while mode or trade is open. */
  preview: Quote | null;
  generateQuote: () => void;
  exportPdf: () => void;
  submit: () => void;
  prd: PrdCalls;
  /** Makes the call that failed again. */
  retry: () => void;
  /** Closes the dialog; the draft stays. */
  close: () => void;
  /** Throws the form away and begins anew. */
  restart: () => void;
  /** The field to focus on the next step, instead of its heading. */
  fieldToFocus: RefObject<FormField | null>;
  honeypot: RefObject<string>;
}

export const WizardContext = createContext<WizardContextValue | null>(null);

/** The open wizard. Only for parts rendered inside it. */
export function useWizardContext(): WizardContextValue {
  const value = use(WizardContext);
  if (value === null) throw new Error('This part is rendered only inside the wizard.');
  return value;
}
