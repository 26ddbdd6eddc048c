import { Link } from 'react-router';
import { REFERENCE_PAGE } from '#content/reference-page.ts';
import type { ReferenceContent } from '#domain/content/schema.ts';
import type { FeatureId } from '#domain/quote/catalogue.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { CardGrid } from '../design/card-grid.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TechnologyList } from '../design/technology-list.tsx';
import { Section } from '../pages/section.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import { ReferenceCard, type ReferenceSummary } from './reference-card.tsx';
import { ReferenceHero } from './reference-hero.tsx';

export interface ReferencePageProps extends Omit<ReferenceContent, 'slug' | 'description' | 'features'> {
  tradeName: string;
  tradePath: string;
  serviceName: string;
  features: readonly { id: FeatureId; name: string }[];
  /** Position among the references, for the title block. */
  sheet: { number: number; of: number };
  sentences: { modelDetail: string; call: string };
  price: ReferenceSummary['price'];
  others: readonly ReferenceSummary[];
}

/** One case study: the task, what was built, what it brings, and the wizard preset to the same things. */
export function ReferencePage(reference: ReferencePageProps) {
  const { trade, service, features, built, stack, outcome, sentences, others } = reference;
  const wizard = wizardHref(service, { trade, features: features.map(({ id }) => id) });
  return (
    <>
      <ReferenceHero reference={reference} wizard={wizard} />
      <Section number={1} mark={reference.tradeName} title={REFERENCE_PAGE.problem} split>
        <p className="max-w-text text-ink-2">{reference.problem}</p>
      </Section>
      <Section number={2} mark="Riešenie" title={REFERENCE_PAGE.built}>
        <ul className="grid gap-8 md:grid-cols-3">
          {built.map(({ title, description }) => (
            <li key={title} className="grid content-start gap-2 border-t-stroke border-ink pt-4">
              <h3 className="text-section">{title}</h3>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
        <h3 className="mark mt-8 mb-2">{REFERENCE_PAGE.stack}</h3>
        <TechnologyList technologies={stack} />
      </Section>
      <Section number={3} mark="Prínos" title={REFERENCE_PAGE.outcome} split>
        <p className="max-w-note text-lead">{outcome}</p>
      </Section>
      <Section number={4} mark="Funkcie" title={REFERENCE_PAGE.features} split>
        <Sheet registered className="grid justify-items-start gap-5 p-sheet">
          <ul className="targets justify-self-stretch">
            {features.map(({ id, name }) => (
              <li key={id} className="bill-row py-0">
                <Link
                  to={wizardHref(service, { trade, features: [id] })}
                  preventScrollReset
                  className="text-link font-semibold"
                >
                  {name}
                  <span className="sr-only">: otvoriť v&nbsp;kalkulačke</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-small text-ink-2">{sentences.call}</p>
          <ButtonLink to={wizard} preventScrollReset variant="primary" className="max-xs:w-full">
            {REFERENCE_PAGE.primaryCta} <Arrow />
          </ButtonLink>
        </Sheet>
      </Section>
      <Section number={5} mark={REFERENCE_PAGE.list} title={REFERENCE_PAGE.others}>
        <CardGrid>
          {others.map((other) => (
            <ReferenceCard key={other.to} reference={other} heading="h3" />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
