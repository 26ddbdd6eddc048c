import { data } from 'react-router';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta } from '../shell/seo.ts';
import type { Route } from './+types/not-found.route.ts';
import { NOT_FOUND_SEO, NotFound } from './not-found.tsx';

/** Any other path is a real 404 (decisions 5). */
export const loader = () => data(null, { status: 404 });

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, NOT_FOUND_SEO);

export default function NotFoundPage() {
  return <NotFound />;
}
