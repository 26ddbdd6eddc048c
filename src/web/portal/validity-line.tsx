import { validityOf } from '#domain/quote/validity.ts';
import { DimensionLine } from '../design/areas/dimension-line.tsx';

interface ValidityLineProps {
  quote: { createdAt: string; validUntil: string };
}

const TONES = { valid: '', ending: 'tone-warn', over: 'tone-quiet' } as const;

/** The time of a quote to scale: what has gone by, and what is left of it. */
export function ValidityLine({ quote }: ValidityLineProps) {
  const validity = validityOf(new Date(quote.createdAt), new Date(quote.validUntil), new Date());
  const { elapsed, state, words } = validity;
  return (
    <div>
      <p className={TONES[state]}>{words}</p>
      <DimensionLine
        label={`Platnosť cien: ${words}`}
        parts={[
          { as: 'elapsed', share: elapsed },
          ...(state === 'over' ? [] : [{ as: 'span' as const, share: 1 - elapsed }]),
        ]}
      />
    </div>
  );
}
