import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { addPasskey, passkeyLogin } from '#domain/accounts/factor-calls.ts';
import { newPasskeyOptions, passkeyOptions } from '#domain/accounts/factor-calls.ts';
import type { AnswerOf, BodyOf } from '#domain/api/call.ts';
import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import { isAborted } from '#domain/errors/classify.ts';
import { callApi } from '../shell/api-client.ts';

/** Its code comes with the first press of a button that needs it. */
const library = () => import('@simplewebauthn/browser');

/** Has the browser sign a fresh challenge with a passkey of this site; rejects when nobody answers it. */
export async function signWithPasskey(): Promise<BodyOf<typeof passkeyLogin>['response']> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), callApi(passkeyOptions, {})]);
  return startAuthentication({
    optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
}

/** What the server wants a new passkey to be like. */
export const askNewPasskey = (): Promise<AnswerOf<typeof newPasskeyOptions>> =>
  callApi(newPasskeyOptions, {});

/** Has the browser make a passkey; rejects when nobody answers it. */
export async function makePasskey(
  wanted: AnswerOf<typeof newPasskeyOptions>,
): Promise<BodyOf<typeof addPasskey>['response']> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: wanted as Parameters<typeof startRegistration>[0]['optionsJSON'] });
}

const ADVICE: Readonly<Partial<Record<string, string>>> = {
  NotAllowedError: 'Overenie sa nedokončilo: uplynul čas alebo ste ho zrušili. Skúste to znova.',
  AbortError: 'Overenie sa nedokončilo: uplynul čas alebo ste ho zrušili. Skúste to znova.',
  InvalidStateError: 'Toto zariadenie už v účte prístupový kľúč má.',
  SecurityError: 'Na tejto adrese prístupové kľúče nefungujú. Otvorte stránku na jej hlavnej adrese.',
  NotSupportedError: 'Toto zariadenie nevie vytvoriť prístupový kľúč.',
};

/** What to do when a passkey was not used; null when a page was left or a question closed meanwhile. */
export function passkeyAdvice(error: unknown): string | null {
  if (error instanceof ApiError) return accountAdvice(factsOf(error), error.retryAfter);
  if (isAborted(factsOf(error)) && !isOfBrowser(error)) return null;
  const name = error instanceof Error ? error.name : '';
  return ADVICE[name] ?? 'Prístupový kľúč sa nepodarilo použiť. Skúste to znova.';
}

/** The library's own errors say by a code what the browser has refused. */
const isOfBrowser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.name === 'AbortError' && typeof error.code === 'string';
