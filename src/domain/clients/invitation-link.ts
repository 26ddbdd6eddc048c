/** The page on which an invitation is accepted. */
export const invitationPage = '/portal/invitation';

/** The mailed link of an invitation: its token stands in the fragment, which reaches no server and no log. */
export const invitationHref = (token: string): string => `${invitationPage}#${token}`;
