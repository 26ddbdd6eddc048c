import { EMPTY_STATES } from '#content/empty-states.ts';
import { PAGE_META } from '#content/pages.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import type { PageSeo } from '../shell/seo.ts';

export const NOT_FOUND_SEO: PageSeo = { ...PAGE_META.notFound, path: '/', noIndex: true };

/** A sheet with nothing on it; `service` says that a service was looked for. */
export function NotFound({ service = false }: { service?: boolean }) {
  return (
    <DrawingGrid className="hero not-found">
      <div className="frame">
        <Sheet registered className="not-found-sheet">
          <MissingPart />
          <div className="not-found-text">
            <h1 className="text-h2">{PAGE_META.notFound.title}</h1>
            <p className="text-ink-2">
              {service ? EMPTY_STATES.unknownService : PAGE_META.notFound.description}
            </p>
            <div className="actions">
              <ButtonLink to="/" variant="primary">
                Prejsť na úvodnú stránku <Arrow />
              </ButtonLink>
              <ButtonLink to="/sluzby">Služby</ButtonLink>
            </div>
          </div>
          <TitleBlock
            cells={[
              { label: 'Výkres', value: 'Nenájdený' },
              { label: 'Číslo', value: '404' },
              { label: 'List', value: '0 / 0' },
            ]}
          />
        </Sheet>
      </div>
    </DrawingGrid>
  );
}

/** An exploded drawing of a box whose content is missing: only its measure is left. */
const MissingPart = () => (
  <svg viewBox="0 0 320 132" className="illustration not-found-drawing" aria-hidden="true">
    <path d="M40 34v64M40 34l56-22v64L40 98M96 12l28 12M96 76l28 12" />
    <path d="M280 34v64M280 34l-56-22v64l56 22M224 12l-28 12M224 76l-28 12" />
    <path className="thin" strokeDasharray="3 4" d="M124 24h72v64h-72zM124 24l72 64M196 24l-72 64" />
    <path className="dim" d="M124 104v16M196 104v16M124 112h72" />
    <path className="dim-head" d="m125 112 8-2.6v5.2zM195 112l-8-2.6v5.2z" />
  </svg>
);
