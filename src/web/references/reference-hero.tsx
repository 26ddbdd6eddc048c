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
          <h1 className="reference-title">{title}</h1>
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
            <ReferenceIllustration id={illustration} className="reference-sketch" />
          </div>
          <TitleBlock
            cells={[
              {
                label: REFERENCE_PAGE.trade,
                value: <Link to={reference.tradePath}>{reference.tradeName}</Link>,
              },
              {
                label: REFERENCE_PAGE.service,
                value: <Link to={`/sluzby/${reference.service}`}>{reference.serviceName}</Link>,
              },
              { label: 'List', value: `${sheet.number} / ${sheet.of}` },
            ]}
          />
        </Sheet>
      </div>
    </DrawingGrid>
  );
}
