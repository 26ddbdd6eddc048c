import { Link, NavLink, useLocation } from 'react-router';
import { classes } from '../design/classes.ts';
import { BrandName } from './brand-name.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NAVIGATION } from './navigation.ts';
import { QuoteLink } from './quote-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * Head of every page; the home page shows no site navigation (decisions 5). Whole squares high, so that a hero's drawing
 * grid runs on behind it without a step. Beside the navigation there is room for the theme only on wide screens, and on
 * the narrowest none for the call, which the menu has too.
 */
export function Header() {
  const isHome = useLocation().pathname === '/';
  return (
    <header>
      <div className="frame flex h-16 items-center gap-2.5 md:h-24 md:gap-3 lg:gap-6 print:h-auto print:pb-4">
        <Link to="/" className="mr-auto" aria-current={isHome ? 'page' : undefined}>
          <BrandName />
        </Link>
        {!isHome && (
          <nav aria-label="Hlavná navigácia" className="hidden md:block print:hidden">
            <ul className="targets flex gap-1 font-semibold whitespace-nowrap">
              {NAVIGATION.map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    className="border-y-2 border-transparent px-2 aria-[current=page]:border-b-ink lg:px-3"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ThemeSwitch className={classes('mr-2 hidden print:hidden', isHome ? 'md:flex' : 'lg:flex')} />
        <QuoteLink className={classes('whitespace-nowrap max-xs:px-2', !isHome && 'max-xs:hidden')} />
        {!isHome && <MobileMenu />}
      </div>
    </header>
  );
}
