import type { ServiceContent } from '#domain/content/schema.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { cenoveKalkulacky } from './services/cenove-kalkulacky.ts';
import { erpSystemy } from './services/erp-systemy.ts';
import { interaktivneFormulare } from './services/interaktivne-formulare.ts';
import { seoOptimalizacia } from './services/seo-optimalizacia.ts';
import { tvorbaWebu } from './services/tvorba-webu.ts';
import { udrzbaPodpora } from './services/udrzba-podpora.ts';
import { webAplikacie } from './services/web-aplikacie.ts';

/** Texts of all service pages. Heavy: a list or a card reads SERVICE_SUMMARIES instead. */
export const SERVICE_CONTENT: Record<ServiceSlug, ServiceContent> = {
  'tvorba-webu': tvorbaWebu,
  'web-aplikacie': webAplikacie,
  'seo-optimalizacia': seoOptimalizacia,
  'udrzba-podpora': udrzbaPodpora,
  'cenove-kalkulacky': cenoveKalkulacky,
  'erp-systemy': erpSystemy,
  'interaktivne-formulare': interaktivneFormulare,
};
