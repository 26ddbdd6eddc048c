import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { BrandName } from './brand-name.tsx';
import { ACCOUNT_LINK, NAVIGATION } from './navigation.ts';
import { QuoteLink } from './quote-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const MENU_ID = 'site-menu';

const LINK =
  'flex min-h-16 items-center border-b border-line underline-offset-4 hover:underline aria-[current=page]:underline';

/** The navigation on small screens: a native popover, which opens before any script has loaded. */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the visitor goes somewhere
  useEffect(() => menu.current?.hidePopover(), [pathname, search]);
  return (
    <div className="md:hidden print:hidden">
      <button type="button" popoverTarget={MENU_ID} className="button button-icon button-quiet -mr-2.5">
        <Menu aria-hidden="true" strokeWidth={1.5} />
        <span className="sr-only">Otvoriť menu</span>
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="drawing-grid size-full bg-paper px-gutter pt-22 pb-8 text-ink"
      >
        {/* The head of the page under it, where it was. */}
        <p className="absolute top-0 left-gutter flex h-16 items-center" aria-hidden="true">
          <BrandName />
        </p>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="button button-icon button-quiet absolute top-2.5 right-gutter -mr-2.5"
        >
          <X aria-hidden="true" strokeWidth={1.5} />
          <span className="sr-only">Zavrieť menu</span>
        </button>
        <nav aria-label="Menu stránky">
          <ul className="heading text-section">
            <li>
              <NavLink to="/" className={LINK}>
                Domov
              </NavLink>
            </li>
            {NAVIGATION.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={LINK}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <a href={ACCOUNT_LINK.to} className={LINK}>
                {ACCOUNT_LINK.label}
              </a>
            </li>
          </ul>
        </nav>
        <QuoteLink className="mt-8 mb-4 w-full" />
        <ThemeSwitch />
      </div>
    </div>
  );
}
