import sharp from 'sharp';
import type { DemoFile } from '#content/demo/kinds.ts';

// Files of the demo are drawn when they are needed: no photo of anybody's house is kept for it.

const [WIDTH, HEIGHT] = [1440, 960];

/** A house under a sky; each name has light and colours of its own. */
function houseOf(name: string): string {
  const tone = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${205 + tone / 4} 48% 62%)"/><stop offset="1" stop-color="hsl(${38 + tone / 3} 55% 86%)"/></linearGradient>
      <linearGradient id="roof" x2="0" y2="1"><stop stop-color="hsl(${8 + tone / 2} 38% 42%)"/><stop offset="1" stop-color="hsl(${8 + tone / 2} 42% 30%)"/></linearGradient>
    </defs>
    <rect width="100%" height="72%" fill="url(#sky)"/>
    <path d="M0 640 Q360 560 720 628 T1440 596 V960 H0Z" fill="hsl(${96 + tone} 24% 34%)"/>
    <rect x="380" y="430" width="700" height="330" fill="hsl(36 30% ${82 - tone / 8}%)"/>
    <path d="M320 450 L730 ${210 + tone} L1140 450Z" fill="url(#roof)"/>
    <g fill="hsl(210 26% 28%)"><rect x="450" y="510" width="120" height="130"/><rect x="880" y="510" width="120" height="130"/><rect x="680" y="540" width="104" height="220" fill="hsl(24 32% 26%)"/></g>
    <path d="M0 790 Q520 730 1440 806 V960 H0Z" fill="hsl(${90 + tone} 20% 26%)"/>
  </svg>`;
}

const photo = async (name: string): Promise<Buffer> =>
  sharp(Buffer.from(houseOf(name)))
    .blur(1.6)
    .jpeg({ quality: 78 })
    .toBuffer();

/** A page of A4 with lines and boxes, as a draft of a layout has them. */
const PAGE = [
  '0.07 0.15 0.25 rg 56 742 483 44 re f',
  '0.91 0.90 0.86 rg 56 520 483 206 re f 0.78 0.22 0.04 rg 80 560 150 34 re f',
  '0.07 0.15 0.25 rg 80 660 260 20 re f 80 630 190 12 re f',
  '0.91 0.90 0.86 rg 56 330 150 170 re f 222 330 150 170 re f 389 330 150 170 re f',
  '0.07 0.15 0.25 rg 56 292 220 14 re f 56 262 483 6 re f 56 246 483 6 re f 56 230 340 6 re f',
].join('\n');

function pdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${PAGE.length} >>\nstream\n${PAGE}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = places.map((place) => `${place} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** What a file of the demo holds. */
export async function drawnFile({ name, shows }: Pick<DemoFile, 'name' | 'shows'>): Promise<Buffer> {
  if (shows === 'photo') return photo(name);
  return shows === 'layout' ? pdf() : Buffer.from(shows.text);
}
