import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { admission } from '#domain/accounts/actor.ts';
import { isSettingsPath, SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { signInHref } from '#domain/accounts/sign-in-links.ts';
import { isUnauthenticated } from '#domain/errors/api-error.ts';
import { areaServedAt } from '#domain/pages/areas.ts';
import { actorOf, forgetSession, readSession, type User } from './session.ts';

type Results = Record<string, DataStrategyResult>;

/** What the guard asks of the browser, and does there. */
interface Surroundings {
  readSession: () => Promise<User | null>;
  forgetSession: () => void;
  /** Path of the document that was loaded; page changes do not touch it. */
  documentPath: () => string;
  /** Path and query in the address bar. */
  shown: () => string;
  /** Loads another document in place of this one, or after it. */
  replace: (href: string) => void;
  assign: (href: string) => void;
}

const BROWSER: Surroundings = {
  readSession,
  forgetSession,
  documentPath: () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname,
  shown: () => location.pathname + location.search,
  replace: (href) => location.replace(href),
  assign: (href) => location.assign(href),
};

/**
 * Lets into an area whom its calls are for; a courtesy, since the lock is on the calls. Who is not signed in goes to the
 * sign-in and from there back, and so does who has to prove the e-mail first, but for the own settings; who may not enter
 * the administration goes to the portal, or to where the missing second factor is set up. A session that could not be
 * read says nothing about that: the area shows the failure.
 */
export const guard =
  (access: 'customer' | 'admin', around = BROWSER): MiddlewareFunction<Results> =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const wanted = pathname + search;
    const leave = (href: string) =>
      loadDocument(href, around.shown() === wanted ? around.replace : around.assign);
    // Scripts of others may run in a public document: an area has one of its own.
    if (!areaServedAt(around.documentPath())) return leave(wanted);
    const user = await around.readSession();
    const admitted = admission(access, actorOf(user));
    if (admitted === 'unauthenticated') return leave(signInHref(wanted));
    if (admitted === 'unproven' && !isSettingsPath(pathname)) return leave(signInHref(wanted));
    if (admitted === 'forbidden') return leave(user?.needsSecondFactor ? SETTINGS_PATH : '/portal');
    const results = await next();
    if (!Object.values(results).some(hasLostSession)) return results;
    around.forgetSession();
    return leave(signInHref(wanted));
  };

/** Whether a screen learned from its call that nobody is signed in any more. */
const hasLostSession = ({ result }: DataStrategyResult): boolean => isUnauthenticated(result);

/** The screen waits until the other document is there. */
function loadDocument(href: string, load: (href: string) => void): Promise<never> {
  load(href);
  return new Promise(() => {});
}
