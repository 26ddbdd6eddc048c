import { COOKIES } from '#domain/consent/storage-names.ts';
import { percentDecoded } from '#domain/kernel/percent-decoded.ts';

/** Where the token comes from: the call, or the readable cookie when the call fails (specification 7). */
export interface TokenSource {
  /** Null when the call fails. */
  fromServer: () => Promise<string | null>;
  /** The cookies that scripts may read, as one text. */
  cookies: () => string;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${COOKIES.csrf}=([^;]+)`);

/** The token in a cookie header, or null. */
export const tokenInCookies = (cookies: string): string | null => {
  const value = COOKIE.exec(cookies)?.[1];
  return value === undefined ? null : percentDecoded(value);
};

export interface TokenHolder {
  /** The token, asked for once and kept; null when there is none to have. */
  get: () => Promise<string | null>;
  /** Forgets a refused token; another one that came meanwhile stays. */
  forget: (refused: string | null) => void;
  /** Asks anew next time: signing in and out change the token. */
  renew: () => void;
}

/** Keeps the CSRF token of this page; callers that come together share one request for it. */
export function createTokenHolder(source: TokenSource): TokenHolder {
  let kept: string | null = null;
  let asked: Promise<string | null> | null = null;

  async function ask(): Promise<string | null> {
    kept = (await source.fromServer()) ?? tokenInCookies(source.cookies());
    asked = null;
    return kept;
  }

  return {
    get: async () => {
      if (kept !== null) return kept;
      asked ??= ask();
      return asked;
    },
    forget: (refused) => {
      if (kept === refused) kept = null;
    },
    renew: () => {
      kept = null;
    },
  };
}
