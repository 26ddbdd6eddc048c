import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { site } from '#domain/content/site.ts';
import { BrandMark } from '../design/brand-mark.tsx';
import { NAVIGATION } from './navigation.ts';
import { QuoteLink } from './quote-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const MENU_ID = 'site-menu';

/** The navigation on small screens: a native popover, which opens before any script has loaded. */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor goes somewhere
  useEffect(() => menu.current?.hidePopover(), [pathname, search]);
  return (
    <div className="site-menu-holder">
      <button type="button" popoverTarget={MENU_ID} className="button button-icon button-quiet">
        <Menu aria-hidden="true" strokeWidth={1.5} />
        <span className="sr-only">Otvoriť menu</span>
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className="site-menu">
        <p className="site-brand site-menu-brand" aria-hidden="true">
          <BrandMark />
          <span>{site.brand.name}</span>
        </p>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="button button-icon button-quiet site-menu-close"
        >
          <X aria-hidden="true" strokeWidth={1.5} />
          <span className="sr-only">Zavrieť menu</span>
        </button>
        <nav aria-label="Menu stránky">
          <ul>
            <li>
              <NavLink to="/">Domov</NavLink>
            </li>
            {NAVIGATION.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <QuoteLink className="site-menu-cta" />
        <ThemeSwitch />
      </div>
    </div>
  );
}
