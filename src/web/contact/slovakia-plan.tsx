import { Measure } from '../design/illustrations/drawing.tsx';
import { MERIDIANS, OUTLINE, PARALLELS, PLAN, type PlacedTown, SPAN, townsOf, WATER } from './slovakia.ts';

/** From the westernmost to the easternmost point, as atlases give it. */
const LENGTH = '428 km';

/** Slovakia as a surveyor's plan, with the operator's town marked where it is known. Decorative: words stand above it. */
export function SlovakiaPlan({ city }: { city: string | null }) {
  const { towns, own } = townsOf(city);
  const ruler = PLAN.height - 20;
  return (
    <svg viewBox={`0 0 ${PLAN.width} ${PLAN.height}`} className="illustration plan" aria-hidden="true">
      <Graticule bottom={ruler - 20} />
      <path d={OUTLINE} className="plan-land" />
      <path d={WATER} className="thin" />
      {own && (
        <path d={towns.map(({ x, y }) => `M${own.x} ${own.y}L${x} ${y}`).join('')} className="plan-way" />
      )}
      {towns.map((town) => (
        <TownMark key={town.name} town={town} isOwn={town === own} />
      ))}
      <Measure x={SPAN} y={ruler} />
      <text x={PLAN.width / 2} y={ruler - 7} textAnchor="middle" className="plan-length">
        {LENGTH}
      </text>
    </svg>
  );
}

const Graticule = ({ bottom }: { bottom: number }) => (
  <>
    {MERIDIANS.map(({ degree, x }) => (
      <g key={degree}>
        <path d={`M${x} 14V${bottom}`} className="plan-grid" />
        <text x={x} y={10} textAnchor="middle" className="plan-degree">
          {degree}°
        </text>
      </g>
    ))}
    {PARALLELS.map(({ degree, y }) => (
      <g key={degree}>
        <path d={`M18 ${y}H${PLAN.width}`} className="plan-grid" />
        <text x={0} y={y + 4} className="plan-degree">
          {degree}°
        </text>
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

function TownMark({
  town: { name, x, y, shown, side = 'right' },
  isOwn,
}: {
  town: PlacedTown;
  isOwn: boolean;
}) {
  const { dx, dy, anchor } = SIDES[side];
  return (
    <g className={shown === 'wide' && !isOwn ? 'plan-town-wide' : undefined}>
      {isOwn && <path d={`M${x - 16} ${y}h32M${x} ${y - 16}v32`} />}
      {isOwn && <circle cx={x} cy={y} r={10} />}
      <circle cx={x} cy={y} r={isOwn ? 4.5 : 3.5} className={isOwn ? 'plan-own' : 'face'} />
      <text
        x={x + (isOwn ? dx * 2 : dx)}
        y={y + dy}
        textAnchor={anchor}
        className={isOwn ? 'plan-own-name' : ''}
      >
        {name}
      </text>
    </g>
  );
}
