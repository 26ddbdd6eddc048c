import { Link } from 'react-router';
import { site } from '#domain/content/site.ts';
import { BrandMark } from '../design/brand-mark.tsx';
import { ACCOUNT_LINK, FOOTER_PAGES, LEGAL_PAGES, type NavigationLink } from './navigation.ts';
import type { OperatorNotice } from './operator-notice.ts';
import { OperatorRows } from './operator-rows.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface FooterProps {
  operator: OperatorNotice;
  trades: readonly NavigationLink[];
}

const CELL = 'px-cell pt-5 pb-6 max-md:py-4';
const RULED = `${CELL} border-t border-line`;
const BESIDE = `${RULED} md:border-t-0 md:border-l`;
/** On phones one after the other, as the words of a line. */
const LINKS = 'targets max-md:flex max-md:flex-wrap max-md:gap-x-6';

/** Foot of every page, drawn as the title block of a sheet: who runs the site (slovak.md 1.1) and its pages. On paper only that. */
export function Footer({ operator, trades }: FooterProps) {
  return (
    <footer className="mt-section pb-8 text-small print:mt-7 print:pb-0">
      <div className="frame">
        <div className="grid border-stroke border-ink bg-sheet md:grid-cols-[2fr_1fr_minmax(--spacing(62),1.25fr)] print:block">
          <div className={`${CELL} flex flex-col text-ink-2 print:hidden`}>
            <p className="heading mb-1.5 text-section text-ink">{site.brand.name}</p>
            <p>{site.brand.tagline}</p>
            <BrandMark className="brand-drawing mt-auto mb-1 -ml-1 hidden h-auto w-38 pt-6 text-ink md:block" />
          </div>
          <nav aria-label="Pätička" className={`${BESIDE} print:hidden`}>
            <p className="mark mb-2">Stránky</p>
            <ul className={LINKS}>
              <li>
                <Link to="/">Domov</Link>
              </li>
              {FOOTER_PAGES.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li>
                <a href={ACCOUNT_LINK.to}>{ACCOUNT_LINK.label}</a>
              </li>
            </ul>
          </nav>
          <div className={`${BESIDE} flex flex-col justify-between gap-5 print:hidden`}>
            <nav aria-label="Dokumenty">
              <p className="mark mb-2">Dokumenty</p>
              <ul className={LINKS}>
                {LEGAL_PAGES.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="noscript:hidden">
              <p className="mark mb-2">Vzhľad</p>
              <ThemeSwitch />
            </div>
          </div>
          {/* A phone gets them once: the home page has a part of its own for them. */}
          <nav
            aria-label="Pre koho"
            className={`${RULED} max-md:[body:has(#pre-koho)_&]:hidden md:col-span-full print:hidden`}
          >
            <p className="mark mb-2">Pre koho</p>
            <ul className={`${LINKS} md:flex md:flex-wrap md:gap-x-7`}>
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
  <div className={`${RULED} md:col-span-full md:border-t-stroke md:border-ink print:border-0`}>
    <p className="mark mb-2">Prevádzkovateľ</p>
    <p className="font-semibold">{notice.name}</p>
    <dl className="mb-1.5 flex flex-wrap gap-x-7 *:flex *:flex-wrap *:gap-x-1.5 [&_dt]:text-ink-2 [&_dt]:after:content-[':']">
      <OperatorRows rows={notice.rows} />
    </dl>
    <p>{notice.vat}</p>
  </div>
);
