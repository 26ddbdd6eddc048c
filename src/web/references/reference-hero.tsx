import { Link } from 'react-router';
import { REFERENCE_PAGE } from '#content/reference-page.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { Badge } from '../design/badge.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Hero, HeroSheet } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { ReferenceEstimate } from './reference-estimate.tsx';
import { ReferenceIllustration } from './reference-illustration.tsx';
import type { ReferencePageProps } from './reference-page.tsx';

const TRAIL = [
  { name: 'Domov', path: '/' },
  { name: 'Projekty', path: '/projekty' },
];

/** What was built, beside its sketch; an invented reference says so at once. */
export function ReferenceHero({ reference, wizard }: { reference: ReferencePageProps; wizard: string }) {
  const { title, summary, model, illustration, sheet, sentences, price } = reference;
  return (
    <Hero
      above={
        <>
          <Breadcrumbs trail={TRAIL} current={title} />
          {model && (
            <p>
              <Badge tone="strong">{REFERENCE_PAGE.model}</Badge>
            </p>
          )}
        </>
      }
      title={title}
      longTitle
      lead={summary}
      beside={
        <HeroSheet
          cells={[
            {
              label: REFERENCE_PAGE.trade,
              value: <CellLink to={reference.tradePath}>{reference.tradeName}</CellLink>,
            },
            {
              label: REFERENCE_PAGE.service,
              value: <CellLink to={`/sluzby/${reference.service}`}>{reference.serviceName}</CellLink>,
            },
            { label: 'List', value: `${sheet.number} / ${sheet.of}` },
          ]}
        >
          <ReferenceIllustration id={illustration} className="h-auto w-full" />
          <ReferenceEstimate price={price} />
        </HeroSheet>
      }
    >
      {model && <p className="text-small text-ink-2">{sentences.modelDetail}</p>}
      <Actions className="mt-3">
        <ButtonLink to={wizard} preventScrollReset variant="primary" size="large">
          {REFERENCE_PAGE.primaryCta} <Arrow />
        </ButtonLink>
      </Actions>
    </Hero>
  );
}

const CellLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-my-2 block py-2 underline decoration-control underline-offset-4 hover:text-anchor hover:decoration-current"
  >
    {children}
  </Link>
);
