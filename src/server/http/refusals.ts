import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInToFileHref } from '#domain/accounts/sign-in-links.ts';
import { errorId } from '#domain/errors/error-id.ts';
import { errorBody, FAULTS, type Fault, type FaultCode } from '#domain/errors/faults.ts';
import { errorAdvice, errorIdLine, errorLabel } from '#domain/errors/texts.ts';
import type { Random } from '../random.ts';

/** An answer that needs no router, no rendering and no database. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RefusalContext {
  /** What stands on every answer. */
  securityHeaders: Readonly<Record<string, string>>;
  clock: () => Date;
  random: Random;
}

/** The refusal of a call: the shape of every other error. `status` where HTTP has a closer one than the catalogue. */
export function refusedCall(context: RefusalContext, fault: Fault, status: number = fault.status): Refusal {
  const now = context.clock();
  const body = JSON.stringify(errorBody(fault, errorId(now, context.random.fraction()), now));
  return refusal(context, fault, status, 'application/json; charset=utf-8', body);
}

/** The refusal of a page: complete by itself, as nothing more may be asked for now. */
const refusedPage = (context: RefusalContext, fault: Fault): Refusal =>
  refusal(context, fault, fault.status, 'text/html; charset=utf-8', BUSY_PAGE);

function refusal(
  { securityHeaders }: RefusalContext,
  { retryAfter }: Fault,
  status: number,
  type: string,
  body: string,
): Refusal {
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
  };
  return { status, headers, body };
}

/** That the server is too busy: a page to people, the error's shape to programs. */
export function refusedAsBusy(
  context: RefusalContext,
  fault: Fault,
  { headers, url }: Pick<IncomingMessage, 'headers' | 'url'>,
): Refusal {
  const isPage = headers.accept?.includes('text/html') && !url?.startsWith('/api/');
  return isPage ? refusedPage(context, fault) : refusedCall(context, fault);
}

/** Sends a refusal. */
export function sendRefusal({ status, headers, body }: Refusal, response: ServerResponse): void {
  response.writeHead(status, headers).end(body);
}

/** A page that says why something is not there: complete by itself, as nothing more may be asked for now. */
const plainPage = (title: string, heading: string, sentences: readonly string[]): string => `<!doctype html>
<html lang="sk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 15vh 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 32rem; margin: auto }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${sentences.map((sentence) => `<p>${sentence}</p>`).join('\n')}
</main>
</body>
</html>
`;

const TRY_AGAIN = `<a href="">${errorLabel('tryAgain')}</a>`;

/** The way back stands in it where `url` is that of a file: an address is no text of ours, and this one is encoded. */
const signInFrom = (url: string): string =>
  `<a href="${signInToFileHref(url) ?? '/prihlasenie'}">Prihlásiť sa</a>`;

const BUSY_PAGE = plainPage('Server je vyťažený', 'Stránka sa teraz nedá zobraziť', [
  FAULTS.busy.message,
  TRY_AGAIN,
]);

/** Why a file that somebody opens in a tab of its own, at this address, is not there. Nothing else of a request stands in it. */
export const refusedFilePage = (
  { code, status, retryAfter }: Fault,
  { id, url }: { id: string; url: string },
): string =>
  plainPage('Súbor sa nedá otvoriť', 'Súbor sa nedá otvoriť', [
    code === 'rateLimited' ? errorAdvice('rate_limit') : (FILE_WORDS[code] ?? FAULTS[code].message),
    ...(code === 'unauthenticated' ? [signInFrom(url)] : []),
    ...(retryAfter === null ? [] : [TRY_AGAIN]),
    ...(status < SERVER_ERROR ? [] : [errorIdLine(id)]),
  ]);

const SERVER_ERROR = 500;

const FILE_WORDS: Partial<Record<FaultCode, string>> = {
  unauthenticated: 'Na otvorenie súboru sa najprv prihláste.',
  internal: 'Súbor sa teraz nepodarilo otvoriť. Skúste to znova o\u00A0chvíľu.',
  notFound: 'Tento súbor neexistuje, alebo k\u00A0nemu nemáte prístup.',
};
