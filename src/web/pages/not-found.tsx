import { EMPTY_STATES } from '#content/empty-states.ts';
import { PAGE_META } from '#content/pages.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { MissingSheet } from '../design/missing-sheet.tsx';
import type { PageSeo } from '../shell/seo.ts';

export const NOT_FOUND_SEO: PageSeo = { ...PAGE_META.notFound, path: '/', noIndex: true };

/** A sheet with nothing on it; `service` says that a service was looked for. */
export function NotFound({ service = false }: { service?: boolean }) {
  return (
    <MissingSheet
      drawing={<MissingPart />}
      title={PAGE_META.notFound.title}
      text={service ? EMPTY_STATES.unknownService : PAGE_META.notFound.description}
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            Prejsť na úvodnú stránku <Arrow />
          </ButtonLink>
          <ButtonLink to="/sluzby">Služby</ButtonLink>
        </>
      }
      cells={[
        { label: 'Výkres', value: 'Nenájdený' },
        { label: 'Číslo', value: '404' },
        { label: 'List', value: '0 / 0' },
      ]}
    />
  );
}

/** An exploded drawing of a box whose content is missing: only its measure is left. */
const MissingPart = () => (
  <svg viewBox="0 0 320 132" className="illustration mx-auto mt-8 w-96 max-w-full px-4" aria-hidden="true">
    <path d="M40 34v64M40 34l56-22v64L40 98M96 12l28 12M96 76l28 12" />
    <path d="M280 34v64M280 34l-56-22v64l56 22M224 12l-28 12M224 76l-28 12" />
    <path className="thin" strokeDasharray="3 4" d="M124 24h72v64h-72zM124 24l72 64M196 24l-72 64" />
    <path className="dim" d="M124 104v16M196 104v16M124 112h72" />
    <path className="dim-head" d="m125 112 8-2.6v5.2zM195 112l-8-2.6v5.2z" />
  </svg>
);
