import { isOurs, type Node, nodesIn } from './check-structure-syntax.ts';

const DESIGN = 'src/web/design/';
/** Where sizes, colours and faces are said once. */
const SOURCES = [`${DESIGN}tokens.css`, `${DESIGN}fonts.css`];
/** The widths of tokens.css, for conditions of containers that ask for a height, too. */
const WIDTHS = ['25rem', '40rem', '48rem', '64rem'];
/** Where a rule must win over every other: nothing moves for who wants no motion, and a locked page prints whole. */
const FORCED = /^(?:animation|transition|scroll-behavior|overflow)\b/;

const COLOUR_FUNCTION = /(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\()/i;
const COLOUR_NAMES = new RegExp(
  `(?<![\\w-])(?:${[
    'black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|magenta|green|lime|olive|yellow|navy|blue|teal|aqua|cyan|orange',
    '(?:dark|light|medium|pale|deep|dim|hot|dodger|midnight|royal|steel|slate|cadet|powder|sky|alice|cornflower)(?:\\w*)',
    'antiquewhite|azure|beige|bisque|blanchedalmond|blueviolet|brown|burlywood|chartreuse|chocolate|coral|cornsilk',
    'crimson|firebrick|floralwhite|forestgreen|gainsboro|ghostwhite|gold|goldenrod|greenyellow|honeydew|indianred|indigo',
    'ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|limegreen|linen|mintcream|mistyrose|moccasin|navajowhite',
    'oldlace|olivedrab|orangered|orchid|papayawhip|peachpuff|peru|pink|plum|rebeccapurple|rosybrown|saddlebrown|salmon',
    'sandybrown|seagreen|seashell|sienna|snow|springgreen|tan|thistle|tomato|turquoise|violet|wheat|whitesmoke|yellowgreen',
  ].join('|')})(?![\\w(-])`,
  'i',
);
const COLOURED =
  /^(?:--|color$|fill$|stroke$|background|border|outline|caret|accent|text-decoration|box-shadow|mask)/;
/** No length of nothing, and none of paper. */
const LENGTH = /(?<![\w.#-])-?(?!0+(?:px|rem)\b)\d*\.?\d+(?:px|rem)\b/;
const TYPE_SIZE = /(?<![\w.-])\d*\.?\d+(?:px|rem|em)\b/;

/** What is wrong with a stylesheet: its place, and sizes, colours and widths that no token says. */
export function stylesheetProblems(path: string, css: string): string[] {
  if (!path.startsWith(DESIGN))
    return [
      'is a stylesheet outside of the design: what looks alike would be written twice. Style the screen with utilities (docs/decisions/079), or move what is drawn into a component of src/web/design, named after what it draws.',
    ];
  if (SOURCES.includes(path)) return [];
  return piecesOf(css).flatMap((piece) =>
    'head' in piece ? headProblems(piece.head) : declarationProblems(piece.property, piece.value),
  );
}

type Piece = { head: string } | { property: string; value: string };

/** Heads of blocks with statements that begin with @, and declarations, in their order, without comments and strings. */
function piecesOf(css: string): Piece[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|url\([^)]*\)/g, '""');
  return [...bare.matchAll(/([^{};]+)([{};])/g)].flatMap(([, text = '', end]): Piece[] => {
    const piece = text.trim();
    const [, property, value] = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(piece) ?? [];
    if (end === '{' || piece.startsWith('@')) return [{ head: piece }];
    return property !== undefined && value !== undefined ? [{ property, value }] : [];
  });
}

function headProblems(head: string): string[] {
  if (head.startsWith('@apply'))
    return [
      `has "${head}": utilities in a stylesheet say the same thing in a second language. Write the declarations, or give the element the utilities.`,
    ];
  if (/^@media\b.*\b(?:width|inline-size)\b/s.test(head))
    return [
      `asks for a width with "${head}". Pages have four widths: write @variant xs, sm, md or lg, or max-md for what is narrower.`,
    ];
  const widths = /^@container\b/.test(head) ? (/width[^)]*/g.exec(head)?.[0].match(/[\d.]+\w+/g) ?? []) : [];
  return widths
    .filter((width) => !WIDTHS.includes(width))
    .map(
      (width) =>
        `asks a container for ${width}. Containers have the four widths of pages: write @variant @md, or one of ${WIDTHS.join(', ')}.`,
    );
}

function declarationProblems(property: string, value: string): string[] {
  const written = `"${property}: ${value.replaceAll(/\s+/g, ' ')}"`;
  const problems = [];
  if (isColour(property, value))
    problems.push(
      `has the colour ${written}: it would stay the same in the other theme. Take one of the colours of tokens.css, var(--ink), or mix them.`,
    );
  if (isTypeSize(property, value))
    problems.push(
      `has the size of type ${written}. There are seven, and four of public pages: take one of tokens.css, var(--text-small).`,
    );
  else if (LENGTH.test(value))
    problems.push(
      `has the length ${written}. Spaces are steps of 4 px, --spacing(3), lines have a stroke of tokens.css, var(--hairline); what grows with the page is a token.`,
    );
  if (/--spacing\(-?\d*\.(?!5\))/.test(value))
    problems.push(`has the space ${written}. Steps of 4 px have halves, nothing finer.`);
  if (value.includes('!important') && !FORCED.test(property))
    problems.push(
      `has ${written}: a rule that shouts is answered by one that shouts louder. Put the rule into the right layer, or give the element a utility, which wins over every component.`,
    );
  return problems;
}

const isColour = (property: string, value: string): boolean =>
  COLOURED.test(property) &&
  (COLOUR_FUNCTION.test(value) || COLOUR_NAMES.test(value.replaceAll(/--[\w-]+/g, '')));

const isTypeSize = (property: string, value: string): boolean =>
  property === 'font-size'
    ? TYPE_SIZE.test(value)
    : property === 'font' && TYPE_SIZE.test(value.split('/')[0] ?? '');

/** A utility whose value is written into it: `p-[13px]`, `bg-[#fff]`. */
const ARBITRARY = /\[[^\]]*(?:\d(?:px|rem)|#[\da-f]{3,8}|\b(?:rgba?|hsla?|oklab|oklch)\()[^\]]*\]/i;

/** Utilities that still can be read at a glance. */
const READABLE = 12;

/** What is wrong with the look that a component of the web writes itself: class names and inline styles. */
export function lookProblems(path: string, program: unknown): string[] {
  if (!isOurs(path, ['web']) || !path.endsWith('.tsx')) return [];
  const nodes = [...nodesIn(program)];
  const names = nodes.flatMap(wordsOf).filter((name) => /^[-\w@*&[]/.test(name) && ARBITRARY.test(name));
  return [
    ...names.map(
      (name) =>
        `has the class ${name}, a size or colour that no token says. Take a step of 4 px (p-3, halves as p-1.5), a size of type (text-small), a colour (text-ink-2); in a calculation --spacing(3).`,
    ),
    ...nodes
      .flatMap(classListsOf)
      .filter((list) => list.length > READABLE)
      .map(
        (list) =>
          `has a list of ${list.length} classes (${list.slice(0, 3).join(' ')} …), which nobody can read. Divide the element, or make what it draws a component of src/web/design with its stylesheet.`,
      ),
    ...nodes
      .flatMap(fixedStyles)
      .map(
        (name) =>
          `has a style of its own with a fixed ${name}: it wins over every theme and paper. Give the element a class; only what is measured while the page runs is written inline.`,
      ),
  ];
}

/** The words of a string or of a piece of a template. */
function wordsOf({ type, value }: Node): string[] {
  const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value;
  return typeof text === 'string' && /^(?:Literal|TemplateElement)$/.test(String(type))
    ? text.split(/\s+/)
    : [];
}

/** The classes that an element always has. */
function classListsOf({ type, name, value }: Node): string[][] {
  if (type !== 'JSXAttribute' || (name as Node).name !== 'className') return [];
  return [...nodesIn(value)].map(wordsOf).filter((words) => words.length > 0);
}

/** Properties of an inline style that say the same every time; custom properties hand a value to the stylesheet. */
function fixedStyles({ type, name, value }: Node): string[] {
  if (type !== 'JSXAttribute' || (name as Node).name !== 'style') return [];
  const { properties = [] } = ((value as Node | null)?.expression ?? {}) as { properties?: Node[] };
  return properties.flatMap(({ key, value: given }) => {
    const { name: identifier, value: quoted } = (key ?? {}) as Node;
    const property = String(identifier ?? quoted);
    return (given as Node | undefined)?.type === 'Literal' && !property.startsWith('--') ? [property] : [];
  });
}
