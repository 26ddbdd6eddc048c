import { INBOX_STATUS_TEXTS } from './inbox-texts.ts';
import { afterRequestStep, type OPERATOR_STEPS, type RequestLife } from './request-life.ts';
import type { RequestStatus } from './request-status.ts';

type OperatorStep = (typeof OPERATOR_STEPS)[number];

/** What happens when a request is moved to another state: a step, or why there is none. */
export type Move = { step: OperatorStep } | { refused: string };

const STEPS = {
  seen: 'open',
  contacted: 'contact',
  lost: 'lose',
  archived: 'archive',
} as const satisfies Partial<Record<RequestStatus, OperatorStep>>;

/** Where no step of the operator leads. */
const FOLLOWS = {
  new: 'Nový je len dopyt, ktorý ste ešte neotvorili.',
  offered: 'Stav „S\u00A0ponukou“ dostane dopyt, keď odošlete ponuku.',
  won: 'Stav „Úspešný“ dostane dopyt, keď klient prijme ponuku.',
} as const satisfies Partial<Record<RequestStatus, string>>;

const refusal = (from: RequestStatus, to: RequestStatus): string =>
  `Zo stavu „${INBOX_STATUS_TEXTS[from]}“ sa nedá prejsť do stavu „${INBOX_STATUS_TEXTS[to]}“.`;

/** What it takes to move a request to a state by hand; null where it is there already. */
export function moveTo(life: RequestLife, to: RequestStatus): Move | null {
  const { status } = life;
  if (status === to) return null;
  if (status === 'archived') {
    const back = afterRequestStep(life, 'restore');
    if (back?.status === to) return { step: 'restore' };
    return { refused: `Najprv dopyt vráťte z\u00A0archívu.` };
  }
  if (to === 'new' || to === 'offered' || to === 'won') return { refused: FOLLOWS[to] };
  const step = STEPS[to];
  return afterRequestStep(life, step)?.status === to ? { step } : { refused: refusal(status, to) };
}
