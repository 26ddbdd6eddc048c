/** The page of a project for a member of its client. */
export const portalProjectPath = (id: string): `/${string}` => `/portal/projects/${id}`;

/** Name of an item of the checklist in addresses, on the screens of both sides. */
export const itemAnchor = (id: string): string => `podklad-${id}`;

/** The operator's own page of a project. */
export const projectDeskPath = (id: string): `/${string}` => `/admin/projects/${id}`;
