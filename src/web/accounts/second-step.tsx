import type { login } from '#domain/accounts/calls.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { Notice } from '../design/notice.tsx';
import type { User } from './session.ts';

/** Ways to the second step of a sign-in. */
export type SecondFactors = Extract<AnswerOf<typeof login>, { secondFactor: unknown }>['secondFactor'];

interface SecondStepProps {
  /** At least one. */
  factors: SecondFactors;
  onDone: (user: User) => void;
  /** Begins anew with another account. */
  onBack: () => void;
}

/** Asks for the second step, after the password or a mailed link has been right. */
export const SecondStep = ({ onBack }: SecondStepProps) => (
  <Notice tone="warn">
    <p>Účet chráni druhý krok prihlásenia, ktorý sa tu zatiaľ nedá zadať.</p>
    <button type="button" className="text-link" onClick={onBack}>
      Použiť iný účet
    </button>
  </Notice>
);
