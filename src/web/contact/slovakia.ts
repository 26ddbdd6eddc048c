/** Longitude and latitude in degrees. */
type Place = readonly [longitude: number, latitude: number];

/** The border, clockwise from the south-west, as straight lines between surveyed points. */
const BORDER: readonly Place[] = [
  [16.95, 48.53],
  [16.94, 48.62],
  [17.02, 48.75],
  [17.1, 48.83],
  [17.2, 48.88],
  [17.35, 48.82],
  [17.45, 48.85],
  [17.72, 48.86],
  [17.88, 48.93],
  [17.93, 49.01],
  [18.1, 49.08],
  [18.18, 49.28],
  [18.42, 49.4],
  [18.54, 49.48],
  [18.85, 49.52],
  [18.97, 49.4],
  [19.15, 49.41],
  [19.25, 49.5],
  [19.45, 49.61],
  [19.53, 49.57],
  [19.64, 49.42],
  [19.77, 49.4],
  [19.82, 49.27],
  [19.78, 49.21],
  [20.09, 49.18],
  [20.11, 49.26],
  [20.33, 49.39],
  [20.42, 49.4],
  [20.55, 49.37],
  [20.7, 49.4],
  [20.8, 49.33],
  [20.95, 49.3],
  [21.1, 49.42],
  [21.28, 49.45],
  [21.45, 49.41],
  [21.6, 49.43],
  [21.85, 49.37],
  [22.04, 49.22],
  [22.2, 49.15],
  [22.56, 49.08],
  [22.43, 48.98],
  [22.38, 48.87],
  [22.3, 48.82],
  [22.34, 48.7],
  [22.15, 48.57],
  [22.16, 48.41],
  [21.92, 48.35],
  [21.75, 48.34],
  [21.62, 48.46],
  [21.42, 48.56],
  [21.3, 48.52],
  [21.1, 48.49],
  [20.85, 48.57],
  [20.55, 48.54],
  [20.45, 48.46],
  [20.29, 48.26],
  [20.13, 48.23],
  [19.95, 48.14],
  [19.78, 48.2],
  [19.63, 48.23],
  [19.52, 48.18],
  [19.4, 48.09],
  [19.05, 48.06],
  [18.93, 48.05],
  [18.78, 47.98],
  [18.76, 47.87],
  [18.85, 47.82],
  [18.65, 47.76],
  [18.35, 47.74],
  [18.12, 47.75],
  [17.75, 47.75],
  [17.6, 47.83],
  [17.32, 47.99],
  [17.16, 48.01],
  [17.07, 48.12],
  [16.98, 48.17],
  [16.95, 48.25],
  [16.85, 48.38],
  [16.9, 48.46],
];

/** Váh, Hron and Hornád. */
const RIVERS: readonly (readonly Place[])[] = [
  [
    [20, 49.08],
    [19.61, 49.08],
    [19.3, 49.08],
    [18.92, 49.1],
    [18.74, 49.22],
    [18.45, 49.12],
    [18.04, 48.89],
    [17.83, 48.59],
    [17.74, 48.29],
    [18.02, 48],
    [18.12, 47.75],
  ],
  [
    [20.1, 48.85],
    [19.64, 48.8],
    [19.15, 48.73],
    [19.12, 48.58],
    [18.85, 48.58],
    [18.6, 48.22],
    [18.75, 47.82],
  ],
  [
    [20.3, 48.98],
    [20.57, 48.94],
    [20.9, 48.9],
    [21.25, 48.75],
    [21.3, 48.52],
  ],
];

interface Town {
  name: string;
  place: Place;
  /** Named on every screen, on wide ones, or only when it is the operator's. */
  shown: 'always' | 'wide' | 'own';
  /** Where the name stands from its point; right of it unless told. */
  side?: 'right' | 'left' | 'above' | 'below';
}

const TOWNS: readonly Town[] = [
  { name: 'Bratislava', place: [17.11, 48.15], shown: 'always' },
  { name: 'Žilina', place: [18.74, 49.22], shown: 'always' },
  { name: 'Banská Bystrica', place: [19.15, 48.74], shown: 'wide' },
  { name: 'Košice', place: [21.26, 48.72], shown: 'always' },
  { name: 'Trnava', place: [17.59, 48.38], shown: 'wide', side: 'above' },
  { name: 'Nitra', place: [18.09, 48.31], shown: 'wide' },
  { name: 'Trenčín', place: [18.04, 48.89], shown: 'wide' },
  { name: 'Prešov', place: [21.24, 49], shown: 'wide' },
  { name: 'Poprad', place: [20.3, 49.06], shown: 'wide' },
  { name: 'Bardejov', place: [21.28, 49.29], shown: 'own' },
  { name: 'Dunajská Streda', place: [17.62, 47.99], shown: 'own' },
  { name: 'Humenné', place: [21.91, 48.94], shown: 'own', side: 'left' },
  { name: 'Komárno', place: [18.12, 47.76], shown: 'own', side: 'above' },
  { name: 'Levice', place: [18.6, 48.22], shown: 'own' },
  { name: 'Liptovský Mikuláš', place: [19.61, 49.08], shown: 'own', side: 'above' },
  { name: 'Lučenec', place: [19.67, 48.33], shown: 'own' },
  { name: 'Malacky', place: [17.02, 48.44], shown: 'own' },
  { name: 'Martin', place: [18.92, 49.06], shown: 'own' },
  { name: 'Michalovce', place: [21.92, 48.75], shown: 'own', side: 'below' },
  { name: 'Nové Zámky', place: [18.16, 47.99], shown: 'own' },
  { name: 'Pezinok', place: [17.27, 48.29], shown: 'own' },
  { name: 'Piešťany', place: [17.83, 48.59], shown: 'own' },
  { name: 'Považská Bystrica', place: [18.45, 49.12], shown: 'own', side: 'left' },
  { name: 'Prievidza', place: [18.62, 48.77], shown: 'own', side: 'below' },
  { name: 'Rimavská Sobota', place: [20.02, 48.38], shown: 'own' },
  { name: 'Ružomberok', place: [19.3, 49.08], shown: 'own' },
  { name: 'Senica', place: [17.37, 48.68], shown: 'own' },
  { name: 'Spišská Nová Ves', place: [20.57, 48.94], shown: 'own', side: 'below' },
  { name: 'Topoľčany', place: [18.18, 48.56], shown: 'own' },
  { name: 'Zvolen', place: [19.13, 48.57], shown: 'own', side: 'below' },
];

/** Paper of the plan. */
export const PLAN = { width: 640, height: 372, top: 22 } as const;

const LEFT = 20;
const WEST = 16.85;
const NORTH = 49.62;
/** Units for one degree of latitude. */
const DEGREE = 158;
/** A degree of longitude is shorter: the cosine of 48.7°. */
const SHORTER = 0.66;

const xOf = (longitude: number): number => LEFT + (longitude - WEST) * SHORTER * DEGREE;
const yOf = (latitude: number): number => PLAN.top + (NORTH - latitude) * DEGREE;

const line = (places: readonly Place[]): string =>
  `M${places.map(([longitude, latitude]) => `${xOf(longitude).toFixed(1)} ${yOf(latitude).toFixed(1)}`).join('L')}`;

export const OUTLINE = `${line(BORDER)}z`;
export const WATER = RIVERS.map(line).join('');

const longitudes = BORDER.map(([longitude]) => longitude);
/** From the westernmost to the easternmost point of the plan. */
export const SPAN = [xOf(Math.min(...longitudes)), xOf(Math.max(...longitudes))] as const;

/** Meridians and parallels that cross the plan. */
export const MERIDIANS = [17, 18, 19, 20, 21, 22].map((degree) => ({ degree, x: xOf(degree) }));
export const PARALLELS = [48, 49].map((degree) => ({ degree, y: yOf(degree) }));

export interface PlacedTown extends Omit<Town, 'place'> {
  x: number;
  y: number;
}

const placed = ({ place: [longitude, latitude], ...town }: Town): PlacedTown => ({
  ...town,
  x: xOf(longitude),
  y: yOf(latitude),
});

/** The towns to draw, and the operator's own among them; null when it is not known or not filled in. */
export function townsOf(city: string | null): { towns: PlacedTown[]; own: PlacedTown | null } {
  const towns = TOWNS.filter(({ name, shown }) => shown !== 'own' || name === city).map(placed);
  return { towns, own: towns.find(({ name }) => name === city) ?? null };
}
