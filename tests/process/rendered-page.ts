import { Config, type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';

/** A page as a visitor without scripts gets it. */
export interface RenderedPage {
  path: string;
  status: number;
  html: string;
  document: HtmlElement;
}

/**
 * Rules of the standard. React decides how tags are spelt, and its ids begin with an underscore; files of our own
 * need no integrity check, for no other host serves them.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'require-sri': ['error', { target: 'crossorigin' }],
      'valid-id': ['error', { relaxed: true }],
      'void-style': 'off',
    },
  }),
);

/** What is wrong with the HTML of a page, one sentence each. */
export async function htmlProblems({ path, html }: RenderedPage): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
}

const parser = new Parser(await Config.empty().resolve());

/** Fetches a page of the server at `origin`; redirects are not followed. */
export async function fetchPage(origin: string, path: string): Promise<RenderedPage> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const html = await answer.text();
  return { path, status: answer.status, html, document: parser.parseHtml(html) };
}

/** The attribute of the only element that matches; throws where there is none or more than one. */
export function onlyAttribute({ document, path }: RenderedPage, selector: string, name: string): string {
  const [found, ...others] = document.querySelectorAll(selector);
  const value = found?.getAttributeValue(name);
  if (value === undefined || value === null || others.length > 0)
    throw new Error(`${path}: ${others.length + (found ? 1 : 0)} elements match ${selector}`);
  return decoded(value);
}

/** Text of the only element that matches. */
export function onlyText({ document, path }: RenderedPage, selector: string): string {
  const [found, ...others] = document.querySelectorAll(selector);
  if (!found || others.length > 0) throw new Error(`${path}: not exactly one ${selector}`);
  return decoded(found.textContent);
}

/** Names of stored data, in `code`, are no words. */
const NOT_PROSE = /<!--.*?-->|<(script|style|head|code)\b[^>]*>.*?<\/\1>/gs;
const TEXT_ATTRIBUTES = /\s(?:alt|aria-label|placeholder|title)="([^"]+)"/g;

/** Every text that a page shows or has read aloud, piece by piece as its elements divide it. */
export function shownTexts({ html }: RenderedPage): string[] {
  const body = html.replace(NOT_PROSE, '');
  const labels = [...body.matchAll(TEXT_ATTRIBUTES)].map(([, label = '']) => label);
  return [...body.split(/<[^>]+>/), ...labels].map(decoded).filter((text) => text.trim() !== '');
}

/** The parser leaves character references as they stand. */
const decoded = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
