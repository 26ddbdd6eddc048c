import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { PRICE_BOOK_IN_FORCE, type ReadPriceBook } from '#domain/quote/price-book.ts';

/** What pages may ask the server for while they are rendered: functions and data only, never instances. */
export interface PageFacts {
  priceBook: ReadPriceBook;
}

/** Renders one path to a complete answer; the React Router handler in production, anything else in tests. */
export type RenderPage = (request: Request, facts: PageFacts) => Promise<Response>;

/** Renders the pages of a build. */
export function pageRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handle = createRequestHandler(build, mode);
  return (request, { priceBook }) => {
    const context = new RouterContextProvider();
    context.set(PRICE_BOOK_IN_FORCE, priceBook);
    return handle(request, context);
  };
}
