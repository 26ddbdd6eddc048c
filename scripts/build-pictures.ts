import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#domain/content/site.ts';
import { shareCards } from '#domain/pages/share-card.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '#domain/pages/share-image.ts';
import { ICON_SIZES, iconPath } from '#domain/pages/web-manifest.ts';
import { ShareCardDrawing, TITLE_WIDTH } from '../src/web/pages/share-card-drawing.tsx';
import { fitTitle } from '../src/web/pages/share-title.ts';
import { createSvgPainter, type SvgPainter } from './svg-painter.ts';

type Picture = readonly [path: string, content: Uint8Array];

const APPLE_ICON = 180;
const OLD_ICON = 32;
/** Share of an icon's width that survives every mask; the mark of the favicon fills three quarters of its own. */
const MASKABLE_SCALE = 0.78;

/** Draws the share images and icons into the folder of the browser's files (docs/decisions/050). */
export async function buildPictures(root: string, folder: string): Promise<void> {
  const painter = await createSvgPainter(root);
  const css = illustrationRules(await readFile(join(root, 'src/web/design/illustration.css'), 'utf8'));
  const favicon = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  for (const [path, content] of [...shareImages(painter, css), ...icons(painter, favicon)]) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

function shareImages(painter: SvgPainter, css: string): Picture[] {
  const cards = shareCards();
  return cards.map((card, index) => {
    const title = fitTitle(card.title, TITLE_WIDTH, painter.measureHeading);
    const sheet = [index + 1, cards.length] as const;
    const drawing = createElement(ShareCardDrawing, { card, brand: site.brand.name, title, sheet, css });
    return [shareImagePath(card.path), painter.png(renderToStaticMarkup(drawing), SHARE_IMAGE_SIZE.width)];
  });
}

/** How the lines of the illustrations are drawn, the same as on the pages. */
const illustrationRules = (css: string): string =>
  (css.match(/^\.illustration[^{]*\{[^}]*\}/gm) ?? []).join('\n').replaceAll('currentColor', 'var(--ink)');

function icons(painter: SvgPainter, favicon: string): Picture[] {
  const whole = filled(favicon, 1);
  const masked = filled(favicon, MASKABLE_SCALE);
  return [
    ['favicon.ico', icoOf(painter.png(favicon, OLD_ICON))],
    ['apple-touch-icon.png', painter.png(whole, APPLE_ICON)],
    ...Object.values(ICON_SIZES).flatMap((size): Picture[] => [
      [iconPath(size, 'any'), painter.png(favicon, size)],
      [iconPath(size, 'maskable'), painter.png(masked, size)],
    ]),
  ];
}

/** The favicon without its round corners, as large as `scale` on a field of its own colour. */
function filled(favicon: string, scale: number): string {
  const field = /fill="(#\w+)"/.exec(favicon)?.[1];
  const inner = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const offset = (32 * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${field}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${inner}</g></svg>`;
}

/** An .ico file that holds one PNG. */
function icoOf(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(OLD_ICON, 6);
  header.writeUInt8(OLD_ICON, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
