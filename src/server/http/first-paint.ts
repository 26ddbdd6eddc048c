import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderPage } from './render-page.ts';

/** React Router ends the address of a file that several routes share in "#". */
const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(\/assets\/[\w./~-]+\.css)(#?)"[^>]*>/g;
const PRELOADED_SCRIPT = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g;
/** A page's own file; it stands on many of the others, which would all run with it if it came first. */
const PAGE = /\/(?:root|[\w.]+\.route)-/;
const ENTRY = /import\(("[^"]+")\);?\s*$/;
const START_SCRIPT = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const NO_ENTRY = '"no entry"';
const STATIC_IMPORT = /import (?:\* as (\w+) from )?("[^"]+");?/g;

/** Waits for the first text on the screen; in a tab nobody looks at there is none, so no longer than three seconds. */
const AFTER_PAINT =
  'await new Promise(r=>{setTimeout(r,3000);new PerformanceObserver(l=>{' +
  'if(l.getEntriesByName("first-contentful-paint").length)r()}).observe({type:"paint",buffered:true})});';
/**
 * Puts a stylesheet's link, switched off, behind its text; in the HTML some browsers would fetch it all the same. Code that
 * comes later looks for it without the "#": not found, it would come once more, and win over the styles of single pages.
 */
const LINK_STYLES =
  'for(const s of document.querySelectorAll("style[data-href]"))' +
  'for(const href of new Set([s.dataset.href.replace("#",""),s.dataset.href]))' +
  's.after(Object.assign(document.createElement("link"),{rel:"stylesheet",href,disabled:true}));';
/** Fetches all at once, then runs one after the other, so that no task of the browser's is long. */
const LOAD =
  'document.head.append(...h.map(href=>Object.assign(document.createElement("link"),{rel:"modulepreload",href})));' +
  'for(const m of h)if(m!==e)await import(m);';

/**
 * Pages that can be painted as soon as their HTML is there: styles stand in it, and scripts are fetched after the
 * first paint. For the built site, whose files lie in this folder. Throws for a page that it does not understand; the
 * build renders every page once, so that it ends there.
 */
export function paintedFirst(render: RenderPage, clientFolder: string): RenderPage {
  return async (request, facts) => {
    const answer = await render(request, facts);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const html = scriptsAfterPaint(await stylesInside(await answer.text(), clientFolder));
    const problem = whatWaits(html);
    if (problem)
      throw new Error(
        `${request.url}: ${problem} (src/server/http/first-paint.ts knows other HTML of React Router)`,
      );
    return new Response(html, answer);
  };
}

/** What of the page still stands before its first paint, or is missing; React Router may write it in another way one day. */
function whatWaits(html: string): string | null {
  const [, , code = ''] = START_SCRIPT.exec(html) ?? [];
  if (!html.includes('<style data-href=')) return 'no stylesheet was found';
  if (/<link\b[^>]*\brel="(?:stylesheet|modulepreload)"/.test(html))
    return 'a linked stylesheet or script is left';
  if (/<script\b[^>]*\bsrc=/.test(html)) return 'a script is fetched before the first paint';
  if (!code.includes(LOAD) || code.includes(NO_ENTRY)) return 'no start script was found';
  if (/(?:^|[;{}\s])import\b(?!\()/.test(code)) return 'a static import is left';
  return null;
}

/**
 * Puts each stylesheet's text in place of its link. The link comes back, switched off, before React looks for it when it
 * takes the page over; React puts it to use should it ever have to render the document anew.
 */
async function stylesInside(html: string, clientFolder: string): Promise<string> {
  const paths = new Set([...html.matchAll(STYLESHEET)].map(([, path]) => String(path)));
  const styles = new Map(
    await Promise.all(
      [...paths].map(async (path) => [path, await readFile(join(clientFolder, path), 'utf8')] as const),
    ),
  );
  return html.replace(STYLESHEET, (_link, path: string, mark: string) => {
    const text = styles.get(path);
    return `<style data-href="${path}${mark}">${text}</style>`;
  });
}

/** Turns the static imports of React Router's start script into ones that wait, and its preloads with them. */
function scriptsAfterPaint(html: string): string {
  const preloads = [...html.matchAll(PRELOADED_SCRIPT)].map(([, href]) => String(href));
  const scripts = [
    ...preloads.filter((href) => !PAGE.test(href)),
    ...preloads.filter((href) => PAGE.test(href)),
  ];
  return html
    .replace(PRELOADED_SCRIPT, '')
    .replace(START_SCRIPT, (_script, open: string, code: string, close: string) => {
      const [, entry = ''] = ENTRY.exec(code) ?? [];
      const late = code.replace(STATIC_IMPORT, (_import, name: string | undefined, file: string) =>
        name ? `const ${name}=await import(${file});` : `await import(${file});`,
      );
      return `${open}${AFTER_PAINT}${LINK_STYLES}const h=${JSON.stringify(scripts)},e=${entry || NO_ENTRY};${LOAD}${late}${close}`;
    });
}
