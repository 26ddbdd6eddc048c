import { codeTime } from '#domain/accounts/code-time.ts';
import { TimeRuler } from '../design/areas/time-ruler.tsx';
import { useNow } from './use-now.ts';

interface LifeRulerProps {
  label: string;
  /** When it was sent, in milliseconds. */
  sentAt: number;
  /** How long it is good, in milliseconds. */
  lifetime: number;
}

/** How long a code or a link is still good. */
export function LifeRuler({ label, sentAt, lifetime }: LifeRulerProps) {
  const { left, gone } = codeTime(sentAt, useNow(true), lifetime);
  return <TimeRuler label={label} left={left} gone={gone} />;
}
