import { SERVICE_PAGE } from '#content/common.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import { site } from '#domain/content/site.ts';
import { type RecurringUnit, SERVICES, type ServiceSlug } from '#domain/quote/catalogue.ts';
import { priceWithVat, vatStatus } from '#domain/quote/vat.ts';
import { typesetTexts } from './page-texts.ts';

/** What stands under a published price: that it is indicative, the VAT, and for a payer the amounts with it. */
export function vatNotes(slug: ServiceSlug): string[] {
  const [min, max] = SERVICES[slug].euros;
  const { secondary } = priceWithVat({ min, max }, site.vat);
  return typesetTexts([
    SERVICE_PAGE.pricingNote,
    SERVICE_PAGE.estimateNote,
    vatStatus(site.vat),
    ...(secondary ? [secondary] : []),
  ]);
}

/** How a recurring price is paid: "mesačne"; null for one paid once. */
export const chargedUnit = (charged: 'once' | RecurringUnit): string | null =>
  charged === 'once' ? null : SERVICE_PRICE.paid[charged];
