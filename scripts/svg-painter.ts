import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** The brand's letters, from the documents; fonts of the machine are never used, so every machine draws the same. */
const FONTS = [
  'ArchivoHeading',
  'Archivo_400Regular',
  'Archivo_600SemiBold',
  'IBMPlexMono_400Regular',
  'IBMPlexMono_500Medium',
];

export interface SvgPainter {
  /** An SVG as PNG, `width` pixels wide; `var(--ink)` and the other tokens are those of the light theme. */
  png(svg: string, width: number): Uint8Array;
  /** Width of a heading in pixels, with the tracking of headings. */
  measureHeading(text: string, size: number): number;
}

/** Turns SVG into pictures with the fonts and colours of the checkout at `root`. */
export async function createSvgPainter(root: string): Promise<SvgPainter> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(wasm));
  const fontBuffers = await Promise.all(
    FONTS.map(async (name) => new Uint8Array(await readFile(join(root, `documents/fonts/${name}.ttf`)))),
  );
  const tokens = lightTokens(await readFile(join(root, 'src/web/design/tokens.css'), 'utf8'));
  const coloured = (svg: string): string =>
    svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = tokens.get(name);
      if (value === undefined) throw new Error(`tokens.css has no ${name}`);
      return value;
    });
  const font = { fontBuffers, defaultFontFamily: 'Archivo' };
  return {
    png: (svg, width) =>
      new Resvg(coloured(svg), { font, fitTo: { mode: 'width', value: width } }).render().asPng(),
    measureHeading: (text, size) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="100" font-family="Archivo Heading" font-size="${size}" letter-spacing="${size * -0.025}">${text}</text></svg>`;
      return new Resvg(svg, { font }).innerBBox()?.width ?? 0;
    },
  };
}

/** Custom properties of the first rule, which is the light theme. */
function lightTokens(css: string): Map<string, string> {
  const rule = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
