import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { OfferWithPayments } from '#domain/payments/offer-with-payments.ts';
import type { ReadPriceBook } from '#domain/quote/price-book.ts';

/** What pages may ask the server for while they are rendered: functions and data only, never instances. */
export interface PageFacts {
  priceBook: ReadPriceBook;
  /** What the page of a secret link shows: null where the link is no good one, undefined of every other page. */
  linkedOffer?: OfferWithPayments | null;
}

/** Reads what the page of a secret link shows. Throws rateLimited. */
export type ReadLinkedOffer = (asked: {
  secret: string;
  search: string;
  ip: string;
}) => Promise<OfferWithPayments | null>;

/** Renders one path to a complete answer; the React Router handler in production, anything else in tests. */
export type RenderPage = (request: Request, facts: PageFacts) => Promise<Response>;

/** What `entry.server.tsx` has beside React Router's own: the way of the facts to the pages' loaders. */
interface PagesEntry {
  contextOf: (facts: PageFacts) => RouterContextProvider;
}

/** Renders the pages of a build. */
export function pageRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handle = createRequestHandler(build, mode);
  const { contextOf } = build.entry.module as ServerBuild['entry']['module'] & PagesEntry;
  return (request, facts) => handle(request, contextOf(facts));
}
