/** Names in the addresses of the administration's lists. */
export const SEARCH = 'hladat';
/** Everybody with an account. */
export const USERS = '/admin/users';
export const SUBJECT_TYPE = 'typ';
export const SUBJECT_ID = 'id';

/** The accounts whose name or e-mail has this in it. */
export const accountsWith = (search: string): string =>
  `${USERS}?${new URLSearchParams({ [SEARCH]: search })}`;

/** Everything that was done to one subject. */
export const auditOf = (type: string, id: string): string =>
  `/admin/audit?${new URLSearchParams({ [SUBJECT_TYPE]: type, [SUBJECT_ID]: id })}`;
