import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { ErrorCategory, Severity } from '#domain/errors/categories.ts';
import { severityOf } from '#domain/errors/categories.ts';
import type { ErrorRecord } from '#domain/errors/report.ts';
import type { ErrorLevel } from '#domain/errors/texts.ts';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { ErrorScreen } from './error-screen.tsx';
import { MAIN_PAGES } from './main-pages.ts';

const record = (category: ErrorCategory, severity: Severity): ErrorRecord => ({
  id: 'ERR_MI8ABCDE_1A2B3C4D',
  message: 'e is not a function',
  details: null,
  category,
  severity,
  timestamp: '2026-11-21T08:05:00.000Z',
  userAgent: 'Test',
  url: 'https://x.sk/sluzby',
  userId: null,
  sessionId: null,
  stack: null,
  context: {},
});

function render(
  level: ErrorLevel,
  category: ErrorCategory,
  { pathname = '/sluzby', isRecorded = true, severity = severityOf(category) } = {},
) {
  const html = renderToStaticMarkup(
    <ErrorScreen
      level={level}
      category={category}
      record={isRecorded ? record(category, severity) : null}
      pathname={pathname}
      onRetry={() => undefined}
    />,
  );
  return {
    html,
    text: html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
    links: [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]),
    recovery: [...html.matchAll(/data-recovery="([^"]+)"/g)].map((match) => match[1]),
  };
}

describe('ErrorScreen', () => {
  test.each([
    ['app', 'component', 'Niečo sa pokazilo'],
    ['page', 'component', 'Stránka sa nenačítala'],
    ['component', 'component', 'Niečo sa pokazilo'],
    ['page', 'not_found', 'Stránka sa nenašla'],
  ] as const)('of level %s for %s is titled %s', (level, category, title) => {
    expect(render(level, category).text.startsWith(`|${title}|`)).toBe(true);
  });

  test.each([
    ['critical', 'Kritická chyba'],
    ['high', 'Vysoká priorita'],
    ['medium', 'Stredná priorita'],
    ['low', 'Nízka priorita'],
  ] as const)('badges %s as %s, beside id and time', (severity, label) => {
    const { text, html } = render('page', 'unknown', { severity });
    expect(text).toContain(`|${label}|`);
    expect(text).toContain('|ERR_MI8ABCDE_1A2B3C4D|');
    expect(html).toContain('<time dateTime="2026-11-21T08:05:00.000Z">21.');
  });

  test.each([
    [
      'page',
      'network',
      ['retry'],
      ['Skúsiť znova', 'Obnoviť stránku', 'Prejsť na úvodnú stránku', 'Zopakovať'],
    ],
    ['app', 'component', ['reload', 'home'], ['Skúsiť znova', 'Obnoviť stránku', 'Prejsť na úvodnú stránku']],
    ['page', 'validation', [], ['Skúsiť znova', 'Obnoviť stránku', 'Prejsť na úvodnú stránku']],
  ] as const)('of level %s for %s offers %j once each', (level, category, kinds, labels) => {
    const { text, recovery } = render(level, category);
    expect(recovery).toEqual(kinds);
    for (const label of [...labels, 'Späť', 'Kontaktovať podporu', 'Nahlásiť chybu']) {
      expect(text.split(`|${label}|`)).toHaveLength(2);
    }
  });

  test.each([
    ['page', 'network', ['Skúsiť znova', 'Späť', 'Prejsť na úvodnú stránku']],
    ['page', 'component', ['Skúsiť znova', 'Obnoviť stránku', 'Prejsť na úvodnú stránku']],
    ['app', 'component', ['Skúsiť znova', 'Obnoviť stránku', 'Prejsť na úvodnú stránku']],
    ['component', 'network', ['Skúsiť znova']],
    ['component', 'component', ['Skúsiť znova', 'Obnoviť stránku', 'Prejsť na úvodnú stránku']],
  ] as const)('of level %s for %s shows %j, the rest behind a line', (level, category, labels) => {
    const { html } = render(level, category);
    const [shown = ''] = html.split('<details');
    expect([...shown.matchAll(/<(?:a|button)\b[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(labels);
    expect(html.split('<details')[1]).toContain('Kontaktovať podporu');
  });

  it('opens a bug report with the id in its subject', () => {
    const { links } = render('page', 'component');
    expect(links.some((href) => href?.includes('subject=Bug%20Report%20-%20ERR_MI8ABCDE_1A2B3C4D'))).toBe(
      true,
    );
  });

  it('links to the other main pages, leaving out the current one', () => {
    const pages = MAIN_PAGES.map(({ to }) => to);
    for (const pathname of pages) {
      const nav = render('page', 'validation', { pathname }).html.split('<nav')[1] ?? '';
      const linked = pages.filter((page) => nav.includes(`href="${page}"`));
      expect(linked).toEqual(pages.filter((page) => page !== pathname));
    }
  });

  it('offers the contact, and a mail where the contact is on the page that failed', () => {
    expect(render('page', 'validation', { pathname: '/sluzby' }).links).toContain(CONTACT_HREF);
    const onContact = render('page', 'validation', { pathname: CONTACT_HREF });
    expect(onContact.links).not.toContain(CONTACT_HREF);
  });

  it('has neither navigation nor its own way home inside a page', () => {
    const { html, text } = render('component', 'network');
    expect(html).not.toContain('<nav');
    expect(text).not.toContain('Späť');
    expect(html).toContain('<h2');
  });

  it('stands without id, badge and time until the browser has recorded the failure', () => {
    const { html, text } = render('page', 'component', { isRecorded: false });
    expect(html).not.toContain('ERR_');
    expect(html).not.toContain('<time');
    expect(text).not.toContain('Nahlásiť chybu');
    expect(text).toContain('|Skúsiť znova|');
  });
});
