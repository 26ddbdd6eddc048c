import { CHAT_DELAY_MS } from '#domain/consent/consent.ts';

let started = false;

/** Whether the chat's script runs in this page; it cannot be stopped, only left behind by loading the page anew. */
export const isChatStarted = (): boolean => started;

/** Loads the chat's script 2000 ms after the page's start (specification 1), or at once later; returns how to call it off. */
export function startChat(scriptUrl: string): () => void {
  const timer = setTimeout(() => add(scriptUrl), Math.max(0, CHAT_DELAY_MS - performance.now()));
  return () => clearTimeout(timer);
}

function add(scriptUrl: string): void {
  if (started) return;
  started = true;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}
