import type { ReactNode } from 'react';
import { formatEuros } from '#domain/kernel/format.ts';
import type { ShareCard } from '#domain/pages/share-card.ts';
import { SHARE_IMAGE_SIZE } from '#domain/pages/share-image.ts';
import { SERVICE_SLUGS, type ServiceSlug } from '#domain/quote/catalogue.ts';
import { BrandMark } from '../design/brand-mark.tsx';
import { ServiceIllustration } from '../services/service-illustration.tsx';
import { TradeIllustration } from '../trades/trade-illustration.tsx';
import { TITLE_LINE_HEIGHT, type TitleLines } from './share-title.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const GRID = 32;
const SHEET = { x: 48, y: 48, width: WIDTH - 96, height: HEIGHT - 96 };
const RIGHT = SHEET.x + SHEET.width;
const BOTTOM = SHEET.y + SHEET.height;
const TITLE_BLOCK = BOTTOM - 84;
const MARGIN = 104;
/** Height of the dimension line and its right end. */
const DIMENSION = 440;
const DIMENSION_END = RIGHT - 56;
/** Width of the text beside the drawing. */
export const TITLE_WIDTH = 640;

interface ShareCardDrawingProps {
  card: ShareCard;
  brand: string;
  title: TitleLines;
  /** Number of this sheet, of how many. */
  sheet: readonly [number: number, of: number];
  /** Rules for the lines of the illustrations. */
  css: string;
}

/** A page's share image in the language of the site: a sheet with its title, measured price, drawing and title block. */
export function ShareCardDrawing({ card, brand, title, sheet, css }: ShareCardDrawingProps) {
  const { mark, price, legend, drawing } = card;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      color="var(--ink)"
      fontFamily="Archivo"
      fill="var(--ink)"
    >
      <style>{css}</style>
      <Paper />
      <svg x={MARGIN} y={80} width={60} height={52} viewBox="0 0 30 26" aria-hidden="true">
        <BrandMark />
      </svg>
      <text x={MARGIN + 78} y={119} fontFamily="Archivo Heading" fontSize={36} letterSpacing={-0.5}>
        {brand}
      </text>
      <Mark x={MARGIN} y={186}>
        {mark}
      </Mark>
      {title.lines.map((line, index) => (
        <text
          key={line}
          x={MARGIN - 3}
          y={200 + title.size * (0.84 + index * TITLE_LINE_HEIGHT)}
          fontFamily="Archivo Heading"
          fontSize={title.size}
          letterSpacing={title.size * -0.025}
        >
          {line}
        </text>
      ))}
      <svg x={RIGHT - 384} y={104} width={330} height={231} viewBox="0 0 160 112" aria-hidden="true">
        <Illustration drawing={drawing} />
      </svg>
      {price && <Price {...price} />}
      <Dimension />
      <Mark x={(MARGIN + DIMENSION_END) / 2} y={478} anchor="middle">
        {legend}
      </Mark>
      <TitleBlock
        cells={[
          { label: 'Výkres', value: price ? 'Rozpätie ceny' : 'Prehľad' },
          price ? { label: 'Cena', value: 'orientačná' } : { label: 'Mierka', value: '1 : 1' },
          { label: 'List', value: sheet.join(' / ') },
        ]}
      />
    </svg>
  );
}

/** Drawing grid and the sheet with its registration corners. */
function Paper() {
  const { x, y, width, height } = SHEET;
  const columns = Array.from({ length: WIDTH / GRID }, (_, index) => `M${index * GRID + 0.5} 0V${HEIGHT}`);
  const rows = Array.from({ length: HEIGHT / GRID }, (_, index) => `M0 ${index * GRID + 0.5}H${WIDTH}`);
  return (
    <g fill="none">
      <rect width={WIDTH} height={HEIGHT} fill="var(--paper)" />
      <path d={[...columns, ...rows].join('')} stroke="var(--grid)" />
      <rect {...{ x, y, width, height }} fill="var(--sheet)" stroke="var(--ink)" strokeWidth={2.5} />
      <path
        d={`M${x - 13} ${y + 16}v-29h29M${RIGHT + 13} ${BOTTOM - 16}v29h-29`}
        stroke="var(--signal)"
        strokeWidth={2.5}
      />
    </g>
  );
}

const isService = (drawing: ShareCard['drawing']): drawing is ServiceSlug =>
  SERVICE_SLUGS.some((slug) => slug === drawing);

const Illustration = ({ drawing }: { drawing: ShareCard['drawing'] }) =>
  isService(drawing) ? <ServiceIllustration slug={drawing} /> : <TradeIllustration trade={drawing} />;

interface MarkProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

const Mark = ({ x, y, anchor = 'start', children }: MarkProps): ReactNode => (
  <text
    {...{ x, y }}
    textAnchor={anchor}
    fontFamily="IBM Plex Mono"
    fontSize={20}
    letterSpacing={1.2}
    fill="var(--ink-2)"
  >
    {children.toUpperCase()}
  </text>
);

const Price = ({ min, max }: NonNullable<ShareCard['price']>) => (
  <>
    <g fontFamily="IBM Plex Mono" fontWeight={500} fontSize={40} letterSpacing={-0.6}>
      <text x={MARGIN} y={412}>
        {formatEuros(min)}
      </text>
      <text x={DIMENSION_END} y={412} textAnchor="end">
        {formatEuros(max)}
      </text>
    </g>
    <Mark x={MARGIN} y={478}>
      min
    </Mark>
    <Mark x={DIMENSION_END} y={478} anchor="end">
      max
    </Mark>
  </>
);

/** A line between two ticks with arrowheads. */
const Dimension = () => (
  <g fill="var(--signal)" stroke="var(--signal)">
    <path
      d={`M${MARGIN} ${DIMENSION - 14}v28M${DIMENSION_END} ${DIMENSION - 14}v28M${MARGIN} ${DIMENSION}H${DIMENSION_END}`}
      strokeWidth={3}
    />
    <path
      d={`M${MARGIN + 2} ${DIMENSION}l24-8v16zM${DIMENSION_END - 2} ${DIMENSION}l-24-8v16z`}
      stroke="none"
    />
  </g>
);

function TitleBlock({ cells }: { cells: readonly { label: string; value: string }[] }) {
  const width = SHEET.width / cells.length;
  return (
    <g>
      <path d={`M${SHEET.x} ${TITLE_BLOCK}H${RIGHT}`} stroke="var(--ink)" strokeWidth={2.5} />
      {cells.map(({ label, value }, index) => {
        const left = SHEET.x + index * width;
        const x = index === 0 ? MARGIN : left + 32;
        return (
          <g key={label}>
            {index > 0 && (
              <path d={`M${left} ${TITLE_BLOCK}V${BOTTOM}`} stroke="var(--line)" strokeWidth={2} />
            )}
            <Mark x={x} y={TITLE_BLOCK + 33}>
              {label}
            </Mark>
            <text x={x} y={TITLE_BLOCK + 64} fontSize={25} fontWeight={600}>
              {value}
            </text>
          </g>
        );
      })}
    </g>
  );
}
