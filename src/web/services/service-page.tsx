import { SERVICE_PAGE } from '#content/common.ts';
import type { ServiceContent } from '#domain/content/schema.ts';
import { CardGrid } from '../design/card-grid.tsx';
import { StepList } from '../design/step-list.tsx';
import { QuestionList } from '../pages/question-list.tsx';
import { Section } from '../pages/section.tsx';
import type { ListedService } from './listed-service.ts';
import { ServiceBenefits } from './service-benefits.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceFeatures } from './service-features.tsx';
import { ServiceHero } from './service-hero.tsx';
import { type PublishedPrice, ServicePricing } from './service-pricing.tsx';
import { ServiceUseCases } from './service-use-cases.tsx';

export interface ServicePageProps {
  service: Omit<ServiceContent, 'seo'>;
  /** Position among the services, for the title block. */
  sheet: { number: number; of: number };
  price: PublishedPrice;
  related: readonly ListedService[];
}

/** Everything about one service (specification 2, "Service detail pages"). */
export function ServicePage({ service, sheet, price, related }: ServicePageProps) {
  const { slug, name } = service;
  return (
    <>
      <ServiceHero service={service} sheet={sheet} price={price} />
      <Section number={1} mark="Prínosy" title={SERVICE_PAGE.benefits}>
        <ServiceBenefits benefits={service.benefits} />
      </Section>
      <Section number={2} mark="Rozsah" title={SERVICE_PAGE.features} split>
        <ServiceFeatures features={service.features} technologies={service.technologies} />
      </Section>
      <Section number={3} mark="Postup" title={SERVICE_PAGE.process} split>
        <StepList items={service.process} />
      </Section>
      <Section number={4} mark="Príklady" title={SERVICE_PAGE.useCases}>
        <ServiceUseCases useCases={service.useCases} />
      </Section>
      <Section number={5} mark="Cena" title={SERVICE_PAGE.pricing} id="cena">
        <ServicePricing slug={slug} name={name} price={price} factors={service.priceFactors} />
      </Section>
      <Section number={6} mark="Otázky" title={SERVICE_PAGE.faqs} split>
        <QuestionList items={service.faqs} />
      </Section>
      {service.sections.map(({ id, title, content }, index) => (
        <Section key={id} id={id} number={7 + index} mark={name} title={title} split>
          <p className="max-w-text text-ink-2">{content}</p>
        </Section>
      ))}
      <Section number={7 + service.sections.length} mark="Služby" title={SERVICE_PAGE.related}>
        <CardGrid>
          {related.map((other) => (
            <ServiceCard key={other.slug} {...other} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
