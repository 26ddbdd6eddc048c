/** Distance of two lines as a multiple of the size of the letters. */
export const TITLE_LINE_HEIGHT = 1.06;

/** Sizes of the letters, from the one that is tried first. */
const SIZES = [66, 60, 54, 48, 42];
const MAX_HEIGHT = 162;

export interface TitleLines {
  size: number;
  lines: string[];
}

/** Width of a text in pixels, at a size of the letters. */
export type MeasureText = (text: string, size: number) => number;

/** A title broken into lines, in the largest letters that leave it within its place. Hard spaces stay whole. */
export function fitTitle(title: string, width: number, measure: MeasureText): TitleLines {
  const fits = ({ size, lines }: TitleLines): boolean =>
    lines.length * size * TITLE_LINE_HEIGHT <= MAX_HEIGHT &&
    lines.every((line) => measure(line, size) <= width);
  const attempts = SIZES.map((size) => ({ size, lines: broken(title, width, size, measure) }));
  const fitting = attempts.find(fits);
  if (!fitting) throw new Error(`The title does not fit a share image; shorten it: ${title}`);
  return fitting;
}

function broken(title: string, width: number, size: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
