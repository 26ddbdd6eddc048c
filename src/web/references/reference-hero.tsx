import { Link } from 'react-router';
import { REFERENCE_PAGE } from '#content/reference-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { Badge } from '../design/badge.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { ReferenceIllustration } from './reference-illustration.tsx';
import type { ReferencePageProps } from './reference-page.tsx';

const TRAIL = [
  { name: 'Domov', path: '/' },
  { name: 'Projekty', path: '/projekty' },
];

/** What was built, beside its sketch; an invented reference says so at once. */
export function ReferenceHero({ reference, wizard }: { reference: ReferencePageProps; wizard: string }) {
  const { title, summary, model, illustration, sheet, sentences } = reference;
  return (
    <DrawingGrid className="hero">
      <div className="frame hero-columns">
        <div className="hero-text">
          <Breadcrumbs trail={TRAIL} current={title} />
          {model && (
            <p>
              <Badge tone="strong">{REFERENCE_PAGE.model}</Badge>
            </p>
          )}
          <h1 className="text-h1-long">{title}</h1>
          <p className="hero-lead">{summary}</p>
          {model && <p className="text-small text-ink-2">{sentences.modelDetail}</p>}
          <div className="actions">
            <ButtonLink to={wizard} preventScrollReset variant="primary" size="large">
              {REFERENCE_PAGE.primaryCta} <Arrow />
            </ButtonLink>
          </div>
        </div>
        <Sheet registered className="hero-sheet">
          <div className="hero-sheet-body">
            <ReferenceIllustration id={illustration} className="h-auto w-full" />
          </div>
          <TitleBlock
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
          />
        </Sheet>
      </div>
    </DrawingGrid>
  );
}

const CellLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-my-2 block py-2 underline decoration-control underline-offset-4 hover:text-link hover:decoration-current"
  >
    {children}
  </Link>
);
