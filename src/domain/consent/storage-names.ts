/** Where a browser keeps something. */
export const STORAGE_KINDS = ['cookie', 'localStorage', 'sessionStorage'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/**
 * The names of everything the product keeps in a browser; a name that ends with a colon begins several. Light, because
 * every page needs them: what each is for stands in `stored-items.ts`, which only /cookies reads.
 */
export const COOKIES = { browser: 'browser', csrf: 'csrf-token', session: 'session' } as const;

export const LOCAL = {
  consent: 'webdielna:consent',
  /** Specification 1: under a product-specific key. */
  theme: 'webdielna:theme',
  /** Specification 7: this prefix and the service. */
  quoteForm: 'quote-form:',
  lastEmail: 'request-email',
  autoAdvance: 'quote-auto-advance',
  errorDetails: 'webdielna:error-details',
  account: 'webdielna:account',
  /** What is not saved of an offer, and what a client has ticked of one; this prefix and what says which. */
  offerDraft: 'offer-draft:',
  /** Not sent yet; this prefix and what it is about. */
  messageDraft: 'message-draft:',
  /** On its way to the server; this prefix, who writes and what it is about. */
  messageOutbox: 'message-outbox:',
} as const;

export const SESSION = {
  confirmation: 'request-confirmation',
  contact: 'contact-message',
  chunkReload: 'webdielna:chunk-reload:',
  account: 'webdielna:account-shown',
  toast: 'webdielna:toast',
  invitation: 'webdielna:invitation',
} as const;

type Named<Name extends string> = Name extends `${string}:` ? `${Name}${string}` : Name;

/** A name that local storage may hold. */
export type LocalName = Named<(typeof LOCAL)[keyof typeof LOCAL]>;
/** A name that the tab's session storage may hold. */
export type SessionName = Named<(typeof SESSION)[keyof typeof SESSION]>;

/** How long the cookies are kept after the last call that changes something. */
export const COOKIE_DAYS = 30;

/** Something kept in the browser; a name that ends with an asterisk begins several. */
export interface StoredName {
  kind: StorageKind;
  name: string;
}

/** True for a name on the list, or one that a name with an asterisk begins. */
export const isListed = (name: string, list: readonly string[]): boolean =>
  list.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
