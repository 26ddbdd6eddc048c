import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

// The process itself is an entry of the server build, so that server and pages are one module graph; the end of the build
// renders the pages without it.
const SERVER_ENTRIES = { main: './src/server/main.ts', pages: './src/server/built-pages.ts' };

// React Router names every entry of the server build like its only one.
const entryNames: Plugin = {
  name: 'entry-names',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } } : null,
};

// React, and every package that imports it: bundled, so that the build decides which React renders. Node would choose by
// NODE_ENV when the program starts, and without one take the development build, which needs half as much time again.
const REACT = [
  /^(react|react-dom|react-router|scheduler|radix-ui|lucide-react|use-callback-ref|use-sidecar)$/,
  // What those need besides: a package of ours would not find it.
  /^(aria-hidden|cookie-es|get-nonce|tslib)$/,
  /^react-(remove-scroll|remove-scroll-bar|style-singleton)$/,
  /^@(radix-ui|react-router|floating-ui|tanstack|dnd-kit)\//,
];

// Libraries in dozens of small files, which Node would look up one by one at every start of the program (decision 153).
const MANY_FILES = /^(bysquare|csv-parse|drizzle-orm|libphonenumber-js|lzma1|nodemailer|validator|zod)$/;

// Native modules and what looks for its own files beside itself: loaded by Node, never bundled.
const SERVER_EXTERNAL = ['@myriaddreamin/typst-ts-node-compiler', 'pg-native'];

/** Modules of ours by their paths below `src`, without their endings. */
const pattern = (paths: readonly string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`);

// What every public page loads in any case: small files, each a compression and a request of its own otherwise.
const PUBLIC_PAGE =
  /\/src\/web\/(pages\/(public\.route|section|breadcrumbs)\.tsx|design\/(arrow|card-link|hero|drawing-grid|illustrations\/drawing)\.tsx|shell\/(seo|structured-data|revalidation)\.ts)|\/content\/pages\.ts/;

// What is drawn everywhere, and small parts of the public frame that the areas draw too: they would bring the whole frame.
const EVERY_PAGE =
  /\/src\/(web\/(root\.tsx|shell\/(main-part|phone-href|account-copies|use-hydrated)\.tsx?|design\/brand-mark\.tsx)|domain\/(kernel\/(plural|text)|pages\/areas)\.ts)$/;

// What asks the server: one library in twenty small files, and ours around it.
const ASKING =
  /\/src\/web\/shell\/(data-client\.tsx|query-client\.ts)|node_modules\/@tanstack\/(react-query|query-core)\//;

// What the areas and the pages of secret links say and hear, without styles of its own: texts, calls and live hints.
const CLIENTS_WORDS = pattern([
  'web/(?:requests/prd-formats|live/\\w+|messages/(?:use-unread|title-badge)|shell/(?:client-door|list-parts|menu-later))',
  'domain/(?:portal/(?:calls|expected-texts)|papers/calls|messages/(?:calls|message)|api/list-part)',
  'domain/projects/(?:portal-texts|project-texts|project-life)',
  'domain/(?:offers/(?:state-texts|validity-texts|link-header)|kernel/local-time(?:-texts)?)',
]);

// What an area begins with: who is signed in, the guard, and the way out. The sign-in asks for it, too.
const AREA_START =
  /\/src\/web\/(accounts\/(session|guard|use-sign-out|sign-out|carried-toast)|shell\/area-(meta|screens)|design\/areas\/area-(links|waiting))\.tsx?$/;

// What the portal's first screen draws, as do its other screens and the project behind a secret link.
const PORTAL_START = pattern([
  'web/portal/(?:[\\w-]+-(?:queries|rows|part)|portal-(?:addresses|screens|ways|frame)|request-name|validity-line|more|first-steps)',
  'web/design/areas/(?:area-section|expected-rows|days-ruler|stage-ruler|empty-state|facts)',
  'web/(?:requests/quote-files|clients/kept-invitation)',
  'domain/requests/(?:calls|next-step)',
]);

// What the offer behind a secret link draws, too, with styles that the wizard, which asks for the words, shall not load.
const OFFER_PARTS = /\/src\/web\/design\/areas\/(state-mark|dimension-line)\.tsx$/;

// What an offer and a project say and ask wherever they are open: behind a secret link, in the portal and at the desk.
const WORK_WORDS = pattern([
  'domain/offers/(?:calls|offer-address|consent|decline-reasons)',
  'domain/projects/(?:calls|project-limits|handover-calls|checklist-calls|project-refusals)',
  'domain/(?:payments/(?:calls|payment-texts|payment-life|iban)|clients/(?:client-texts|firm-numbers))',
  'domain/kernel/(?:recent-time|working-time|format-bytes|typed-number|search-text)',
  'domain/requests/(?:inbox-calls|inbox-limits|request-life|request-status)',
  'web/(?:messages/client-words|shell/(?:not-read|use-narrow)|accounts/copy-button)',
  'web/design/areas/(?:amounts|key-cap)',
]);

// Addresses and calls of the desk, for which what the operator sees of a client's account asks, too, without the styles of a desk.
const DESK_ADDRESSES = pattern([
  'domain/(?:requests/request-address|projects/project-address|content/setup-address|clients/(?:client-views|desk-calls))',
  'web/(?:requests/inbox-addresses|clients/desk-addresses|shell/list-address)',
]);

// What the screens of the desk begin with, and their lists: words and small parts, which no other area asks for.
const DESK_START = pattern([
  'domain/(?:requests/inbox-texts|accounts/admin-calls|api/(?:count-cap|table-file)|content/working-week)',
  'domain/(?:offers/list-filter|projects/(?:list-filter|desk-texts)|today/calls)',
  'web/design/areas/(?:list-search|done-notice|pagination|segmented-links|dense|area-table|fold-section)',
  'web/shell/(?:use-keys|act-words|keep-focus|use-act)',
  'web/(?:admin/(?:admin-screens|checklist-query|list-addresses|list-head|setup-rows|table-export)|messages/unread-first)',
  'web/requests/(?:inbox-counts-query|inbox-filters)',
  'web/(?:offers/offer-addresses|projects/(?:project-addresses|project-words|project-views))',
]);

// What forms are made of, on public pages and in the areas; none of it imports more than words.
const FORM_FILES = pattern([
  'web/design/(?:field|text-input|textarea|focus-control|radio-card)',
  'web/shell/(?:random-id|time-filled|later-words|failure-advice)',
  'domain/(?:kernel/by-key|errors/form-advice|accounts/account-advice)',
]);
const FORM_PARTS = new RegExp(`${FORM_FILES.source}|/lucide-react/.*/(?:check|search)\\.mjs$`);

// Each by itself, because a part takes along what it imports: what public pages, the wizard or the sign-in ask for without
// the rest, and long lists of which the portal's start asks for nothing. What another of these imports stands before it.
const APART = [
  { name: 'faults', test: /\/src\/domain\/errors\/faults\.ts$/ },
  { name: 'actor', test: /\/src\/domain\/accounts\/actor\.ts$/ },
  { name: 'areas', test: /\/src\/web\/design\/areas\/areas\.css$/ },
  { name: 'asking-calls', test: /\/src\/domain\/((requests|prd)\/calls|errors\/call-advice)\.ts$/ },
  // The editor of offers asks for it, too: with what public pages draw it would come with their styles.
  { name: 'catalogue', test: /\/src\/domain\/quote\/catalogue\.ts$/ },
  { name: 'desk', test: /\/src\/web\/design\/areas\/desk\.css$/ },
  { name: 'documents', test: /\/content\/documents\.ts$/ },
  { name: 'form-parts', test: FORM_PARTS },
  { name: 'icons', test: /\/lucide-react\/.*\/(chevron-down|download)\.mjs$/ },
  { name: 'notice', test: /\/src\/web\/design\/notice\.tsx$/ },
  { name: 'offer-number', test: /\/src\/domain\/offers\/offer-number\.ts$/ },
  // What public pages load first and the areas draw, too.
  { name: 'small-parts', test: /\/src\/web\/design\/(select|live-region|separated-list)\.tsx$/ },
  {
    name: 'sign-in-links',
    test: /\/src\/domain\/(accounts\/sign-in-links|clients\/invitation-link|pages\/query-max)\.ts$/,
  },
  // Until when an answer is promised: the contact page tells it, and the areas do.
  {
    name: 'working-time',
    test: pattern([
      'domain/kernel/(?:local-time(?:-texts)?|working-time)',
      'domain/(?:content/working-week|requests/(?:answer-clock|request-life|request-status))',
    ]),
  },
].map((group) => ({ ...group, priority: 2 }));

// React DOM and the router by themselves, so that each is run in a task of its own before the page is taken over. Then what
// every page loads in any case, and what every public one does: what these modules import, and nothing more. The rest is divided
// as Rolldown does it: groups by name drew code of the wizard into the first load (decision 009).
const CLIENT_OUTPUT = {
  codeSplitting: {
    groups: [
      { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\//, priority: 4 },
      { name: 'react-router', test: /node_modules\/react-router\//, priority: 4 },
      { name: 'every-page', test: EVERY_PAGE, priority: 3 },
      { name: 'public-page', test: PUBLIC_PAGE, priority: 1 },
      ...APART,
      { name: 'asking', test: ASKING },
      { name: 'clients-words', test: CLIENTS_WORDS },
      { name: 'offer-parts', test: OFFER_PARTS },
      { name: 'area-start', test: AREA_START },
      { name: 'portal-start', test: PORTAL_START },
      { name: 'work-words', test: WORK_WORDS },
      { name: 'desk-addresses', test: DESK_ADDRESSES },
      { name: 'desk-start', test: DESK_START },
    ],
  },
};

/**
 * React Router loads the document anew whenever a page's code does not come, at the address the visitor still is on, as
 * often as that happens. It shall go on to a page that fails when it is drawn: so the failure reaches the error screen
 * at the address that was asked for, and the one rule about reloads (decision 063).
 */
const LOADS_ANEW = /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\}\);/;
const failingPages = (): Plugin => {
  let isDone = false;
  return {
    name: 'failing-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*routeModules\.js$/ },
      handler: (code) => {
        isDone = LOADS_ANEW.test(code);
        return code.replace(LOADS_ANEW, 'return { default() { throw error; } };');
      },
    },
    buildEnd() {
      if (!isDone) this.error('React Router reloads pages in another way now: mend failingPages().');
    },
  };
};

/**
 * Parts of React Router that this site never asks for, and which it cannot leave out by itself: fetching routes little by
 * little (every list of routes is whole) and instruments of measurement. The last line of each names what the server alone
 * calls. A name that React Router misses here ends the build.
 */
const UNASKED = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const [getManifestPath, getPathsWithAncestors, handleClientVersionMismatch] = [];`,
  'router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const [instrumentHandler, instrumentationResultMetaContext] = [];`,
};
const withoutUnasked = (): Plugin => {
  const left = new Set(Object.keys(UNASKED));
  return {
    name: 'without-unasked',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /react-router\/dist\/production\/lib\// },
      handler: (id) => {
        const found = Object.entries(UNASKED).find(([file]) => id.endsWith(`/lib/${file}`));
        if (!found) return null;
        left.delete(found[0]);
        return found[1];
      },
    },
    buildEnd() {
      if (left.size > 0)
        this.error(`React Router has no ${[...left].join(', ')} now: mend withoutUnasked().`);
    },
  };
};

/**
 * A drawn icon as this site uses it: a decoration of a size, a stroke and a class. Lucide's own can be named, coloured by a
 * context, scaled and merged, which every page would load.
 */
const LUCIDES_ICON = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const DRAWN_ICON = `
  import { createElement } from 'react';
  const pen = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
  export default ({ node }) => ({ size = 24, strokeWidth = 2, className }) =>
    createElement(
      'svg',
      { ...pen, width: size, height: size, viewBox: '0 0 24 24', strokeWidth, className, 'aria-hidden': 'true' },
      node.map(([shape, facts]) => createElement(shape, facts)),
    );`;
const drawnIcons = (): Plugin => {
  let isDone = false;
  return {
    name: 'drawn-icons',
    apply: 'build',
    load: {
      filter: { id: LUCIDES_ICON },
      handler: () => {
        isDone = true;
        return DRAWN_ICON;
      },
    },
    buildEnd() {
      if (!isDone) this.error('Lucide makes its icons elsewhere now: mend drawnIcons().');
    },
  };
};

// Another file of site facts: tests build the site with what its own facts leave out.
const siteFacts = resolve(process.env.SITE_CONFIG ?? 'site.config.ts');

export default defineConfig(({ command }) => ({
  resolve: { alias: { '#site': siteFacts } },
  plugins: [tailwindcss(), reactRouter(), entryNames, failingPages(), withoutUnasked(), drawnIcons()],
  // Assets inlined as data: URLs would need looser rules in the content security policy.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // Development prepares packages at its start: one found later, in the wizard, would reload the page under it.
  optimizeDeps: { entries: ['src/web/**/*.tsx', '!src/web/**/*.test.tsx'] },
  environments: {
    client: { build: { rolldownOptions: { output: CLIENT_OUTPUT } } },
    ssr: {
      resolve: {
        external: SERVER_EXTERNAL,
        ...(command === 'build' ? { noExternal: [...REACT, MANY_FILES] } : {}),
      },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { target: 'node24', rolldownOptions: { input: SERVER_ENTRIES } },
    },
  },
}));
