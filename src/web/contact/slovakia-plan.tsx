import type { ComponentProps } from 'react';
import { classes } from '../design/classes.ts';
import { Measure } from '../design/illustrations/drawing.tsx';
import { MERIDIANS, OUTLINE, PARALLELS, PLAN, type PlacedTown, SPAN, townsOf, WATER } from './slovakia.ts';

/** From the westernmost to the easternmost point, as atlases give it. */
const LENGTH = '428 km';

/** Slovakia as a surveyor's plan, with the operator's town marked where it is known. Decorative: words stand above it. */
export function SlovakiaPlan({ city }: { city: string | null }) {
  const { towns, own } = townsOf(city);
  const ruler = PLAN.height - 20;
  return (
    <svg
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      className="illustration mt-6 block h-auto w-full overflow-visible"
      aria-hidden="true"
    >
      <Graticule bottom={ruler - 20} />
      <path d={OUTLINE} className="fill-paper" />
      <path d={WATER} className="thin" />
      {own && (
        <path
          d={towns.map(({ x, y }) => `M${own.x} ${own.y}L${x} ${y}`).join('')}
          className="stroke-control stroke-1"
          strokeDasharray="5 4"
        />
      )}
      {towns.map((town) => (
        <TownMark key={town.name} town={town} isOwn={town === own} />
      ))}
      <Measure x={SPAN} y={ruler} />
      <Label
        x={PLAN.width / 2}
        y={ruler - 7}
        textAnchor="middle"
        className="fill-ink stroke-sheet font-medium font-mono text-small max-sm:text-title"
      >
        {LENGTH}
      </Label>
    </svg>
  );
}

const DEGREE = 'fill-ink-2 stroke-sheet text-mark font-mono max-sm:hidden';
const GRID = { className: 'stroke-line stroke-1', strokeDasharray: '2 5' };

/** Lettering with an edge of its paper, so that no line runs through it. */
const Label = ({ className, ...text }: ComponentProps<'text'>) => (
  <text {...text} paintOrder="stroke" className={classes('stroke-4', className)} />
);

const Graticule = ({ bottom }: { bottom: number }) => (
  <>
    {MERIDIANS.map(({ degree, x }) => (
      <g key={degree}>
        <path d={`M${x} 14V${bottom}`} {...GRID} />
        <Label x={x} y={10} textAnchor="middle" className={DEGREE}>
          {degree}°
        </Label>
      </g>
    ))}
    {PARALLELS.map(({ degree, y }) => (
      <g key={degree}>
        <path d={`M18 ${y}H${PLAN.width}`} {...GRID} />
        <Label x={0} y={y + 4} className={DEGREE}>
          {degree}°
        </Label>
      </g>
    ))}
  </>
);

const SIDES = {
  right: { dx: 9, dy: 4.5, anchor: 'start' },
  left: { dx: -9, dy: 4.5, anchor: 'end' },
  above: { dx: 0, dy: -10, anchor: 'middle' },
  below: { dx: 0, dy: 20, anchor: 'middle' },
} as const;

/** A plan half as wide keeps only the names that stay legible. */
function TownMark({
  town: { name, x, y, shown, side = 'right' },
  isOwn,
}: {
  town: PlacedTown;
  isOwn: boolean;
}) {
  const { dx, dy, anchor } = SIDES[side];
  return (
    <g>
      {isOwn && <path d={`M${x - 16} ${y}h32M${x} ${y - 16}v32`} />}
      {isOwn && <circle cx={x} cy={y} r={10} />}
      <circle cx={x} cy={y} r={isOwn ? 4.5 : 3.5} className={isOwn ? 'fill-ink' : 'face'} />
      <Label
        x={x + (isOwn ? dx * 2 : dx)}
        y={y + dy}
        textAnchor={anchor}
        className={classes(
          'fill-ink stroke-paper font-semibold max-sm:text-title',
          isOwn ? 'text-base' : 'text-small',
          shown === 'wide' && !isOwn && 'max-sm:hidden',
        )}
      >
        {name}
      </Label>
    </g>
  );
}
