import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { proveEmail, register } from '#domain/accounts/calls.ts';
import { mailChoiceHref, mailChoicePage } from '#domain/accounts/mail-choice-link.ts';
import type { BodyOf } from '#domain/api/call.ts';
import { listOffers, newOfferLink } from '#domain/offers/calls.ts';
import { PROJECT_PAGE } from '#domain/offers/link-header.ts';
import { isAddendum } from '#domain/offers/offer-number.ts';
import type { RevisionState } from '#domain/offers/revision-life.ts';
import { ownOffers, ownProjects } from '#domain/portal/calls.ts';
import { openProject } from '#domain/projects/calls.ts';
import { ownRequests } from '#domain/requests/calls.ts';
import { takenOver } from '../../tests/e2e/fixtures.ts';
import { isTo, MAILED_CODE, mailsAbout } from '../../tests/outbox.ts';
import { CUSTOMERS, OPERATOR } from '../demo/sign-ins.ts';
import { fillProject } from './full-project.ts';
import { Guest } from './guest.ts';
import { HEIGHT, openWindow, type Sheet, THEMES, type Theme, take } from './pictures.ts';

/** Widths that fingers touch, and those with a mouse: a screen is opened once for each group. */
const WIDTHS = [
  { hasTouch: true, widths: [360, 390] },
  { hasTouch: false, widths: [768, 1280] },
];
const MAIL_LIMIT_MS = 30_000;
const LOOK_AGAIN_MS = 200;
const [SMALL, FULL] = CUSTOMERS;

/** A running demo. */
export interface Demo {
  url: string;
  /** Where it keeps the mails that it sends. */
  dataDir: string;
}

/** Whose screens they are, by the cookies of who has signed in. */
interface Viewer {
  name: string;
  cookies: Cookies;
  /** Names of the screens and their addresses. */
  screens: Readonly<Record<string, string>>;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Pictures of the private screens of a running demo: of a client with nothing, with little and with very much, by links, and of the operator. */
export async function takePrivateScreens(sheet: Sheet, browser: Browser, demo: Demo): Promise<void> {
  for (const viewer of await viewersOf(browser, demo))
    for (const theme of THEMES)
      for (const window of WIDTHS)
        await takeScreens(sheet, browser, { ...window, url: demo.url, theme, viewer });
}

interface Window {
  url: string;
  theme: Theme;
  viewer: Viewer;
  hasTouch: boolean;
  widths: readonly number[];
}

async function takeScreens(
  sheet: Sheet,
  browser: Browser,
  { url, theme, viewer, hasTouch, widths }: Window,
): Promise<void> {
  const [first = HEIGHT] = widths;
  const page = await openWindow(browser, { url, theme, width: first, hasTouch });
  await page.context().addCookies(viewer.cookies);
  for (const [screen, address] of Object.entries(viewer.screens)) {
    await page.setViewportSize({ width: first, height: HEIGHT });
    // Another hash alone would open nothing.
    await page.goto('about:blank');
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await untilRead(page);
      const name = `${viewer.name}-${screen}`;
      await take(sheet, page, { subject: `${viewer.name}: ${screen}`, name, theme, fullPage: true });
    }
  }
  await page.close();
}

/** Waits until all of a screen was read; its stream of news never ends, so that the network is never idle. */
async function untilRead(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await takenOver(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
  await page
    .getByText(/Načítava/)
    .first()
    .waitFor({ state: 'hidden' });
  await page.waitForFunction(() => {
    // A picture of the whole page shows also what nobody scrolls to.
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete }) => complete);
  });
}

async function viewersOf(browser: Browser, demo: Demo): Promise<Viewer[]> {
  const signIn = (account: { username: string; password: string }) =>
    inContext(browser, demo, async (guest) => void (await guest.signIn(account)));
  const operator = await signIn(OPERATOR);
  const [full, small] = [await signIn(FULL), await signIn(SMALL)];
  const empty = await inContext(browser, demo, (guest) => newAccount(guest, demo));
  const desk = new Guest(operator.browser);
  const ofFull = await recordsOf(new Guest(full.browser));
  await fillProject(desk, new Guest(full.browser), ofFull.project);
  const ofSmall = await recordsOf(new Guest(small.browser));
  const project = await desk.make(openProject, { params: { id: ofFull.project } });
  const offer = await linkTo(desk, project.offerId);
  const smallProject = await desk.make(openProject, { params: { id: ofSmall.project } });
  const smallOffer = await linkTo(desk, smallProject.offerId);
  const viewers = [
    { name: 'prazdny', cookies: await empty.cookies(), screens: PORTAL },
    { name: 'maly', cookies: await small.cookies(), screens: { ...PORTAL, ...recordScreens(ofSmall) } },
    { name: 'plny', cookies: await full.cookies(), screens: { ...PORTAL, ...recordScreens(ofFull) } },
    {
      ...{ name: 'odkaz', cookies: [] },
      screens: {
        ponuka: offer,
        projekt: `${offer}${PROJECT_PAGE}`,
        'mala-ponuka': smallOffer,
        'maly-projekt': `${smallOffer}${PROJECT_PAGE}`,
        ...(await unansweredOffers(desk)),
        emaily: mailChoicePage,
        'emaily-volba': await mailChoiceOf(demo.dataDir),
      },
    },
    { name: 'spravca', cookies: await operator.cookies(), screens: deskScreens(project) },
  ];
  for (const { context } of [operator, full, small, empty]) await context.close();
  return viewers;
}

const PORTAL = {
  prehlad: '/portal',
  projekty: '/portal/projects',
  ponuky: '/portal/offers',
  dokumenty: '/portal/documents',
  nastavenia: '/portal/settings',
} as const;

interface Records {
  project: string;
  offer: string | undefined;
  request: string | undefined;
}

const recordScreens = ({ project, offer, request }: Records): Record<string, string> => ({
  projekt: `/portal/projects/${project}`,
  'projekt-dokumenty': `/portal/projects/${project}#dokumenty`,
  'projekt-platby': `/portal/projects/${project}#platby`,
  ...(offer && { ponuka: `/portal/offers/${offer}` }),
  ...(request && { dopyt: `/portal/requests/${request}` }),
});

const deskScreens = ({ id, offerId, client }: { id: string; offerId: string; client: { id: string } }) => ({
  dnes: '/admin',
  projekty: '/admin/projects',
  projekt: `/admin/projects/${id}`,
  'projekt-ako-klient': `/admin/projects/${id}/klient`,
  ponuka: `/admin/offers/${offerId}`,
  'ponuka-ako-klient': `/admin/offers/${offerId}/klient`,
  klient: `/admin/clients/${client.id}`,
  'portal-klienta': `/portal/clients/${client.id}`,
});

async function recordsOf(guest: Guest): Promise<Records> {
  const [project] = await guest.make(ownProjects, { query: {} });
  if (!project) throw new Error('This client of the demo has no project.');
  const [offer] = await guest.make(ownOffers, { query: {} });
  const [request] = await guest.make(ownRequests, { query: {} });
  return { project: project.id, offer: offer?.id, request: request?.id };
}

/** Of offers and addenda that have no project yet: some that wait for an answer, and one that got none in time. */
async function unansweredOffers(desk: Guest): Promise<Record<string, string>> {
  const listed = (state: RevisionState) => desk.make(listOffers, { query: { state } });
  const open = [...(await listed('viewed')), ...(await listed('sent'))];
  const shown = {
    'otvorena-ponuka': open.find(({ number }) => !isAddendum(number)),
    'otvoreny-dodatok': open.find(({ number }) => isAddendum(number)),
    'neplatna-ponuka': (await listed('expired'))[0],
  };
  const links: Record<string, string> = {};
  for (const [screen, offer] of Object.entries(shown)) {
    if (!offer) throw new Error(`No offer of the demo is for the picture ${screen}.`);
    links[screen] = await linkTo(desk, offer.id);
  }
  return links;
}

async function linkTo(desk: Guest, offerId: string): Promise<string> {
  const { url } = await desk.make(newOfferLink, { params: { id: offerId }, body: { mail: false } });
  return new URL(url).pathname;
}

/** Where whoever got some mail of the demo switches its kind off: their link is in the mail. */
async function mailChoiceOf(dataDir: string): Promise<string> {
  const start = mailChoiceHref('');
  for (const { text = '' } of await mailsAbout(dataDir, start)) {
    const token = text.split(start)[1]?.split(/\s/)[0];
    if (token) return mailChoiceHref(token);
  }
  throw new Error(`No mail in ${dataDir} says how it is switched off: is it the DATA_DIR of that demo?`);
}

async function inContext(browser: Browser, { url }: Demo, begin: (guest: Guest) => Promise<void>) {
  const context = await browser.newContext({ baseURL: url });
  await begin(new Guest(context.request));
  return { context, browser: context.request, cookies: () => context.cookies() };
}

/** An account with a proven e-mail of which nobody knows anything. */
async function newAccount(guest: Guest, { dataDir }: Demo): Promise<void> {
  const username = `nova.klientka.${randomBytes(4).toString('hex')}`;
  const account: BodyOf<typeof register> = {
    ...{ username, email: `${username}@example.sk`, password: 'Prázdny-stôl-27-okien' },
  };
  await guest.make(register, { body: account });
  await guest.make(proveEmail, { body: { code: await codeFor(dataDir, account.email) } });
}

async function codeFor(dataDir: string, email: string): Promise<string> {
  const limit = Date.now() + MAIL_LIMIT_MS;
  while (Date.now() < limit) {
    const [mail] = (await mailsAbout(dataDir, email)).filter((each) => isTo(each, email));
    const code = MAILED_CODE.exec(mail?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await delay(LOOK_AGAIN_MS);
  }
  throw new Error(`No mail with a code for ${email} in ${dataDir}: is it the DATA_DIR of that demo?`);
}
