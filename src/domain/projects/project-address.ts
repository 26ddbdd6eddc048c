/** The page of a project for a member of its client. */
export const portalProjectPath = (id: string): `/${string}` => `/portal/projects/${id}`;

/** The operator's own page of a project. */
export const projectDeskPath = (id: string): `/${string}` => `/admin/projects/${id}`;
