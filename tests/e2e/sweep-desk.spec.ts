import { uniqueLetters } from '../unique.ts';
import { mailed, send } from './account.ts';
import { expect } from './fixtures.ts';
import { acceptedOffer, begunOffer, sentRequest, operatorTest as test } from './operator.ts';
import { stickingOut } from './sticking-out.ts';

/** From a wide screen to a window at 400 %, in px. */
const WIDTHS = [1600, 1280, 1024, 768, 390, 360, 320];
const HEIGHT = 900;

const settled = expect.configure({ soft: true });

test('no screen of the work and no page of an offer is wider than its window, however long the names are', {
  tag: '@once',
}, async ({ page, visitor, server }) => {
  test.setTimeout(120_000);
  // One word that cannot be broken between words, and a firm with many of them.
  const long = `Strechyaklampiarstvoadebnenie${uniqueLetters()}`;
  const client = {
    ...visitor,
    name: `Bartolomej ${long}`,
    company: `${long} ${'a synovia '.repeat(6)}s. r. o.`,
  };
  const { request } = page;
  const other = { ...client, email: `druha.${visitor.email}` };
  const { id: accepted } = await acceptedOffer(request, other);
  const asked = await sentRequest(request, client);
  const draft = await begunOffer(request, await sentRequest(request, client));
  const sent = await begunOffer(request, asked);
  expect((await send(request, `/api/admin/offers/${sent}/send`, {})).status).toBe(200);
  const first = async (list: string) =>
    (await (await request.get(`/api/admin/${list}?search=${encodeURIComponent(long)}`)).json())[0].id;
  const links = await Promise.all(
    [client, other].map(({ email }) => mailed(server.dataDir, email, /http\S+\/ponuka\/[\w-]{43}/)),
  );

  for (const path of [
    '/admin',
    '/admin/requests',
    '/admin/requests/board',
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
    // A form for a new client names nobody, and the day only those who wait longest.
    const isNamed = !['/admin', '/admin/clients/new'].includes(path);
    await expect(isNamed ? named.first() : page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      // The page may still be laid out for the wider window.
      await settled
        .poll(() => stickingOut(page), { message: `${path} at ${width} px`, timeout: 3000 })
        .toEqual([]);
    }
  }
});
