/** The operator's own page of a request. */
export const requestDeskPath = (id: string): `/${string}` => `/admin/requests/${id}`;
