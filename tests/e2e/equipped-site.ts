import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { EQUIPPED } from '../equipped-build.ts';
import { EXAMPLE_CHAT } from '../factories/chat.ts';
import { ROOT, type ServerProcess, startServer } from '../server-process.ts';

export const CHAT_ORIGIN = new URL(EXAMPLE_CHAT.scriptUrl).origin;

/**
 * Starts the site built with a chat and an account that clients pay to; the second build is made when there is none of
 * these sources. Two workers may both want it, and one waits for the other.
 */
export async function startEquippedSite(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const env = { ...process.env, ...EQUIPPED };
  const built = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env });
  if (built.status !== 0) throw new Error(`The equipped site could not be built:\n${built.stderr}`);
  return startServer(settings, EQUIPPED.BUILD_DIR);
}

/** What a provider's script does: shows itself, keeps something, and tries to load more from elsewhere. */
const WIDGET = `
  const box = document.createElement('aside');
  box.id = 'chat';
  box.ariaLabel = 'Chat';
  box.textContent = 'Chat';
  box.dataset.startedAt = performance.now();
  document.body.append(box);
  localStorage.setItem('chat.state', 'closed');
  document.cookie = 'chat.vid=1; path=/';
  fetch('https://tracker.example/visit').catch(() => {});
`;

/** Stands in for the provider; the requests that reach it. */
export async function serveChat(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(`${CHAT_ORIGIN}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: WIDGET });
  });
  return requests;
}
