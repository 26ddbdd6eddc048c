import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONSENT } from '#content/consent.ts';
import { COOKIES_PAGE } from '#content/cookies.ts';
import { type ConsentRecord, consentQuestion } from '#domain/consent/consent.ts';
import { recordConsent } from '#domain/consent/contract.ts';
import { COOKIES, LOCAL } from '#domain/consent/storage-names.ts';
import { tradeLinks } from '#domain/pages/paths.ts';
import { ConsentHost } from '#web/consent/consent-host.tsx';
import ConsentLayer from '#web/consent/consent-layer.tsx';
import type { ConsentNotice } from '#web/consent/consent-notice.ts';
import { CookieCategories } from '#web/consent/cookie-categories.tsx';
import * as cookiesRoute from '#web/consent/cookies.route.tsx';
import { pageTexts } from '#web/pages/page-texts.ts';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import { SkipLink } from '#web/shell/main-part.tsx';
import { operatorNotice } from '#web/shell/operator-notice.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { EXAMPLE_CHAT, siteWithChat } from '../factories/chat.ts';
import { expectAccessible } from './axe.ts';
import { connectionLost, fakeApi } from './fake-api.ts';
import { allow } from './guard.ts';
import { show, showPage } from './show.tsx';

const question = consentQuestion(siteWithChat, CONSENT.version);
if (!question) throw new Error('nothing is asked');
const { provider, scriptUrl, privacyUrl, stores } = EXAMPLE_CHAT;
/** What a site with a chat asks. */
const NOTICE: ConsentNotice = {
  question,
  chat: { scriptUrl, stores },
  texts: pageTexts(CONSENT, { provider }),
};

const banner = page.getByRole('region', { name: 'Súbory cookies' });
const refuse = page.getByRole('button', { name: 'Odmietnuť všetky' });
const accept = page.getByRole('button', { name: 'Prijať všetky' });

/** A refusal that holds and that the server has, but for what is changed. */
const keep = (changes: Partial<ConsentRecord> = {}): void => {
  const record: ConsentRecord = {
    ...question,
    decisionId: '6a0d1f0c-6f5e-4a57-9a41-0f3c1c2b7e10',
    consentId: '0b9a7c52-2f0e-4c0a-8d5b-5a4f1b6c9d21',
    action: 'reject_all',
    source: 'banner',
    categories: { chat: false },
    decidedAt: new Date().toISOString(),
    proven: true,
    ...changes,
  };
  localStorage.setItem(LOCAL.consent, JSON.stringify(record));
};
const kept = (): ConsentRecord => JSON.parse(localStorage.getItem(LOCAL.consent) ?? 'null');

/** Shows what stands around every public page, with the question. */
const showAsked = () =>
  show(
    <>
      <SkipLink />
      <ConsentHost notice={NOTICE} />
      <Header />
      <div id="obsah" tabIndex={-1} className="min-h-screen" />
      <Footer operator={operatorNotice()} trades={tradeLinks()} />
    </>,
    { at: '/sluzby' },
  );

/** Decisions as the server gets them. */
const consentServer = () => fakeApi().on(recordConsent, ({ body: { decisionId } }) => ({ decisionId }));

test.each([
  [1280, 900],
  [390, 844],
])(
  'at %i px the banner is early by keyboard, traps nothing, and gives both answers the same look',
  async (width, height) => {
    await page.viewport(width, height);
    await showAsked();
    await expect.element(banner).toBeVisible();
    expect(document.activeElement).toBe(document.body);

    for (const name of ['Preskočiť na hlavný obsah', 'Odmietnuť všetky', 'Prijať všetky', 'Nastavenia']) {
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe(name);
    }
    await userEvent.tab();
    expect(document.activeElement).toBe(document.querySelector('header a'));

    const look = (element: Element) => {
      const size = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return {
        width: Math.round(size.width),
        height: size.height,
        color,
        backgroundColor,
        borderColor,
        fontSize,
        fontWeight,
      };
    };
    expect(look(accept.element())).toEqual(look(refuse.element()));
    await expectAccessible();
  },
);

test.each([
  [360, 740],
  [320, 256],
])('the banner fits a window of %i × %i px', async (width, height) => {
  await page.viewport(width, height);
  await showAsked();
  await expect.element(banner).toBeVisible();
  expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(height * 0.6 + 1);
  for (const button of [refuse, accept]) {
    const element = button.element();
    if (element instanceof HTMLElement) element.focus();
    await expect.element(button).toBeInViewport({ ratio: 0.95 });
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('the banner steps aside for the wizard and for /cookies', async () => {
  const layer = (
    <>
      <ConsentLayer notice={NOTICE} />
      <Link to="/sluzby">Zavrieť</Link>
    </>
  );
  const withWizard = await show(layer, { at: '/sluzby?rozpocet=tvorba-webu' });
  await expect.element(banner).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Zavrieť' }).click();
  await expect.element(banner).toBeVisible();
  await expect.element(banner.getByRole('link', { name: 'Nastavenia' })).toHaveAttribute('href', '/cookies');
  await withWizard.unmount();
  await show(layer, { at: '/cookies' });
  await expect.element(banner).not.toBeInTheDocument();
});

test.each([
  ['not while the decision holds', {}, 0],
  ['after the question has changed', { version: '0.9, chat: Iný chat' }, 1],
  ['after twelve months', { decidedAt: new Date(Date.now() - 365 * 86_400_000).toISOString() }, 1],
])('the visitor is asked again: %s', async (_, changes, banners) => {
  keep(changes);
  await show(<ConsentLayer notice={NOTICE} />);
  expect(banner.elements()).toHaveLength(banners);
});

test('a decision that the server did not hear of is sent again at the next start', async () => {
  allow(/Failed to send the decision/);
  const api = fakeApi();
  const lost = api.on(recordConsent, connectionLost);
  const shown = await show(<ConsentLayer notice={NOTICE} />);
  await refuse.click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(() => lost.length).toBe(1);
  expect(kept()).toMatchObject({ action: 'reject_all', categories: { chat: false }, proven: false });
  await shown.unmount();

  const sent = api.on(recordConsent, ({ body: { decisionId } }) => ({ decisionId }));
  await show(<ConsentLayer notice={NOTICE} />);
  await expect.poll(kept).toMatchObject({ proven: true });
  expect(sent.map(({ body }) => body)).toEqual(lost.map(({ body }) => body));
});

test('a withdrawal before the chat has come removes what an earlier visit has left', async () => {
  const sent = consentServer();
  const { operator, dpa, legal } = siteWithChat;
  const texts = pageTexts(COOKIES_PAGE, {
    provider,
    email: operator.email,
    authority: dpa.name,
    ...legal,
  });
  await show(<CookieCategories page={texts} notice={NOTICE} privacyUrl={privacyUrl} />, { at: '/cookies' });
  const allowed = page.getByRole('switch', { name: 'Povoliť chat' });
  await expect.element(allowed).not.toBeChecked();
  await expect.element(page.getByText('Zatiaľ ste sa nerozhodli')).toBeVisible();
  await allowed.click({ force: true });
  await page.getByRole('button', { name: 'Uložiť výber' }).click();
  await expect.poll(kept).toMatchObject({ action: 'custom', categories: { chat: true }, proven: true });
  await expect.element(page.getByText(`${question.version} (${question.textVersion})`)).toBeVisible();
  await expectAccessible();

  localStorage.setItem('chat.state', 'closed');
  await cookieStore.set('chat.vid', '1');
  await refuse.click();
  await expect.element(allowed).not.toBeChecked();
  expect(localStorage.getItem('chat.state')).toBeNull();
  expect(document.cookie).not.toContain('chat.vid');
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({
      consentId: kept().consentId,
      action: 'withdraw',
      source: 'settings',
      categories: { chat: false },
    });
});

test('/cookies asks nothing where there is nothing to ask', async () => {
  await showPage(cookiesRoute, '/cookies', <ConsentHost notice={cookiesRoute.loader().notice} />);
  await expect.element(page.getByText('preto tu nie je čo prijať ani odmietnuť')).toBeVisible();
  expect(page.getByRole('button', { name: /Prijať|Odmietnuť|Uložiť/ }).elements()).toEqual([]);
  expect(banner.elements()).toEqual([]);
});

test('the deletion asks first, removes what is ours, tells so and stays in place', async () => {
  await showPage(cookiesRoute, '/cookies', <ThemeSwitch />);
  await page.getByRole('button', { name: 'Tmavý' }).click();
  localStorage.setItem('quote-form:tvorba-webu', '{}');
  localStorage.setItem('request-email', '{}');
  localStorage.setItem('theirs', '1');
  sessionStorage.setItem('request-confirmation', '{}');
  // Removed halfway, the protection of forms would only be broken.
  await cookieStore.set(COOKIES.csrf, 'ours');
  const theme = () => document.documentElement.dataset.theme;
  const ask = page.getByRole('button', { name: 'Vymazať moje údaje v tomto prehliadači' });
  const dialog = page.getByRole('dialog', { name: 'Vymazať uložené údaje?' });
  await ask.click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Zrušiť' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(4);
  expect(theme()).toBe('dark');

  await ask.click();
  const place = scrollY;
  await dialog.getByRole('button', { name: 'Vymazať', exact: true }).click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Uložené údaje v tomto prehliadači boli vymazané.' }))
    .toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['theirs']);
  expect(sessionStorage).toHaveLength(0);
  expect(theme()).toBe('light');
  await expect.element(ask).toHaveFocus();
  expect(scrollY).toBe(place);
  expect(document.cookie).toContain(`${COOKIES.csrf}=ours`);
  await cookieStore.delete(COOKIES.csrf);
});
