/**
 * Request header in which the server gives a rendering the nonce that marks the scripts of the site's own components.
 * Only the server asks for renderings, so no visitor can set it, and whoever gets markup into a page cannot know it.
 */
export const SCRIPT_NONCE_HEADER = 'x-script-nonce';
