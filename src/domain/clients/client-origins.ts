/** How a client came to be: entered by who works there, from a request, by the operator's hand, from a table. */
export const CLIENT_ORIGINS = ['account', 'request', 'hand', 'import'] as const;
export type ClientOrigin = (typeof CLIENT_ORIGINS)[number];
