import type { ReactNode } from 'react';
import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { SERVICE_SLUGS, type ServiceSlug } from '#domain/quote/catalogue.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { serviceName } from '#domain/quote/labels.ts';
import type { WizardForm } from '#domain/quote/wizard-form.ts';
import { currentQuote } from '#domain/quote/wizard-state.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { HeroSheet } from '../design/hero.tsx';
import { loadDraft } from '../quote/draft-storage.ts';
import { PriceView } from '../quote/price-view.tsx';
import { shownPrice } from '../quote/shown-price.ts';
import { wizardHref } from '../quote/wizard-link.ts';

/** The sheet of a kept quote that is still valid and was not sent; null without one. */
export function unsentSheet(now: number): ReactNode {
  for (const service of SERVICE_SLUGS) {
    const draft = loadDraft(service, now);
    const quote = draft && currentQuote({ service, ...draft });
    if (quote && Date.parse(quote.validUntil) > now)
      return <UnsentSheet service={service} form={draft.form} quote={quote} />;
  }
  return null;
}

function UnsentSheet({
  service,
  form,
  quote,
}: {
  service: ServiceSlug;
  form: WizardForm;
  quote: QuoteAnswer;
}) {
  const { facts, heading } = QUOTE_DOCUMENT;
  const price = shownPrice(service, form, quote, null);
  return (
    <HeroSheet
      cells={[
        { label: facts.number, value: quote.number ?? '–' },
        { label: facts.validUntil, value: formatDate(new Date(quote.validUntil)) },
      ]}
    >
      <div className="grid gap-4">
        <hgroup>
          <p className="mark">{heading}</p>
          <h2 className="mt-1 text-section">Váš rozpočet: {tied(serviceName(service))}</h2>
        </hgroup>
        {price && <PriceView price={price} size="large" />}
        <p className="text-small text-ink-2">
          Dopyt ešte nie je odoslaný. Rozpočet máte uložený v&nbsp;tomto prehliadači.
        </p>
        <ButtonLink to={wizardHref(service)} variant="primary" className="w-full">
          Pokračovať <Arrow />
        </ButtonLink>
      </div>
    </HeroSheet>
  );
}
