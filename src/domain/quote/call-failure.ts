import { classify, type ErrorFacts } from '../errors/classify.ts';
import { LOOKS_AUTOMATIC } from '../requests/bot.ts';
import type { Call, CallFailure, FailureCause } from './wizard-state.ts';
import { waitsForNetwork } from './wizard-state.ts';

const KEY_REUSED = 422;

/** What kept a call from succeeding, as far as the visitor is told different things. */
export function failureCause(facts: ErrorFacts): FailureCause {
  if (facts.status === KEY_REUSED) return 'sent';
  if (facts.status === LOOKS_AUTOMATIC) return 'asked';
  const category = classify(facts);
  if (category === 'network') return 'offline';
  return category === 'rate_limit' ? 'limit' : 'server';
}

const KEPT = 'Všetko, čo ste vyplnili, zostáva uložené v tomto prehliadači.';

/** What happens by itself once the network is back, beside the toast that asks for another try; the other calls need the visitor. */
const WAITING: Partial<Record<Call, string>> = {
  quote: 'Skúste to znovu hneď, alebo počkajte: keď sa spojenie obnoví, rozpočet sa vygeneruje sám.',
  submit:
    'Skúste to znovu hneď, alebo počkajte: keď sa spojenie obnoví, dopyt sa odošle sám. Nechajte túto stránku otvorenú.',
};

/** The line that stays on the step after a failure: what happened, what was kept, what to do (copy). */
export function failureText(failure: CallFailure): { title: string; text: string } {
  switch (failure.cause) {
    case 'offline':
      return {
        title: 'Spojenie so serverom sa prerušilo.',
        text: `${KEPT} ${(waitsForNetwork({ failure }) && WAITING[failure.call]) || 'Skúste to znova, keď sa spojenie obnoví.'}`,
      };
    case 'limit':
      return {
        title: 'Z vašej siete prišlo priveľa požiadaviek.',
        text: `${KEPT} Skúste to znova o\u00A0chvíľu.`,
      };
    case 'sent':
      return {
        title: 'Tento dopyt ste už odoslali.',
        text: 'Platí jeho skoršie znenie. Zmeny mi napíšte e-mailom.',
      };
    case 'asked':
      return {
        title: 'Dopyt zatiaľ nie je odoslaný.',
        text: `Zdá sa, že formulár vyplnil program. Ak ste to vy, odošlite ho ešte raz. ${KEPT}`,
      };
    case 'server':
      return {
        title: 'Server túto požiadavku teraz nevybavil.',
        text: `${KEPT} Skúste to znova o\u00A0chvíľu.`,
      };
  }
}
