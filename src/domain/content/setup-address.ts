/** Where the operator sees what is left to be set up. */
export const SETUP_PATH = '/admin/setup';
