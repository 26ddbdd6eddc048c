import siteConfig from '../../site.config.ts';
import { EXAMPLE_CHAT } from '../factories/chat.ts';

/** The facts of the site with a chat, for a second build. */
export default { ...siteConfig, chat: EXAMPLE_CHAT };
