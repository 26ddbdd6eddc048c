import { type Day, daysBetween, wallTimeOf } from '#domain/kernel/local-time.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { validityLeft } from '#domain/offers/validity-texts.ts';
import { DimensionLine } from '../design/areas/dimension-line.tsx';

/** The last quarter of a validity is a warning. */
const LAST_PART = 0.25;

interface ValidityRulerProps {
  sentAt: string | null;
  validUntil: Day;
  /** What is answered or taken back has nothing left that could run out. */
  isOpen: boolean;
}

/** How much of an offer's validity is left, to scale, with its last day. */
export function ValidityRuler({ sentAt, validUntil, isOpen }: ValidityRulerProps) {
  const last = dayText(validUntil);
  if (!isOpen || sentAt === null) return <span className="text-ink-2">{last}</span>;
  const today = wallTimeOf(new Date()).day;
  const whole = Math.max(1, daysBetween(wallTimeOf(new Date(sentAt)).day, validUntil));
  const left = daysBetween(today, validUntil);
  const share = Math.min(1, Math.max(0, left / whole));
  return (
    <span className="offer-list-validity">
      <span className={left < 0 ? 'tone-error' : share <= LAST_PART ? 'tone-warn' : undefined}>
        {validityLeft(validUntil, today)}
      </span>
      <DimensionLine
        label={`Platí do ${last}`}
        parts={[
          { as: 'elapsed', share: 1 - share },
          { as: 'span', share },
        ]}
      />
    </span>
  );
}
