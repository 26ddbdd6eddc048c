/** The page on which whoever got a mail switches its kind off. */
export const mailChoicePage = '/emaily';

/** The link at the end of such a mail; the whole fragment is its token. */
export const mailChoiceHref = (token: string): string => `${mailChoicePage}#${token}`;

/** What mail programs call with one press (RFC 8058); in a browser it leads to the page. */
export const oneClickHref = (token: string): string => `/api/mail-choices/${token}`;
