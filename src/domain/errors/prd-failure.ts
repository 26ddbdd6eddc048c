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
    destructive('AI Služba nedostupná', 'Skúste to znovu o 2 až 3 minúty.'),
  ],
  [
    (facts) => facts.category === 'rate_limit' || /rate limit|too many requests/i.test(facts.message),
    destructive('Limit prekročený', 'Počkajte 15 minút a skúste to znovu.'),
  ],
  [
    (facts) => facts.category === 'validation' || /\b(?:validation|required)\b/i.test(facts.message),
    destructive('Chyba validácie', 'Skontrolujte vyplnené polia a skúste to znovu.'),
  ],
  [
    (facts) => facts.status === null && classify(facts) === 'network',
    destructive('Chyba pripojenia', 'Skontrolujte pripojenie na internet a skúste to znovu.'),
  ],
  [
    (facts) => facts.status === 503 || /\b503\b|temporarily unavailable/i.test(facts.message),
    destructive('Služba nedostupná', 'Skúste to znovu o 5 minút.'),
  ],
];

/** The toast of a failed PRD generation (specification 8). */
export const prdFailureToast = (facts: ErrorFacts): ToastTexts =>
  RULES.find(([matches]) => matches(facts))?.[1] ?? WIZARD_TOASTS.prdFailed;
