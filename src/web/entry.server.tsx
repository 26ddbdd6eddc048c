import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { areaServedAt } from '#domain/pages/areas.ts';
import { wholeRouteList } from '#domain/pages/route-lists.ts';
import { SCRIPT_NONCE_HEADER } from '#domain/pages/script-nonce.ts';
import type { OfferWithPayments } from '#domain/payments/offer-with-payments.ts';
import type { ReadPriceBook } from '#domain/quote/price-book.ts';
import { LINKED_OFFER } from './offers/linked-offer.ts';
import { PRICE_BOOK_IN_FORCE } from './pages/price-book-in-force.ts';
import { ScriptNonce } from './shell/script-nonce.ts';

/** Renders the whole document before it answers: it is kept, and its policy allows the scripts that bear the nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let renderStatus = status;
  const nonce = request.headers.get(SCRIPT_NONCE_HEADER) ?? undefined;
  const context = areaServedAt(new URL(request.url).pathname) ? withWholeList(routerContext) : routerContext;
  const html = await new Promise<string>((resolve, reject) => {
    const page = (
      <ScriptNonce value={nonce}>
        <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
      </ScriptNonce>
    );
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => {
        renderStatus = 500;
        console.error(error);
      },
    });
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: renderStatus, headers });
}

/** The browser learns of the areas' screens inside of an area alone (decision 126). */
const withWholeList = ({ manifest, ...context }: EntryContext): EntryContext => ({
  ...context,
  manifest: { ...manifest, url: wholeRouteList(manifest.url) },
});

interface Facts {
  priceBook: ReadPriceBook;
  linkedOffer?: OfferWithPayments | null;
}

/** Hands what the server knows to the pages' loaders; the server calls it for each page it renders. */
export function contextOf({ priceBook, linkedOffer }: Facts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(PRICE_BOOK_IN_FORCE, priceBook);
  context.set(LINKED_OFFER, linkedOffer ?? null);
  return context;
}
