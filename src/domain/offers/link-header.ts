/** The request header that carries the secret of an offer's link: it stands in no log, referrer or history (business 2). */
export const OFFER_LINK_HEADER = 'offer-link';

/** Where the page of a secret link stands; what follows is the secret. */
export const OFFER_PAGE = '/ponuka';

/** Below it the page of the project that the offer has begun or changes. */
export const PROJECT_PAGE = '/projekt';

/** What a secret can look like: no dot, so that no address is taken for a page's data. */
export const OFFER_SECRET = /^[\w-]{1,100}$/;

/** Name in that page's address of the revision that it shows, where it is not the last one. */
export const REVISION_QUERY = 'revizia';
