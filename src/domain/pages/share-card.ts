import { HOME } from '#content/home.ts';
import { REFERENCE_PAGE } from '#content/reference-page.ts';
import { REFERENCES } from '#content/references.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { SHARE_CARDS } from '#content/share-cards.ts';
import { TRADE_PAGES } from '#content/trade-pages.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import type { ReferenceContent } from '../content/schema.ts';
import { site } from '../content/site.ts';
import { typoSk } from '../kernel/text.ts';
import { SERVICE_SLUGS, SERVICES, type ServiceSlug, TRADE_IDS, type TradeId } from '../quote/catalogue.ts';
import { serviceDuration, serviceName, tradeName } from '../quote/labels.ts';
import { PAGE_PATHS, type PagePath } from './listed-pages.ts';
import { referencePath, tradePath } from './paths.ts';
import { servicePath } from './public-paths.ts';

/** What the share card of a page says; without a legend of its own the brand's. */
export type ShareCardContent = Pick<ShareCard, 'mark' | 'title' | 'drawing'> &
  Partial<Pick<ShareCard, 'legend'>>;

/** What is drawn on the image that social networks show of a page. */
export interface ShareCard {
  /** Canonical address of the page. */
  path: string;
  /** Over the title, as over a section: "01 – Tvorba webu". */
  mark: string;
  title: string;
  drawing: ServiceSlug | TradeId;
  /** Whole euros at the ends of the dimension line; null where the page has no price of its own. */
  price: { min: number; max: number } | null;
  /** Under the dimension line. */
  legend: string;
}

const SOLUTION_EUROS = HOME.solutions.flatMap(({ euros }) => euros);

/** The card of a page that is one of its kind; only the front page has a price. */
const pageCard = (path: PagePath): ShareCard => ({
  path,
  price: path === '/' ? { min: Math.min(...SOLUTION_EUROS), max: Math.max(...SOLUTION_EUROS) } : null,
  legend: site.brand.tagline,
  ...SHARE_CARDS[path],
});

/** The card of every public page. */
export const shareCards = (): ShareCard[] =>
  [
    ...PAGE_PATHS.map(pageCard),
    ...SERVICE_SLUGS.map((slug, index) => serviceCard(slug, index + 1)),
    ...TRADE_IDS.map(tradeCard),
    ...REFERENCES.map(referenceCard),
  ].map((card) => ({ ...card, title: typoSk(card.title) }));

/** Without its sample price: the image is drawn in the build, the price book can change afterwards. */
const tradeCard = (trade: TradeId): ShareCard => ({
  path: tradePath(trade),
  mark: tradeName(trade),
  title: TRADE_PAGES[trade].hero.title,
  drawing: trade,
  price: null,
  legend: `Web pre ${TRADE_CONTENT[trade].accusative}`,
});

const referenceCard = ({ slug, model, title, trade, service }: ReferenceContent): ShareCard => ({
  path: referencePath(slug),
  mark: model ? REFERENCE_PAGE.model : REFERENCE_PAGE.real,
  title,
  drawing: trade,
  price: null,
  legend: serviceName(service),
});

function serviceCard(slug: ServiceSlug, number: number): ShareCard {
  const { euros, charged } = SERVICES[slug];
  const [min, max] = euros;
  return {
    path: servicePath(slug),
    mark: `${String(number).padStart(2, '0')} – ${SERVICE_CONTENT[slug].name}`,
    title: SERVICE_CONTENT[slug].hero.title,
    drawing: slug,
    price: { min, max },
    legend: charged === 'month' ? 'mesačne' : (serviceDuration(slug) ?? ''),
  };
}
