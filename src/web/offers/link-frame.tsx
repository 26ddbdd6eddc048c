import type { ReactNode } from 'react';
import { BrandName } from '../shell/brand-name.tsx';
import { MainPart, SkipLink } from '../shell/main-part.tsx';
import '../design/areas/client-offer.css';

interface LinkFrameProps {
  warning?: string;
  end?: ReactNode;
  children: ReactNode;
}

/**
 * Around what is behind a secret link: a document of its own without code of others and without navigation, so every way
 * out loads one, and none says where it was (decision 094). What the link opens to whoever has it is said at every width.
 */
export const LinkFrame = ({ warning, end, children }: LinkFrameProps) => (
  <>
    <SkipLink />
    <header className="client-offer-head">
      <div className="client-offer-width">
        <a href="/">
          <BrandName />
        </a>
        {warning && <p className="mark client-offer-warning text-ink-2 normal-case">{warning}</p>}
        {end && <div className="client-offer-head-end">{end}</div>}
      </div>
    </header>
    <MainPart>{children}</MainPart>
  </>
);
