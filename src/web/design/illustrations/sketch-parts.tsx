/** Lines of text under each other, as a path. */
export const textLines = (x: number, y: number, widths: readonly number[], step = 8): string =>
  widths.map((width, index) => `M${x} ${y + index * step}h${width}`).join('');

/** A row of equal boxes, as a path. */
export const boxes = (
  at: readonly [x: number, y: number],
  size: readonly [width: number, height: number],
  count: number,
  step: number,
): string =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = size;
    return `M${at[0] + index * step} ${at[1]}h${width}v${height}h${-width}z`;
  }).join('');

/** The window of a browser from 20 to 276 across and from 16 to 190 down; its content begins under 34. */
export const BrowserWindow = () => (
  <>
    <path className="face" d="M20 16h256v174H20z" />
    <path d="M20 34h256M28 25h4M37 25h4M46 25h4" />
    <path className="thin" d="M66 20.5h120v9H66z" />
  </>
);

/** A phone, 84 wide and 172 high. */
export const Phone = ({ x, y = 18 }: { x: number; y?: number }) => (
  <>
    <path className="face" d={`M${x} ${y + 8}q0-8 8-8h68q8 0 8 8v156q0 8-8 8H${x + 8}q-8 0-8-8z`} />
    <path d={`M${x + 32} ${y + 7}h20M${x + 34} ${y + 165}h16`} />
  </>
);
