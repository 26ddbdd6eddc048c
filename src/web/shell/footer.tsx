import { Link } from 'react-router';
import { site } from '#domain/content/site.ts';
import { BrandMark } from '../design/brand-mark.tsx';
import { FOOTER_PAGES, LEGAL_PAGES, type NavigationLink } from './navigation.ts';
import type { OperatorNotice } from './operator-notice.ts';
import { OperatorRows } from './operator-rows.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface FooterProps {
  operator: OperatorNotice;
  trades: readonly NavigationLink[];
}

/** Foot of every page, drawn as the title block of a sheet: who runs the site (slovak.md 1.1) and its pages. */
export function Footer({ operator, trades }: FooterProps) {
  return (
    <footer className="site-footer">
      <div className="frame">
        <div className="site-footer-block">
          <div className="site-footer-cell site-footer-brand">
            <p className="site-footer-name">{site.brand.name}</p>
            <p>{site.brand.tagline}</p>
            <BrandMark className="site-footer-mark" />
          </div>
          <nav aria-label="Pätička" className="site-footer-cell site-footer-pages">
            <p className="mark">Stránky</p>
            <ul>
              <li>
                <Link to="/">Domov</Link>
              </li>
              {FOOTER_PAGES.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="site-footer-cell site-footer-more">
            <nav aria-label="Dokumenty">
              <p className="mark">Dokumenty</p>
              <ul>
                {LEGAL_PAGES.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <p className="mark">Vzhľad</p>
              <ThemeSwitch />
            </div>
          </div>
          <nav aria-label="Pre koho" className="site-footer-cell site-footer-trades">
            <p className="mark">Pre koho</p>
            <ul>
              {trades.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <Operator notice={operator} />
        </div>
      </div>
    </footer>
  );
}

const Operator = ({ notice }: { notice: OperatorNotice }) => (
  <div className="site-footer-cell site-footer-operator">
    <p className="mark">Prevádzkovateľ</p>
    <p className="site-footer-operator-name">{notice.name}</p>
    <dl>
      <OperatorRows rows={notice.rows} />
    </dl>
    <p>{notice.vat}</p>
  </div>
);
