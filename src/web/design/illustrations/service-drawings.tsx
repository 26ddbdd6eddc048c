import { Measure } from './drawing.tsx';

/** A page in a browser window. */
export const website = (
  <>
    <path d="M20 14h108v72H20zM20 27h108" />
    <path d="M26 20.5h3M32 20.5h3M38 20.5h3" />
    <path d="M31 41h34M31 48.5h42M31 55h36" />
    <path d="M31 66h25v9.5H31z" />
    <path className="thin" d="M86 39h31v36.5H86zM86 68l10-11 8 8 5-5 8 8" />
    <circle className="thin" cx="108" cy="48" r="3.5" />
    <Measure x={142} y={[14, 86]} />
  </>
);

/** A table in a window, and the same data in a phone. */
export const application = (
  <>
    <path d="M100 80H18V12h112v24M18 24h112M42 24v56" />
    <path d="M24 33h12M24 41h9M24 49h12M24 57h8" />
    <path className="thin" d="M50 38h46M50 50h46M50 62h46M66 31v43M84 31v43" />
    <path d="M50 31.5h10M70 31.5h9M88 31.5h8" />
    <path className="face" d="M106 42q0-4 4-4h26q4 0 4 4v54q0 4-4 4h-26q-4 0-4-4z" />
    <path d="M118 43.5h10M119 94.5h8" />
    <path d="M112 52h5v5h-5zM112 65h5v5h-5zM112 78h5v5h-5zM113 54.5l1.5 1.5 2.5-3" />
    <path className="thin" d="M122 54.5h12M122 67.5h9M122 80.5h12" />
    <Measure x={[18, 96]} y={96} />
  </>
);

/** A list of results, with the best place under the lens. */
export const search = (
  <>
    <path d="M22 12h84v15H22z" />
    <circle cx="30" cy="18.5" r="3" />
    <path d="m32.2 20.7 3 3M40 19.5h26" />
    <path className="thin" d="M22 48h50M22 54h36M22 74h62M22 80h48M22 96h54" />
    <path d="M22 41h34M22 67h26M22 89.5h30" />
    <circle className="face" cx="103" cy="55" r="25" />
    <path d="m120.5 73 4 4M123 79.5l4-4 16 16q1.5 3-1 4.5t-4-.5z" />
    <path d="M103 69c-7-8-10-12-10-17a10 10 0 0 1 20 0c0 5-3 9-10 17z" />
    <circle cx="103" cy="52" r="3.5" />
    <Measure x={12} y={[41, 96]} />
  </>
);

interface Gear {
  centre: readonly [x: number, y: number];
  radii: readonly [inner: number, outer: number];
  teeth: number;
  /** Angle of the first tooth in degrees, so that two wheels interlock. */
  turned: number;
}

/** Outline of a toothed wheel: trapezoids between the inner and the outer radius. */
function gear({ centre: [cx, cy], radii: [inner, outer], teeth, turned }: Gear): string {
  const step = (2 * Math.PI) / teeth;
  const point = (angle: number, radius: number) =>
    `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const at = tooth * step + (turned * Math.PI) / 180;
    return [
      point(at - step * 0.28, inner),
      point(at - step * 0.16, outer),
      point(at + step * 0.16, outer),
      point(at + step * 0.28, inner),
    ].join('L');
  });
  return `M${corners.join('L')}z`;
}

/** Two wheels that have to keep turning. */
export const maintenance = (
  <>
    <path d={gear({ centre: [60, 50], radii: [30, 37], teeth: 12, turned: 4.5 })} />
    <circle cx="60" cy="50" r="20" />
    <circle cx="60" cy="50" r="7" />
    <path d="m55 45-9.5-9.5M65 55l9.5 9.5M65 45l9.5-9.5M55 55l-9.5 9.5" />
    <path d={gear({ centre: [112.5, 68.5], radii: [17, 23], teeth: 8, turned: 19.5 })} />
    <circle cx="112.5" cy="68.5" r="6" />
    <path className="thin" strokeDasharray="8 2.5 2 2.5" d="M16 50h88M60 6v88M85 68.5h55M112.5 40v57" />
    <Measure x={[23, 97]} y={102} />
  </>
);

/** A pocket calculator. */
export const calculator = (
  <>
    <path d="M50 8h60v82H50z" />
    <path d="M58 16h44v15H58z" />
    <path d="M86 23.5h4M94 23.5h4M79 23.5h3" />
    <path d="M58 39h10v9H58zM75 39h10v9H75zM92 39h10v9H92zM58 56h10v9H58zM75 56h10v9H75z" />
    <path d="M58 73h27v9H58zM92 56h10v26H92z" />
    <path className="thin" d="M61 43.5h4M78 43.5h4M95 43.5h4M63 41.5v4M61 60.5h4M78 60.5h4" />
    <Measure x={[50, 110]} y={100} />
  </>
);

/** Levels of one system above each other. */
export const layers = (
  <>
    <path className="face" d="m70 62 48 20-48 20-48-20z" />
    <path className="face" d="m70 36 48 20-48 20-48-20z" />
    <path className="face" d="m70 10 48 20-48 20-48-20z" />
    <path d="m46 30 24 10 24-10-24-10zM58 25l24 10M82 25 58 35" />
    <path className="thin" strokeDasharray="2.5 3" d="M22 30v52M118 30v52M70 50v52" />
    <Measure x={136} y={[30, 82]} />
  </>
);

/** A form in steps: the first is done, the second is being filled in. */
export const form = (
  <>
    <path d="M30 8h88v92H30z" />
    <path d="M46 21h19M76 21h19" />
    <circle cx="41" cy="21" r="5" />
    <circle cx="70.5" cy="21" r="5" />
    <circle cx="100" cy="21" r="5" />
    <path d="m38.5 21 2 2 3-3.5" />
    <circle cx="70.5" cy="21" r="1.2" />
    <path d="M40 36h20M40 41h66v11H40zM46 44v5" />
    <circle cx="43.5" cy="63.5" r="3.5" />
    <circle cx="75.5" cy="63.5" r="3.5" />
    <circle cx="43.5" cy="63.5" r="1" />
    <path d="M51 63.5h13M83 63.5h17" />
    <path className="thin" d="M40 77h66" />
    <path d="M40 77h38M78 73h5v8h-5zM82 87h24v8H82z" />
    <path className="face" d="m98 88.5 3.5 15 3.5-5 6-1z" />
    <Measure x={134} y={[8, 100]} />
  </>
);
