import type { MetaDescriptor } from 'react-router';
import { site } from '#domain/content/site.ts';

/** What a screen of an area says about itself in its head. No search engine lists it. */
export const areaMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${site.brand.name}` },
  { name: 'robots', content: 'noindex' },
];
