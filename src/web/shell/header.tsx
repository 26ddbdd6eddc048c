import { Link, NavLink, useLocation } from 'react-router';
import { site } from '#domain/content/site.ts';
import { BrandMark } from '../design/brand-mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NAVIGATION } from './navigation.ts';
import { QuoteLink } from './quote-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Head of every page; the home page shows no site navigation (decisions 5). */
export function Header() {
  const isHome = useLocation().pathname === '/';
  return (
    <header className="site-header">
      <div className="frame site-header-row">
        <Link to="/" className="site-brand" aria-current={isHome ? 'page' : undefined}>
          <BrandMark />
          <span>{site.brand.name}</span>
        </Link>
        {!isHome && (
          <nav aria-label="Hlavná navigácia" className="site-nav">
            <ul>
              {NAVIGATION.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ThemeSwitch className="site-header-theme" />
        <QuoteLink className="site-header-cta" />
        {!isHome && <MobileMenu />}
      </div>
    </header>
  );
}
