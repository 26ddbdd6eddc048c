import type { MetaDescriptor } from 'react-router';
import { site } from '#domain/content/site.ts';

/** The title of the tab of a screen. */
export const areaTitle = (title: string): string => `${title} | ${site.brand.name}`;

/** What a screen of an area says about itself in its head. No search engine lists it. */
export const areaMeta = (title: string): MetaDescriptor[] => [
  { title: areaTitle(title) },
  { name: 'robots', content: 'noindex' },
];
