import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { ReadPriceBook } from '#domain/quote/price-book.ts';
import { PRICE_BOOK_IN_FORCE } from './content/price-book-in-force.ts';

/** Renders the whole document before it answers: the page cache keeps it, and hashes its inline scripts for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let renderStatus = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
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

/** Hands what the server knows to the pages' loaders; the server calls it for each page it renders. */
export function contextOf({ priceBook }: { priceBook: ReadPriceBook }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(PRICE_BOOK_IN_FORCE, priceBook);
  return context;
}
