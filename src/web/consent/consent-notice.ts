import { CONSENT } from '#content/consent.ts';
import { consentQuestion, type Question } from '#domain/consent/consent.ts';
import type { StoredName } from '#domain/consent/storage-names.ts';
import { site } from '#domain/content/site.ts';
import { pageTexts } from '../pages/page-texts.ts';

/** What pages need to ask for consent, and to start or remove what was asked about. */
export interface ConsentNotice {
  question: Question;
  chat: { scriptUrl: string; stores: readonly StoredName[] };
  texts: { title: string; text: string; accept: string; refuse: string; settings: string };
}

/** The notice from the site's facts, null where nothing needs consent. For loaders: pages have no part of it then. */
export function consentNotice(): ConsentNotice | null {
  const question = consentQuestion(site, CONSENT.version);
  const { chat } = site;
  if (question === null || chat === null) return null;
  const { version: _, ...texts } = pageTexts(CONSENT, { provider: chat.provider });
  const stores = chat.stores.map(({ kind, name }) => ({ kind, name }));
  return { question, chat: { scriptUrl: chat.scriptUrl, stores }, texts };
}
