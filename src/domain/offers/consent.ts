/** What the client agrees to by accepting; it is stored as it was shown. */
export const termsConsent = (termsVersion: string): string =>
  `Súhlasím s obchodnými podmienkami vo verzii ${termsVersion}.`;
