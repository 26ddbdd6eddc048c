import { CONTACT } from '#content/contact.ts';
import { FAQ_GROUPS } from '#content/faq.ts';
import { HOME } from '#content/home.ts';
import { PAGE_META } from '#content/pages.ts';
import { REFERENCE_SENTENCES } from '#content/reference-page.ts';
import { REFERENCES } from '#content/references.ts';
import { site } from '#domain/content/site.ts';
import { tradePath } from '#domain/pages/paths.ts';
import { SERVICE_SLUGS, SIZE_IDS, SIZES, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { priceFrom, sizeName, sizePrice, tradeName } from '#domain/quote/labels.ts';
import { vatStatus } from '#domain/quote/vat.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { CardGrid } from '../design/card-grid.tsx';
import { StepList } from '../design/step-list.tsx';
import { ContactCall } from '../pages/contact-call.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { PRICE_BOOK_IN_FORCE } from '../pages/price-book-in-force.ts';
import { QuestionList } from '../pages/question-list.tsx';
import { Section } from '../pages/section.tsx';
import { referenceSummaries } from '../references/reference-summary.ts';
import { listedService } from '../services/listed-service.ts';
import { ServiceCard } from '../services/service-card.tsx';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { homeData } from '../shell/structured-data.ts';
import type { Route } from './+types/home.route.ts';
import { HomeHero } from './home-hero.tsx';
import { HomePackages } from './home-packages.tsx';
import { HomeReferences } from './home-references.tsx';
import { HomeTrades } from './home-trades.tsx';
import { ServicesPrompt } from './services-prompt.tsx';

/** Questions a visitor has before the first calculation. */
const EXCERPT = ['presnost-ceny', 'zavaznost-rozpoctu', 'podklady', 'vlastnictvo-webu', 'bezplatna-udrzba'];

/** References shown of the portfolio. */
const REFERENCES_SHOWN = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const book = await context.get(PRICE_BOOK_IN_FORCE)();
  const allModels = REFERENCES.every(({ model }) => model);
  const questions = FAQ_GROUPS.flatMap(({ items }) => items).filter(({ slug }) => EXCERPT.includes(slug));
  return {
    ...pageTexts(
      { home: HOME, questions, contact: CONTACT, modelNotice: REFERENCE_SENTENCES.modelList },
      // Done projects are not counted on a page that shows invented ones (decisions 7.8).
      allModels ? { projectsDone: null } : {},
    ),
    references: referenceSummaries(book).slice(0, REFERENCES_SHOWN),
    allModels,
    services: SERVICE_SLUGS.map(listedService),
    trades: TRADE_IDS.map((trade) => ({
      trade,
      to: tradePath(trade),
      ...pageTexts({ name: tradeName(trade) }),
    })),
    packagePrices: HOME.packages.map(({ fromEuros }) => priceFrom(fromEuros)),
    packageSizes: SIZE_IDS.map((size) => ({
      size,
      euros: SIZES[size].euros,
      ...pageTexts({ name: sizeName(size), price: sizePrice(size) }),
    })),
    vatNote: vatStatus(site.vat),
    book,
  };
}

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...PAGE_META.home,
    path: '/',
    structuredData: homeData(publicOrigin(matches), loaderData?.home.solutions ?? []),
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, questions, contact, services, packagePrices, packageSizes, vatNote, book } = loaderData;
  const { trades, references, allModels, modelNotice } = loaderData;
  return (
    <>
      <HomeHero hero={home.hero} numbers={home.numbers} book={book} />
      <Section number={1} mark="Služby" title="Čo pre vás postavím" id="sluzby">
        <CardGrid onPhones="rows">
          {services.map((service) => (
            <ServiceCard key={service.slug} {...service} />
          ))}
          <ServicesPrompt text={contact.prompt} />
        </CardGrid>
      </Section>
      <Section number={2} mark="Balíky" title="Od jednej stránky po systém na mieru">
        <HomePackages
          packages={home.packages}
          prices={packagePrices}
          sizes={packageSizes}
          note={`${home.packagesNote} ${vatNote}`}
        />
      </Section>
      <Section number={3} mark="Pre koho" title="Web podľa vášho remesla" id="pre-koho">
        <HomeTrades trades={trades} />
      </Section>
      {references.length > 0 && (
        <Section number={4} mark="Projekty" title={allModels ? 'Modelové projekty' : 'Vybrané projekty'}>
          <HomeReferences references={references} notice={allModels ? modelNotice : null} />
        </Section>
      )}
      <Section number={5} mark="Postup" title="Ako začneme">
        <StepList items={home.steps} across />
      </Section>
      <Section number={6} mark="Otázky" title="Časté otázky" id="otazky" split>
        <QuestionList items={questions} />
        <ButtonLink to="/faq" className="mt-6">
          Všetky časté otázky <Arrow />
        </ButtonLink>
      </Section>
      <Section number={7} mark="Kontakt" title={contact.title} id="kontakt">
        <ContactCall text={contact.text} methods={contact.methods} />
      </Section>
    </>
  );
}
