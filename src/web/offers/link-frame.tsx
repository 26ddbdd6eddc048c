import type { ReactNode } from 'react';
import { BrandName } from '../shell/brand-name.tsx';
import { MainPart, SkipLink } from '../shell/main-part.tsx';
import '../design/areas/client-offer.css';

/**
 * Around what is behind a secret link: a document of its own without code of others and without navigation, so every way
 * out loads one, and none says where it was (decision 094).
 */
export const LinkFrame = ({ end, children }: { end?: ReactNode; children: ReactNode }) => (
  <>
    <SkipLink />
    <header className="client-offer-head">
      <div className="client-offer-width">
        <a href="/">
          <BrandName />
        </a>
        {end && <div className="client-offer-head-end">{end}</div>}
      </div>
    </header>
    <MainPart>{children}</MainPart>
  </>
);
