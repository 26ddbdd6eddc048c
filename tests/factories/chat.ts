import { site } from '#domain/content/site.ts';
import type { Chat, SiteFacts } from '#domain/content/site-schema.ts';

/** A live chat that does not exist, as an operator would configure one. */
export const EXAMPLE_CHAT: Chat = {
  provider: 'Ukážkový chat',
  scriptUrl: 'https://chat.example/widget.js',
  privacyUrl: 'https://chat.example/privacy',
  stores: [
    { kind: 'cookie', name: 'chat.vid', purpose: 'Rozpoznanie návštevníka chatu.', lifetime: '6 mesiacov' },
    { kind: 'localStorage', name: 'chat.*', purpose: 'Stav okna chatu.', lifetime: 'Do vymazania' },
  ],
};

/** The site with a chat. */
export const siteWithChat: SiteFacts = { ...site, chat: EXAMPLE_CHAT };
