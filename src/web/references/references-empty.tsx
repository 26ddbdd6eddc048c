import { REFERENCE_PAGE } from '#content/reference-page.ts';
import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import type { ReferenceFilter } from '#domain/references/reference-filter.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { TRADE_PARAM, wizardHref } from '../quote/wizard-link.ts';

interface ReferencesEmptyProps {
  filter: ReferenceFilter;
  title: string;
  text: string;
}

/** Stands where no reference passes the filter: the price of just this combination, or all references. */
export function ReferencesEmpty({ filter, title, text }: ReferencesEmptyProps) {
  const service = SERVICE_SLUGS.find((slug) => slug === filter.service) ?? DEFAULT_SERVICE;
  // The wizard knows trades by their Slovak slugs as well.
  const trade = filter.trade ? `&${TRADE_PARAM}=${filter.trade}` : '';
  return (
    <div className="grid max-w-176 gap-3 border border-control border-dashed p-sheet">
      <h2 className="text-section">{title}</h2>
      <p className="text-ink-2">{text}</p>
      <Actions className="mt-3">
        <ButtonLink to={wizardHref(service) + trade} preventScrollReset variant="primary">
          Vypočítať cenu <Arrow />
        </ButtonLink>
        <ButtonLink to="/projekty" preventScrollReset>
          {REFERENCE_PAGE.all}
        </ButtonLink>
      </Actions>
    </div>
  );
}
