import type { ReactNode } from 'react';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { Drawing, Measure } from '../design/illustrations/drawing.tsx';

/** Ends of the planks: a row of the floor, and how far along it, from 0 to 1. */
const PLANK_ENDS = [
  [0, 0.4],
  [0, 0.85],
  [1, 0.15],
  [1, 0.6],
  [2, 0.4],
  [2, 0.85],
  [3, 0.15],
  [3, 0.6],
  [4, 0.4],
  [4, 0.85],
] as const;
/** Five rows along the right edge of the floor, with the ends of their planks. */
const PLANKS = [
  ...[1, 2, 3, 4].map((row) => `M${72 - 11.6 * row} ${14 + 5.8 * row}l58 29`),
  ...PLANK_ENDS.map(([row, at]) => `M${72 - 11.6 * row + 58 * at} ${14 + 5.8 * row + 29 * at}l-11.6 5.8`),
].join('');

const DRAWINGS: Record<TradeId, ReactNode> = {
  // A paint roller on a freshly painted strip.
  painter: (
    <>
      <path d="M32 20q0-3 3-3h70q3 0 3 3v17q0 3-3 3H35q-3 0-3-3z" />
      <path d="M108 28.5h12q4 0 4 4V50q0 4-4 4H84q-4 0-4 4v8" />
      <path d="M75 66h10v6H75zM74 72h12l-1.5 28q-.5 3-4.5 3t-4.5-3z" />
      <path className="thin" d="M38 47v34M44 47v42M50 47v28M56 47v38M62 47v30" />
      <path d="M78 82h4M78 88h4" />
      <Measure x={[32, 108]} y={7} />
    </>
  ),
  // A distribution board with its breakers.
  electrician: (
    <>
      <path d="M34 8h84v92H34zM40 14h72v80H40z" />
      <path d="M46 22h12v26H46zM62 22h12v26H62zM78 22h12v26H78zM94 22h12v26H94z" />
      <path d="M49.5 29h5v7h-5zM65.5 29h5v7h-5zM81.5 29h5v7h-5zM97.5 34h5v7h-5z" />
      <path d="M46 60h28v26H46zM78 60h12v26H78zM94 60h12v26H94zM81.5 67h5v7h-5zM97.5 67h5v7h-5z" />
      <path d="m61 64-5.5 10h5l-2 8 6.5-11h-5z" />
      <path className="thin" d="M52 48v12M68 48v6H56M84 48v12M100 48v12M52 86v8M84 86v8M100 86v8" />
      <Measure x={132} y={[8, 100]} />
    </>
  ),
  // A pipe elbow with a valve.
  plumber: (
    <>
      <path d="M24 36h48q26 0 26 26v24M24 58h46q6 0 6 6v22" />
      <path className="face" d="M14 29h10v36H14zM69 86h36v9H69z" />
      <path d="M40 36V24h14v12M47 24v-9M31 15q0-3 3-3h26q3 0 3 3t-3 3H34q-3 0-3-3z" />
      <path d="M74 86v-4M100 86v-4M74 95v4M100 95v4M24 34h4M24 60h4" />
      <path className="thin" strokeDasharray="8 2.5 2 2.5" d="M6 47h62q19 0 19 19v44" />
      <Measure x={122} y={[36, 86]} />
    </>
  ),
  // A roof in section: rafters, ties and tiles.
  roofer: (
    <>
      <path d="M10 66 80 18l70 48M20 68l60-41 60 41" />
      <path d="m10 66 4 6 6-4M150 66l-4 6-6-4" />
      <path d="M20 72h120v7H20zM77 29.5v42.5M83 29.5v42.5M50 47.5h27M50 52h27M83 47.5h27M83 52h27" />
      <path d="M30 79v18M37 79v18M123 79v18M130 79v18" />
      <path d="m68 26 5 7M57.5 33.5l5 7M47 40.5l5 7M36.5 48l5 7M26 55l5 7" />
      <path d="M103 33.5V12h15v32" />
      <path className="thin" d="M100 12h21M103 18h15M103 24h15M103 30h15" />
      <Measure x={[30, 130]} y={105} />
    </>
  ),
  // Planks laid on their layers.
  flooring: (
    <>
      <path className="face" d="m72 14 58 29-58 29-58-29z" />
      <path d={PLANKS} />
      <path d="M14 43v7l58 29 58-29v-7M72 72v7" />
      <path d="M14 54v14l58 29 58-29V54M14 54l58 29 58-29M72 83v14" />
      <path
        className="thin"
        d="m22 62 4 2M36 69l4 2M50 76l4 2M62 85l4 2M82 86l4-2M96 79l4-2M110 72l4-2M122 62l4-2"
      />
      <Measure x={146} y={[43, 68]} />
    </>
  ),
  // A heat pump outside the house.
  hvac: (
    <>
      <path d="M18 18h104v70H18zM26 88v6h14v-6M100 88v6h14v-6" />
      <circle cx="56" cy="53" r="28" />
      <circle cx="56" cy="53" r="5" />
      <path d="M56 48c-4-8-2-15 5-21 4 7 2 15-5 21zM60.3 55.5c9 .5 14 5.5 16 14.5-8 .5-14-5-16-14.5zM51.7 55.5c-5 7.5-12 9.5-20.5 6.5 3.5-7 11-9.5 20.5-6.5z" />
      <path d="M94 28h20M94 34h20M94 40h20M94 46h20M94 52h20M94 58h20" />
      <path d="M94 68h20v12H94z" />
      <path className="thin" d="M122 66h12v-48M122 74h20V18" />
      <Measure x={[18, 122]} y={103} />
    </>
  ),
  // The plan of a house.
  'general-contractor': (
    <>
      <path d="M20 10h112v76h-30M90 86H20V10M25 15h102v66h-25M90 81H25V15" />
      <path d="M72 15v21M77 15v21M72 50v31M77 50v31M77 50h12M103 50h24M77 55h12M103 55h24M25 43h14M53 43h19M25 48h14M53 48h19" />
      <path d="M102 86v-5M90 86v-5M89 50v5M103 50v5M39 43v5M53 43v5M72 36h5M72 50h5" />
      <path d="M102 81V69a12 12 0 0 0-12 12M89 55v14a14 14 0 0 0 14-14M77 36h14a14 14 0 0 1-14 14M39 48v14a14 14 0 0 0 14-14" />
      <path
        className="thin"
        d="M34 10v5M62 10v5M34 12.5h28M94 10v5M120 10v5M94 12.5h26M20 58h5M20 74h5M22.5 58v16"
      />
      <Measure x={[20, 132]} y={98} />
    </>
  ),
  // A wall half brick, half tiled.
  renovation: (
    <>
      <path d="M70 14h64v76H62M62 90H18V58l8-4v-9l-8-3V22h20l4-8h16" />
      <path d="m70 14-5 10 7 8-9 11 8 9-8 12 7 9-8 17" />
      <path d="M26 26h39M22 38h44M26 50h42M20 62h45M18 74h51M18 82h49" />
      <path d="M44 14v12M34 26v12M56 26v12M44 38v12M34 50v12M56 50v12M28 62v12M46 62v12M36 74v8M58 74v8M30 82v8M48 82v8" />
      <path className="thin" d="M67 30h67M67 46h67M68 62h66M69 78h65M86 14v76M102 14v76M118 14v76" />
      <Measure x={[66, 134]} y={102} />
    </>
  ),
  // A crane over the frame of a building.
  'construction-company': (
    <>
      <path d="M34 98V22M44 98V22M28 98h22" />
      <path d="m34 98 10-10-10-10 10-10-10-10 10-10-10-10 10-10-10-6" />
      <path d="M12 22h126M12 28h126M39 8 14 22M39 8l66 14M39 8v14M34 22v6M12 22v14h12V28M138 22v6" />
      <path d="m50 28 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6" />
      <path d="M108 28v12M102 40h12l6 8H96zM96 48h24v5H96z" />
      <path d="M72 62h68v5H72zM72 80h68v5H72zM66 98h80M76 67v13M81 67v13M103 67v13M108 67v13M131 67v13M136 67v13M76 85v13M81 85v13M103 85v13M108 85v13M131 85v13M136 85v13" />
      <Measure x={152} y={[62, 98]} />
    </>
  ),
};

/** The line drawing of a trade. Decorative. */
export const TradeIllustration = ({ trade, className }: { trade: TradeId; className?: string }) => (
  <Drawing className={className}>{DRAWINGS[trade]}</Drawing>
);
