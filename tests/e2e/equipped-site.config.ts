import siteConfig from '../../site.config.ts';
import { EXAMPLE_CHAT } from '../factories/chat.ts';

/** The facts of the site with what an operator can add to them, for a second build: a chat, and where clients pay to. */
export default {
  ...siteConfig,
  chat: EXAMPLE_CHAT,
  payments: { iban: 'SK9611000000002918599669', bic: 'TATRSKBX' },
};
