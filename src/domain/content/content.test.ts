import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DESCRIPTIONS } from '#content/descriptions.ts';
import { FAQ_GROUPS } from '#content/faq.ts';
import { FEATURE_NAMES } from '#content/feature-names.ts';
import { FEATURE_CONTENT } from '#content/features.ts';
import { HOME } from '#content/home.ts';
import { ACCESSIBILITY } from '#content/legal/accessibility.ts';
import { PRIVACY } from '#content/legal/privacy.ts';
import { TERMS } from '#content/legal/terms.ts';
import { MODE_CONTENT, SIZE_CONTENT, TIMELINE_CONTENT } from '#content/options.ts';
import { PAGE_META } from '#content/pages.ts';
import { SERVICE_GOALS } from '#content/prd/goals.ts';
import { EVERY_PAGE, FEATURE_PAGES } from '#content/prd/pages.ts';
import { REFERENCES } from '#content/references.ts';
import { SERVICE_SUMMARIES } from '#content/service-summaries.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { TRADE_PAGES } from '#content/trade-pages.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { noun } from '../kernel/plural.ts';
import { slug } from '../kernel/text.ts';
import { legalFacts } from '../legal/legal-facts.ts';
import { legalDocumentSchema } from '../legal/legal-schema.ts';
import {
  FEATURE_IDS,
  isOffered,
  MODE_IDS,
  SERVICE_SLUGS,
  SERVICES,
  SIZE_IDS,
  TIMELINE_IDS,
  TRADE_IDS,
  TRADES,
} from '../quote/catalogue.ts';
import { servicePrice } from '../quote/labels.ts';
import { type Claims, claimsIn, listWithClaims, withClaims } from './claims.ts';
import {
  descriptionContentSchema,
  faqGroupSchema,
  featureContentSchema,
  homeContentSchema,
  modeContentSchema,
  REFERENCE_ILLUSTRATIONS,
  referenceContentSchema,
  serviceContentSchema,
  serviceSummarySchema,
  sizeContentSchema,
  timelineContentSchema,
  tradeContentSchema,
  tradePageSchema,
} from './schema.ts';
import { site } from './site.ts';
import { siteClaims } from './site-claims.ts';
import { siteSchema } from './site-schema.ts';

const TITLE_MAX = 60;
const DESCRIPTION_MAX = 155;

interface Text {
  where: string;
  text: string;
}

/** The demo's people write as they speak and promise what they like: their words are on no page. */
const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  ['/content/**/*.ts', '!/content/demo/**'],
  { eager: true },
);

function textsIn(where: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(`${where}.${key}`, item));
}

/** Every text of every file, with file and field; filled with claims when there are some. */
const contentTexts = (claims?: Claims): Text[] =>
  Object.entries(modules).flatMap(([file, module]) => {
    const values = Object.values(module);
    return textsIn(file, claims === undefined ? { ...module } : listWithClaims(values, claims));
  });

const pageFacts = {
  brand: 'Značka',
  displayName: 'Meno',
  ticket: '#0017',
  email: 'vzor@example.com',
  provider: 'Poskytovateľ',
  authority: 'Úrad',
  effectiveFrom: '21. 11. 2026',
  version: '1.0',
};
/** What a project's description is filled with. */
const choices = { trade: 'pokrývača', offer: 'nové strechy', size: 'Profesionál', percent: 15 };
/** What a requirements document puts into its plan; its own tests see to it that nothing is left unfilled. */
const planNames = ['feedback', 'deferred', 'wanted', 'usual', 'outlook', 'backups'];
/** What mails and lists of an offer and its project are filled with; their own tests see what comes of it. */
const workNames = [
  'number',
  'title',
  'day',
  'project',
  'page',
  'stage',
  'item',
  'items',
  'files',
  'kind',
  'client',
  'line',
  'rounds',
];
const knownNames = [
  ...workNames,
  ...Object.keys(choices),
  ...planNames,
  ...Object.keys(siteSchema.shape.claims.shape),
  ...Object.keys(pageFacts),
  ...Object.keys(legalFacts(site)),
  'supportHours',
  'answerBy',
  'answerWithin',
  'promisedDays',
];

const found = (texts: Text[], wrong: RegExp): string[] =>
  texts.flatMap(({ where, text }) => {
    const match = wrong.exec(text);
    return match ? [`${where}: „${match[0]}“ in: ${text}`] : [];
  });

const plainSpaced = (text: string) => text.replaceAll('\u00A0', ' ');

describe('content matches its schema', () => {
  const table = <Id extends string>(ids: readonly Id[], schema: z.ZodType) => z.record(z.enum(ids), schema);

  it.each<[string, z.ZodType, unknown]>([
    ['service-summaries.ts', table(SERVICE_SLUGS, serviceSummarySchema), SERVICE_SUMMARIES],
    ['services.ts', table(SERVICE_SLUGS, serviceContentSchema), SERVICE_CONTENT],
    ['descriptions.ts', table(SERVICE_SLUGS, descriptionContentSchema), DESCRIPTIONS],
    ['trades.ts', table(TRADE_IDS, tradeContentSchema), TRADE_CONTENT],
    ['trade-pages.ts', table(TRADE_IDS, tradePageSchema), TRADE_PAGES],
    ['feature-names.ts', table(FEATURE_IDS, z.string().min(1)), FEATURE_NAMES],
    ['features.ts', table(FEATURE_IDS, featureContentSchema), FEATURE_CONTENT],
    ['options.ts MODE_CONTENT', table(MODE_IDS, modeContentSchema), MODE_CONTENT],
    ['options.ts SIZE_CONTENT', table(SIZE_IDS, sizeContentSchema), SIZE_CONTENT],
    ['options.ts TIMELINE_CONTENT', table(TIMELINE_IDS, timelineContentSchema), TIMELINE_CONTENT],
    ['references.ts', z.array(referenceContentSchema), REFERENCES],
    ['faq.ts', z.array(faqGroupSchema), FAQ_GROUPS],
    ['home.ts', homeContentSchema, HOME],
    ['legal/accessibility.ts', legalDocumentSchema, ACCESSIBILITY],
    ['legal/privacy.ts', legalDocumentSchema, PRIVACY],
    ['legal/terms.ts', legalDocumentSchema, TERMS],
  ])('%s', (file, schema, value) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `content/${file} ${path.join('.')}: ${message}`)).toEqual([]);
  });

  it('keeps every service under its own slug', () => {
    expect(Object.entries(SERVICE_CONTENT).filter(([key, service]) => service.slug !== key)).toEqual([]);
  });

  it('gives every trade the slug of its name', () => {
    expect(Object.values(TRADE_CONTENT).filter((trade) => trade.slug !== slug(trade.name))).toEqual([]);
  });

  it('keeps every landing page of a trade under a slug of its own', () => {
    const slugs = TRADE_IDS.map((trade) => TRADE_CONTENT[trade].slug);
    expect(slugs).toEqual([...new Set(slugs)]);
  });

  it.each(TRADE_IDS)('explains on the landing page of %s just the features recommended to it', (trade) => {
    expect(TRADE_PAGES[trade].features.map(({ id }) => id)).toEqual(TRADES[trade].recommendedFeatures);
  });

  it('has a reference for every trade and every service, and shows every sketch', () => {
    expect(new Set(REFERENCES.map(({ slug: key }) => key)).size).toBe(REFERENCES.length);
    expect(REFERENCES.map(({ trade }) => trade).toSorted()).toEqual([...TRADE_IDS].toSorted());
    expect(new Set(REFERENCES.map(({ service }) => service))).toEqual(new Set(SERVICE_SLUGS));
    expect(new Set(REFERENCES.map(({ illustration }) => illustration))).toEqual(
      new Set(REFERENCE_ILLUSTRATIONS),
    );
  });

  it('gives every feature one place in the sitemap of a requirements document', () => {
    const placed = [...FEATURE_PAGES, ...EVERY_PAGE].map(([id]) => id);
    expect(placed.toSorted()).toEqual([...FEATURE_IDS].toSorted());
  });

  it('calls /projekty models as long as all of them are, and counts them right', () => {
    const counts = ['Jedno', 'Dve', 'Tri', 'Štyri', 'Päť', 'Šesť', 'Sedem', 'Osem', 'Deväť', 'Desať'];
    const { title, description } = PAGE_META.references;
    const allModels = REFERENCES.every(({ model }) => model);
    expect(title.startsWith('Modelové')).toBe(allModels);
    expect(description.startsWith(`${counts[REFERENCES.length - 1]} vymyslen`)).toBe(allModels);
  });

  it.each(REFERENCES)(
    'uses in the project $slug only features that the wizard offers beside its service',
    (project) => {
      const { service, trade, features } = project;
      const strange = features.filter((id) => !isOffered(id, service, trade));
      expect(strange).toEqual([]);
    },
  );

  it('names a missing field of a project by file and field', () => {
    const { outcome: _, ...incomplete } = REFERENCES[0] ?? {};
    const issues = z.array(referenceContentSchema).safeParse([incomplete]).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['0.outcome']);
  });

  it('claims no number in the outcome of a model project', () => {
    const numbers = REFERENCES.filter(({ model }) => model).flatMap(({ slug: key, outcome, built }) =>
      textsIn(key, { outcome, built }).filter(({ text }) => /\d/.test(text)),
    );
    expect(numbers).toEqual([]);
  });

  it('shares no paragraph, reason or question between two landing pages', () => {
    const texts = Object.values(TRADE_PAGES).flatMap(({ hero, about, features, services, faqs }) => [
      ...Object.values(hero),
      about.title,
      ...about.paragraphs,
      ...[...features, ...services].map(({ why }) => why),
      ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('uses every address of /faq and every section id of a page once', () => {
    const faq = FAQ_GROUPS.flatMap((group) => [group.slug, ...group.items.map((item) => item.slug)]);
    const pages = [...Object.values(SERVICE_CONTENT), PRIVACY, TERMS].map(({ sections }) =>
      sections.map(({ id }) => id),
    );
    for (const ids of [faq, ...pages]) expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('search engines', () => {
  const pages = [
    ...Object.values(SERVICE_CONTENT).map((service) => [service.slug, service.seo] as const),
    ...TRADE_IDS.map((trade) => [TRADE_CONTENT[trade].slug, TRADE_PAGES[trade].seo] as const),
    ...REFERENCES.map((reference) => [reference.slug, reference] as const),
    ...Object.entries(PAGE_META),
  ];

  it.each(pages)('show the whole title and description of %s', (_, { title, description }) => {
    expect(`${title} | ${site.brand.name}`.length).toBeLessThanOrEqual(TITLE_MAX);
    expect(withClaims(description, site.claims)?.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });
});

/** Begins a word that says how much there is of what follows. */
const MEASURE = '(?:počet|rozsah|rozsiahl|náročn|zložit|jednoduch|základn|frekvenc|čas)';

describe('prices and durations agree with the catalogue', () => {
  const amounts = (text: string) =>
    [...text.matchAll(/(?:(\d[\d ]*) (?:–|do) )?(\d[\d ]*) €/g)]
      .flatMap(([, from, to]) => [from, to])
      .filter((amount) => amount !== undefined)
      .map((amount) => Number(amount.replaceAll(' ', '')));

  it.each(SERVICE_SLUGS)('%s names no amount but its own range', (key) => {
    const strange = textsIn(key, SERVICE_CONTENT[key]).flatMap(({ where, text }) =>
      amounts(text)
        .filter((amount) => !SERVICES[key].euros.includes(amount))
        .map((amount) => `${where}: ${amount}`),
    );
    expect(strange).toEqual([]);
  });

  it.each(SERVICE_SLUGS)('%s states its range in the description and in an answer', (key) => {
    const { seo, faqs } = SERVICE_CONTENT[key];
    expect(seo.description).toContain(plainSpaced(servicePrice(key)));
    expect(faqs.flatMap(({ answer }) => amounts(answer))).toEqual(SERVICES[key].euros);
  });

  // "Rozsah cenníka" may make a price dearer, "správa cenníka" may not where it is included.
  it.each(SERVICE_SLUGS)('%s is not dearer by what it includes', (key) => {
    const { features, priceFactors, faqs } = SERVICE_CONTENT[key];
    const dearer = [
      ...priceFactors,
      ...faqs.map(({ answer }) => answer).filter((text) => amounts(text).length),
    ];
    const included = features
      .filter((feature) => feature.included)
      .flatMap(({ title }) => title.toLowerCase().split(' '))
      .filter((word) => /^.{3,}(?<![áéý])$/u.test(word))
      .map((word) => new RegExp(`(?<!${MEASURE}[^.,]*)(?<!\\p{L})${word.slice(0, 5)}`, 'iu'));
    expect(dearer.filter((text) => included.some((stem) => stem.test(text)))).toEqual([]);
  });

  it.each(SERVICE_SLUGS)('%s states its duration in the description', (key) => {
    const { duration } = SERVICES[key];
    const stated = duration && `${duration.from} až ${duration.to} ${noun(duration.to, duration.unit)}`;
    expect(SERVICE_CONTENT[key].seo.description).toContain(stated ?? 'mesačne');
  });
});

describe('durations agree with the catalogue', () => {
  it.each(SERVICE_SLUGS)('%s names no range of weeks or months but its own', (key) => {
    const { duration } = SERVICES[key];
    const own = duration && `${duration.from}-${duration.to}`;
    const ranges = textsIn(key, SERVICE_CONTENT[key]).flatMap(({ text }) =>
      [...text.matchAll(/(\d+) (?:až|–) (\d+) (?:týžd|mesiac)/gu)].map(([, from, to]) => `${from}-${to}`),
    );
    expect(ranges.filter((range) => range !== own)).toEqual([]);
  });

  it.each(SERVICE_SLUGS)('a goal of %s is due when its plan says so, or a time after launch', (key) => {
    const goals = SERVICE_GOALS[key].flatMap((goal) =>
      'beside' in goal ? [goal.existing, goal.beside] : [goal],
    );
    const targets = goals.flatMap((goal) => {
      const target = goal?.target ?? '';
      return typeof target === 'string' ? [target] : Object.values(target);
    });
    expect(targets.filter((target) => /\d (?:týžd|mesiac)(?!.* od spustenia)/u.test(target))).toEqual([]);
  });
});

describe('every text', () => {
  // Words of stored quotes stay as they were issued, with the spaces of their amounts.
  const texts = contentTexts().filter(({ where }) => !where.includes('/first-issued-words.ts'));
  const spoken = texts.map(({ where, text }) => ({
    where,
    text: text.replace(/ \?\?/g, '').replace(/\{\w+/g, '{'),
  }));

  it('comes from a file that was found', () => {
    expect(Object.keys(modules).length).toBeGreaterThan(15);
    expect(texts.length).toBeGreaterThan(500);
  });

  it.each([
    ['quotation marks other than „ “', /["'”]|“(?=\p{L})/u],
    ['a double, hard or outer space', / {2}|[\u00A0\u202F]|^\s|\s$/],
    ['a hyphen for a dash or a dash without spaces', / - |\S–|–\S/],
    ['three dots for an ellipsis', /\.\.\./],
    ['a space before punctuation', / [,.;:!?](?!\p{L})/u],
    ['decomposed letters', /\p{M}/u],
    ['past tense in the first person', /(?<!\p{L})(?:\p{L}+la? som|som \p{L}+la?)(?!\p{L})/u],
    [
      'a word of the list of Czechisms and colloquialisms (slovak.md 5.5)',
      /(?<!\p{L})(?:užívateľ|tlačítk|kontaktujte na|jedná sa|doporuč|poptávk|previesť zmen|obdrž|čiastk|behom(?!\p{L})|nakoľko|pokiaľ|akonáhle|stávajúc|naviac|mimo iné|kľudne|viď(?!\p{L})|vrámci|šérov|email|on-line|web stránk|pl[aá]tc[aoui]|link(?!\p{L})|uploadn)/iu,
    ],
  ])('does not have %s', (_, wrong) => {
    expect(found(spoken, wrong)).toEqual([]);
  });
});

describe('claims in texts', () => {
  const filled = (claims: Claims) => contentTexts({ ...pageFacts, ...claims });

  it('are names of the configuration', () => {
    const unknown = contentTexts().filter(({ text }) =>
      claimsIn(text).some((name) => !knownNames.includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  it('promise an answer only with the days its hours are counted in', () => {
    expect(found(contentTexts(), /do \{callbackHours/)).toEqual([]);
  });

  it('leave no mark-up behind', () => {
    expect(
      found(filled({ ...site.claims, ...legalFacts(site) }), /[{}[\]|]|\?\?|(?<![a-z])#(?!0017)/),
    ).toEqual([]);
  });

  it('are nowhere when nothing is claimed', () => {
    const claim =
      /bezplatn\p{L}+ údržb|do \d+ hod|dokončen\p{L}+ projekt|rok\p{L}* praxe|\d\+|prv\p{L}+ \d/iu;
    expect(found(filled({}), claim)).toEqual([]);
    expect(found(filled({ ...site.claims, ...siteClaims(site) }), claim).length).toBeGreaterThan(8);
  });

  it.each([
    [
      1,
      [
        'nasleduje 1 mesiac bezplatnej údržby, počas ktorého opravím',
        'Čo zahŕňa 1 mesiac bezplatnej údržby?',
        'Prvý mesiac',
        'v prvom mesiaci od spustenia',
        'Ozvem sa vám do 1 hodiny v pracovných dňoch.',
        'začnem venovať do 1 hodiny v čase podpory',
      ],
    ],
    [
      3,
      [
        'nasledujú 3 mesiace bezplatnej údržby, počas ktorých opravím',
        'Čo zahŕňajú 3 mesiace bezplatnej údržby?',
        'Prvé 3 mesiace',
        'v prvých 3 mesiacoch od spustenia',
        'Ozvem sa vám do 3 hodín v pracovných dňoch.',
        'začnem venovať do 3 hodín v čase podpory',
      ],
    ],
    [
      5,
      [
        'nasleduje 5 mesiacov bezplatnej údržby, počas ktorých opravím',
        'Čo zahŕňa 5 mesiacov bezplatnej údržby?',
        'Prvých 5 mesiacov',
        'v prvých 5 mesiacoch od spustenia',
        'Ozvem sa vám do 5 hodín v pracovných dňoch.',
        'začnem venovať do 5 hodín v čase podpory',
      ],
    ],
  ])('agree with the number %i', (count, sentences) => {
    const claims = {
      ...siteClaims({ ...site, claims: { callbackHours: count } }),
      criticalResponseHours: count,
      supportHours: 'v pracovných dňoch',
      freeMaintenanceMonths: count,
    };
    const all = filled(claims)
      .map(({ text }) => plainSpaced(text))
      .join('\n');
    expect(sentences.filter((sentence) => !all.includes(sentence))).toEqual([]);
  });

  it('keep a page whole when nothing is claimed', () => {
    const left = listWithClaims(Object.values(SERVICE_CONTENT), {});
    expect(left.map(({ slug: key }) => key)).toEqual([...SERVICE_SLUGS]);
    expect(left.find(({ slug: key }) => key === 'tvorba-webu')?.process).toHaveLength(5);
  });
});
