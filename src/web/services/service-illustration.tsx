import type { ReactNode } from 'react';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { Drawing } from '../design/illustrations/drawing.tsx';
import {
  application,
  calculator,
  form,
  layers,
  maintenance,
  search,
  website,
} from '../design/illustrations/service-drawings.tsx';

const DRAWINGS: Record<ServiceSlug, ReactNode> = {
  'tvorba-webu': website,
  'web-aplikacie': application,
  'seo-optimalizacia': search,
  'udrzba-podpora': maintenance,
  'cenove-kalkulacky': calculator,
  'erp-systemy': layers,
  'interaktivne-formulare': form,
};

/** The line drawing of a service. Decorative. */
export const ServiceIllustration = ({ slug, className }: { slug: ServiceSlug; className?: string }) => (
  <Drawing className={className}>{DRAWINGS[slug]}</Drawing>
);
