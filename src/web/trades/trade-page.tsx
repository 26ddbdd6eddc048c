import { REFERENCE_PAGE } from '#content/reference-page.ts';
import { TRADE_PAGE } from '#content/trade-page.ts';
import type { TradePageContent } from '#domain/content/schema.ts';
import type { FeatureId, ServiceSlug, SizeId, TradeId } from '#domain/quote/catalogue.ts';
import type { PriceBook } from '#domain/quote/price-book.ts';
import { QuestionList } from '../pages/question-list.tsx';
import { Section } from '../pages/section.tsx';
import type { ReferenceSummary } from '../references/reference-card.tsx';
import type { NavigationLink } from '../shell/navigation.ts';
import { TradeCall } from './trade-call.tsx';
import { TradeFeatures } from './trade-features.tsx';
import { TradeHero } from './trade-hero.tsx';
import { TradeReference } from './trade-reference.tsx';
import { TradeServices } from './trade-services.tsx';
import { useSample } from './use-sample.ts';

export interface TradePageProps extends Pick<TradePageContent, 'hero' | 'about' | 'faqs' | 'typicalSize'> {
  trade: TradeId;
  name: string;
  /** For "Web pre …". */
  accusative: string;
  /** Position among the trades, for the title block. */
  sheet: { number: number; of: number };
  features: readonly { id: FeatureId; name: string; why: string }[];
  sizes: readonly { id: SizeId; name: string }[];
  services: readonly { slug: ServiceSlug; name: string; why: string; price: string }[];
  /** What such a website can look like. */
  reference: ReferenceSummary | null;
  /** Landing pages of the other trades. */
  others: readonly NavigationLink[];
  /** The price book in force when the page was rendered. */
  book: PriceBook | null;
  /** Over the sample's features, under its price, on its button, and beside it at the end. */
  sentences: { ticked: string; note: string; action: string; call: string };
  /** Why the sample price and those of the services differ: both are seen here (decisions 2.4). */
  estimateNote: string;
  /** That the price is indicative, VAT. */
  notes: readonly string[];
}

/** What a website does for one trade, with a price that can be tried out. */
export function TradePage(page: TradePageProps) {
  const { about, faqs, features, services, reference } = page;
  const sample = useSample(page);
  return (
    <>
      <TradeHero page={page} sample={sample} />
      <Section number={1} mark={page.name} title={about.title} split>
        <div className="grid max-w-text gap-4 text-ink-2">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section number={2} mark="Funkcie" title={TRADE_PAGE.features} split>
        <TradeFeatures features={features} book={sample.book} />
      </Section>
      <Section number={3} mark="Služby" title={TRADE_PAGE.services}>
        <TradeServices services={services} estimateNote={page.estimateNote} />
      </Section>
      {reference && (
        <Section
          number={4}
          mark={reference.model ? REFERENCE_PAGE.model : REFERENCE_PAGE.real}
          title={reference.title}
          split
        >
          <TradeReference reference={reference} />
        </Section>
      )}
      <Section number={reference ? 5 : 4} mark="Otázky" title={TRADE_PAGE.faqs} split>
        <QuestionList items={faqs} />
      </Section>
      <Section number={reference ? 6 : 5} mark="Cena" title={TRADE_PAGE.callTitle}>
        <TradeCall page={page} sample={sample} />
      </Section>
    </>
  );
}
