import { classify, type ErrorFacts } from './classify.ts';
import type { ToastTexts } from './toast.ts';
import { WIZARD_TOASTS } from './wizard-texts.ts';

type Rule = readonly [matches: (facts: ErrorFacts) => boolean, toast: ToastTexts];

const destructive = (title: string, description: string): ToastTexts => ({
  title,
  description,
  variant: 'destructive',
});

/** In the order of specification 8; the server's category speaks first where its text is Slovak. */
const RULES: readonly Rule[] = [
  [
    (facts) =>
      facts.category === 'ai_service' ||
      /ai service(?: is)?(?: temporarily)? unavailable/i.test(facts.message),
    destructive('AI Služba nedostupná', 'Skúste to znovu o\u00A02 až 3\u00A0minúty.'),
  ],
  [
    (facts) => facts.category === 'rate_limit' || /rate limit|too many requests/i.test(facts.message),
    destructive('Limit prekročený', 'Počkajte 15\u00A0minút a\u00A0skúste to znovu.'),
  ],
  [
    (facts) => facts.category === 'validation' || /\b(?:validation|required)\b/i.test(facts.message),
    destructive('Chyba validácie', 'Skontrolujte vyplnené polia a\u00A0skúste to znovu.'),
  ],
  [
    (facts) => facts.status === null && classify(facts) === 'network',
    destructive('Chyba pripojenia', 'Skontrolujte pripojenie na internet a\u00A0skúste to znovu.'),
  ],
  [
    (facts) => facts.status === 503 || /\b503\b|temporarily unavailable/i.test(facts.message),
    destructive('Služba nedostupná', 'Skúste to znovu o\u00A05\u00A0minút.'),
  ],
];

/** The toast of a failed PRD generation (specification 8). */
export const prdFailureToast = (facts: ErrorFacts): ToastTexts =>
  RULES.find(([matches]) => matches(facts))?.[1] ?? WIZARD_TOASTS.prdFailed;
