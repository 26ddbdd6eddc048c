import type { Page } from '@playwright/test';
import { uniqueLetters } from '../unique.ts';
import { clientAccount, mailed, otherBrowser, send } from './account.ts';
import { expect } from './fixtures.ts';
import { acceptedOffer, begunOffer, sentRequest, operatorTest as test } from './operator.ts';
import { stickingOut } from './sticking-out.ts';

/** From a wide screen to a window at 400 %, in px. */
const WIDTHS = [1600, 1280, 1024, 768, 390, 360, 320];
const HEIGHT = 900;

/** Those of a phone, a tablet and a desk, on which clients have as much as there is. */
const CLIENT_WIDTHS = [1280, 768, 360];

const settled = expect.configure({ soft: true });

/** Asks of a page that is open at each width whether it scrolls sideways. */
async function sweep(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // The page may still be laid out for the wider window.
    await settled.poll(() => stickingOut(page), { message: `${page.url()} at ${width} px` }).toEqual([]);
  }
}

test('no screen of the work, of the portal and of a secret link is wider than its window, however long the names are', {
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server }) => {
  // One word that cannot be broken between words, and a firm with many of them.
  const long = `Strechyaklampiarstvoadebnenie${uniqueLetters()}`;
  const client = {
    ...visitor,
    name: `Bartolomej ${long}`,
    company: `${long} ${'a synovia '.repeat(6)}s. r. o.`,
  };
  const { request } = page;
  const other = { ...client, email: `druha.${visitor.email}` };
  const { id: accepted, project } = await acceptedOffer(request, other);
  const said = { text: `${long} `.repeat(3) };
  await send(request, `/api/admin/projects/${project?.id}/messages`, said);
  const asked = await sentRequest(request, client);
  const draft = await begunOffer(request, await sentRequest(request, client));
  const sent = await begunOffer(request, asked);
  const dispatch = async (id: string) =>
    expect((await send(request, `/api/admin/offers/${id}/send`, {})).status).toBe(200);
  await dispatch(sent);
  const first = async (list: string) =>
    (await (await request.get(`/api/admin/${list}?search=${encodeURIComponent(long)}`)).json())[0].id;
  const links = await Promise.all(
    [client, other].map(({ email }) => mailed(server.dataDir, email, /http\S+\/ponuka\/[\w-]{43}/)),
  );
  // Of a client with a project one more offer waits for an answer.
  await dispatch(await begunOffer(request, await sentRequest(request, other)));

  for (const path of [
    '/admin',
    '/admin/requests',
    '/admin/requests/board',
    '/admin/requests/new',
    '/admin/offers/new',
    `/admin/requests/${asked}`,
    '/admin/offers',
    ...[draft, sent, accepted].map((id) => `/admin/offers/${id}`),
    '/admin/projects',
    '/admin/projects/board',
    `/admin/projects/${await first('projects')}`,
    '/admin/clients',
    '/admin/clients/new',
    `/admin/clients/${await first('clients')}`,
    ...links,
  ]) {
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await page.goto(path);
    const named = page.getByText(long).filter({ visible: true });
    // Forms for a new client and a new request name nobody, and the day only those who wait longest.
    const isNamed = !['/admin', '/admin/requests/new', '/admin/clients/new'].includes(path);
    await expect(isNamed ? named.first() : page.getByRole('heading', { level: 1 })).toBeVisible();
    await sweep(page, WIDTHS);
  }

  const member = await otherBrowser(browser, baseURL ?? '');
  await clientAccount(member.request, server.dataDir, other.email);
  const [own] = await (await member.request.get('/api/service-requests')).json();
  const parts = ['podklady', 'dokumenty', 'platby'];
  const ofProject = (at: string) => parts.map((part) => `${at}#${part}`);
  for (const path of [
    '/portal',
    '/portal/projects',
    ...ofProject(`/portal/projects/${project?.id}`),
    '/portal/offers',
    `/portal/offers/${accepted}`,
    `/portal/requests/${own.id}`,
    '/portal/documents',
    '/portal/settings',
    ...ofProject(`${links[1]}/projekt`),
  ]) {
    await member.setViewportSize({ width: 1280, height: HEIGHT });
    await member.goto(path);
    const part = member.locator(`#${new URL(path, 'http://localhost').hash.slice(1)}`);
    await expect(path.includes('#') ? part : member.getByRole('heading', { level: 1 })).toBeVisible();
    await sweep(member, CLIENT_WIDTHS);
  }

  // The same as the operator sees it who looks as this client.
  const opened = await (await request.get(`/api/admin/projects/${project?.id}`)).json();
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.goto(`/portal/clients/${opened.client.id}`);
  await expect(page.getByText(/^Rozhodnúť o.ponuke: /).first()).toBeVisible();
  await sweep(page, CLIENT_WIDTHS);
});
