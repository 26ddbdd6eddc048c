import type { MetaFunction } from 'react-router';
import { HOME } from '#content/home.ts';
import { PAGE_META } from '#content/pages.ts';
import { pageMeta } from '../shell/seo.ts';

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { ...PAGE_META.home, path: '/' });

export default function HomePage() {
  return (
    <section className="drawing-grid">
      <div className="frame py-24">
        <h1 className="text-h1">{HOME.hero.title}</h1>
        <p className="text-lead text-ink-2">{HOME.hero.subtitle}</p>
      </div>
    </section>
  );
}
