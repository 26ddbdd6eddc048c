import { site } from '#domain/content/site.ts';
import { BrandMark } from '../design/brand-mark.tsx';

/** The brand's mark with its name, as high as a finger needs. */
export const BrandName = () => (
  <span className="heading inline-flex min-h-target items-center gap-2.5 text-base leading-none sm:text-section">
    <BrandMark />
    {site.brand.name}
  </span>
);
