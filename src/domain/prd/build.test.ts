import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { DELIVERABLES } from '#content/prd/deliverables.ts';
import { SCOPE_HEADINGS } from '#content/prd/scope.ts';
import { SECTION_TITLES } from '#content/prd/sections.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { anyPrdInput, issuedQuote, prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { makeQuoteDocument } from '../../../tests/factories/quote-document.ts';
import { formatList } from '../kernel/format.ts';
import { lowerFirst } from '../kernel/text.ts';
import { ANSWER_DAYS } from '../projects/expected.ts';
import {
  asksForWebsite,
  BUDGET_IDS,
  FEATURE_IDS,
  FEATURES,
  type FeatureId,
  isOffered,
  SERVICE_SLUGS,
  SERVICES,
  type ServiceSlug,
  SIZE_IDS,
  TIMELINE_IDS,
  TRADE_IDS,
  TRADES,
} from '../quote/catalogue.ts';
import { issueQuote } from '../quote/issued-quote.ts';
import { budgetLabel, featureName } from '../quote/labels.ts';
import { SPECIFICATION_PRICE_BOOK } from '../quote/price-book.ts';
import { calculationOf } from '../quote/price-total.ts';
import { priceQuote } from '../quote/quote.ts';
import { keepsWebsite, pricedFeatures } from '../quote/selection.ts';
import { timelineWeeks } from '../quote/timeline.ts';
import { vatStatus } from '../quote/vat.ts';
import { NO_CONTACT } from '../requests/request-fields.ts';
import { deliverablesOf, makeBrief, ofSite, type PrdInput } from './brief.ts';
import { buildPrd, withoutAiMarks } from './build.ts';
import { type Block, type PrdDocument, prdDocumentSchema, SECTION_IDS, type SectionId } from './document.ts';
import { CRITERIA_MIN } from './limits.ts';
import { phaseSpans, phasesOf } from './sections/schedule.ts';
import { documentTexts } from './texts.ts';

const facts = prdFacts();
const quietText = fc.constantFrom('', 'Text klienta o webe, ktorý má priniesť dopyty.');
const build = (input: PrdInput) => buildPrd(input, facts);

const blocksOf = (document: PrdDocument, id: SectionId): Block[] =>
  document.sections.find((section) => section.id === id)?.blocks ?? [];
const requirements = (document: PrdDocument) =>
  blocksOf(document, 'functional').flatMap((block) => (block.kind === 'requirement' ? [block] : []));
const tables = (document: PrdDocument, id: SectionId) =>
  blocksOf(document, id).flatMap((block) => (block.kind === 'table' ? [block] : []));
const spaced = (text = '') => text.replaceAll('\u00A0', ' ');
const textsOf = (document: PrdDocument, id: SectionId): string =>
  documentTexts({ ...document, sections: document.sections.filter((section) => section.id === id) }).join(
    '\n',
  );
const questions = (input: Partial<PrdInput>) => textsOf(build(prdInput(input)), 'open-questions');

/** "1 650,00 €", "−217,50 €" back to cents. */
const toCents = (text = ''): number =>
  Math.round(
    Number(
      text
        .replace(/[\u00A0 €]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ) * 100,
  );

const holdsForAny = (property: (input: PrdInput, document: PrdDocument) => void) =>
  fc.assert(
    fc.property(anyPrdInput(quietText), (input) => property(input, build(input))),
    { numRuns: 300 },
  );

describe('any PRD', () => {
  it('satisfies its own schema unchanged', () => {
    holdsForAny((_, document) => {
      expect(prdDocumentSchema.parse(document)).toEqual(document);
    });
  });

  it('has its sections in order, risks and maintenance by their flags', () => {
    holdsForAny((input, document) => {
      const left = SECTION_IDS.filter(
        (id) =>
          !(id === 'risks' && !input.includeRisks) && !(id === 'maintenance' && !input.includeMaintenance),
      );
      expect(document.sections.map(({ id, title }) => [id, title])).toEqual(
        left.map((id) => [id, SECTION_TITLES[id]]),
      );
    });
  });

  it('has a story and at least three criteria for every selected feature, none in quick mode', () => {
    holdsForAny(({ selection }, document) => {
      const expected = pricedFeatures(selection).map(featureName);
      const names = FEATURE_IDS.map(featureName);
      const found = requirements(document).filter(({ title }) => names.includes(title));
      expect(found.map(({ title }) => title)).toEqual(expected);
      for (const { story, criteria } of found) {
        expect(story).toMatch(/^\p{Lu}.+\.$/u);
        expect(story).not.toMatch(/chcem|Ako /);
        expect(new Set(criteria).size).toBeGreaterThanOrEqual(CRITERIA_MIN);
      }
    });
  });

  it('names in no heading what the section lacks', () => {
    for (const title of Object.values(SECTION_TITLES)) expect(title).not.toMatch(/[(,]/);
  });

  it('names no section that is left out', () => {
    holdsForAny((input, document) => {
      const text = documentTexts(document).join('\n');
      const named = (section: RegExp) => section.test(text);
      if (!input.includeRisks) expect(named(/rozpočet a riziká|harmonogram, riziká/)).toBe(false);
      if (!input.includeMaintenance) expect(named(/plán údržby/)).toBe(false);
    });
  });

  it('explains the priorities that it has, where they differ', () => {
    holdsForAny((_, document) => {
      const priorities = new Set(requirements(document).map(({ priority }) => priority));
      const text = textsOf(document, 'functional');
      const explained = {
        must: 'Nevyhnutné požiadavky sú',
        should: 'dôležité patria',
        could: 'doplnkové sa dajú',
      };
      for (const [priority, words] of Object.entries(explained)) {
        const isPresent = requirements(document).some((each) => each.priority === priority);
        expect(text.includes(words)).toBe(isPresent && priorities.size > 1);
      }
    });
  });

  it('numbers requirements and demands without a gap', () => {
    holdsForAny((_, document) => {
      const numbers = (prefix: string, ids: (string | undefined)[]) =>
        expect(ids).toEqual(ids.map((_id, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`));
      numbers(
        'F',
        requirements(document).map(({ id }) => id),
      );
      numbers(
        'N',
        tables(document, 'nonfunctional').flatMap(({ rows }) => rows.map(([id]) => id)),
      );
    });
  });

  it('has the lines of the estimate in its budget, adding up to the cent', () => {
    holdsForAny(({ selection }, document) => {
      const calculation = calculationOf(issueQuote(priceQuote(selection, facts.priceBook)));
      const [budget] = tables(document, 'budget').filter(({ caption }) => caption !== 'Zmluvné strany');
      expect(textsOf(document, 'budget')).toContain(vatStatus(facts.site.vat));
      if (calculation === null) {
        expect(keepsWebsite(selection)).toBe(true);
        return;
      }
      const { lines, sum } = calculation;
      const rows = budget?.rows ?? [];
      expect(rows.slice(0, -1)).toEqual(lines.map(({ label }) => [label, expect.any(String)]));
      const amounts = rows.map(([, amount]) => toCents(amount));
      expect(amounts.slice(0, -1)).toEqual(lines.map(({ amount }) => amount));
      expect(amounts.at(-1)).toBe(sum.amount);
      expect(amounts.slice(0, -1).reduce((total, amount) => total + amount, 0)).toBe(sum.amount);
    });
  });

  it('ends its schedule with the time of the service, leaves none out, and plans the website beside it', () => {
    holdsForAny((input, document) => {
      const { selection } = input;
      const { service, size, timeline } = selection;
      const { calculated, duration } = SERVICES[service];
      const own = calculated === 'website' ? duration : null;
      const unit = own?.unit === 'month' ? 'mesiac' : 'týždeň';
      const weeks = timelineWeeks(size, timeline).to;
      const to = own ? own.to : weeks;
      const phases = phasesOf(makeBrief(input, facts));
      const rows = tables(document, 'schedule')[0]?.rows ?? [];
      const when = rows.filter(([name]) => phases.some((phase) => phase.name === name)).map((row) => row[1]);
      const beside = calculated === 'website' && !keepsWebsite(selection);
      const website = rows.filter(([, , output]) => output?.startsWith('Nový web ') ?? false);
      expect(website.map((row) => row[1])).toEqual(beside ? [`1.\u00A0–\u00A0${weeks}.\u00A0týždeň`] : []);
      if (service === 'udrzba-podpora') {
        const first = beside ? ['1. týždeň'] : ['1. týždeň', '2. týždeň'];
        expect(when).toEqual([...first, 'každý mesiac', 'raz za pol roka']);
        return;
      }
      const spans = phaseSpans(phases, to);
      expect(spans[0]?.from).toBe(1);
      for (const [index, span] of spans.entries()) {
        expect(span.from).toBeLessThanOrEqual(span.to);
        expect(span.from).toBeLessThanOrEqual((spans[index - 1]?.to ?? 0) + 1);
      }
      expect(when.at(-1)).toMatch(new RegExp(`(?<!\\d)${to}\\.\u00A0${unit}$`));
      const { timelineText } = priceQuote(selection, facts.priceBook);
      if (!keepsWebsite(selection)) expect(textsOf(document, 'schedule')).toContain(timelineText);
    });
  });

  it('keeps the number of pages within what the size says, and places every feature once', () => {
    const limits = { small: [3, 5], medium: [6, 12], large: [13, 99] } as const;
    holdsForAny(({ selection }, document) => {
      const features = selection.mode === 'quick' ? 0 : selection.features.length;
      if (keepsWebsite(selection)) {
        expect(tables(document, 'sitemap').flatMap(({ rows }) => rows)).toHaveLength(features);
        return;
      }
      const [pages, sections] = tables(document, 'sitemap');
      const [from, to] = limits[selection.size];
      expect(pages?.rows.length).toBeGreaterThanOrEqual(from);
      expect(pages?.rows.length).toBeLessThanOrEqual(to);
      const paths = pages?.rows.map(([, path]) => path) ?? [];
      expect(new Set(paths).size).toBe(paths.length);
      const own = paths.length + (sections?.rows.length ?? 0);
      expect(own).toBeGreaterThanOrEqual(features + 4);
      expect(textsOf(document, 'scope')).toContain(`spolu: ${paths.length}\n`);
    });
  });

  it('is clean Slovak text: no holes, double spaces, ids or English', () => {
    const ids = [...FEATURE_IDS, ...TRADE_IDS].filter((id) => id.includes('-')).join('|');
    const words = `undefined|null|nan|${ids}|asap|flexible|the|and|with|feature|size|budget|timeline|requirement`;
    const wrong = new RegExp(
      `(?<!\\p{L})(?:${words})(?!\\p{L})|object Object|[ \u00A0]{2}|[{}]|[?.]{2}| [,.;!?]`,
      'iu',
    );
    holdsForAny((_, document) => {
      const texts = documentTexts(document).filter((text) => wrong.test(text));
      expect(texts).toEqual([]);
    });
  });
});

describe('the first page', () => {
  const { selection } = prdInput();
  const first = (changed: Partial<PrdInput['selection']> = {}) =>
    textsOf(build(prdInput({ selection: { ...selection, ...changed } })), 'summary').replaceAll(
      '\u00A0',
      ' ',
    );

  it('says in plain words what one gets, what it costs, what is needed and what to decide', () => {
    const text = first();
    expect(text).toContain(
      'Dokument opisuje web pre pokrývača v rozsahu „Profesionál“. Web má návštevníkom rýchlo',
    );
    for (const heading of [
      'Čo klient dostane',
      'Čo bude treba od klienta',
      'Na čom sa treba dohodnúť ako prvom',
    ]) {
      expect(text).toContain(heading);
    }
    expect(text).toContain('Orientačná cena\n2 431 – 3 289 €');
    expect(text).toMatch(/Ďalšie časti sú príloha[^\n]+$/);
  });

  it('fits on a page with everything selected', () => {
    const longest = first({ size: 'large', features: FEATURE_IDS, timeline: 'asap' });
    expect(longest.length).toBeLessThan(3300);
    expect(longest).not.toMatch(/\b[A-Z]{3,}\b/);
  });
});

describe('a service that is no website', () => {
  const { selection } = prdInput();
  const of = (service: (typeof SERVICE_SLUGS)[number], hasWebsite = false) =>
    build(prdInput({ selection: { ...selection, service, hasWebsite, features: [] } }));

  it.each(SERVICE_SLUGS)('%s has an introduction, scope, stages and acceptance of its own', (service) => {
    const document = of(service);
    for (const id of ['summary', 'scope', 'schedule'] as const) {
      for (const other of SERVICE_SLUGS.filter((slug) => slug !== service)) {
        expect(textsOf(document, id)).not.toBe(textsOf(of(other), id));
      }
    }
  });

  it.each(['seo-optimalizacia', 'udrzba-podpora'] as const)(
    '%s asks for no new website where one stands',
    (service) => {
      const text = documentTexts(of(service, true)).join('\n');
      expect(text).not.toMatch(/Úvodná stránka|Grafický návrh|na vlastnej doméne|Stačí/);
      expect(text).toContain('Web už existuje.');
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s plans the pages of a website only where none stands',
    (service) => {
      const planned = (hasWebsite: boolean) =>
        textsOf(of(service, hasWebsite), 'sitemap').includes('/kontakt');
      expect([planned(true), planned(false)]).toEqual([false, true]);
    },
  );

  it.each([
    ['seo-optimalizacia', /Search Console a k správe|na konci dohodnutého obdobia/, 'Vytvorenie webu'],
    ['udrzba-podpora', /technológii web dnes beží|Preberaný web|Prevzatie webu/, 'Vytvorenie webu'],
    ['cenove-kalkulacky', /Na ktorú stránku webu/, 'Webová časť'],
  ] as const)('%s takes over no website that is only made', (service, ofExisting, stage) => {
    const text = (hasWebsite: boolean) => documentTexts(of(service, hasWebsite)).join('\n');
    expect([ofExisting.test(text(true)), ofExisting.test(text(false))]).toEqual([true, false]);
    const order =
      stage === 'Vytvorenie webu' ? 'Pred začiatkom služby vznikne nový' : 'Spolu so službou vznikne aj nový';
    expect(text(false)).toContain(`${order} web.`);
    expect(text(false)).not.toMatch(/ak sa objedná|ak má pred/);
    expect(textsOf(of(service, false), 'schedule')).toContain(`${stage}\n1.\u00A0–`);
    expect(textsOf(of(service, false), 'open-questions')).not.toContain('Existuje dnes web');
  });

  it.each([
    ['cenove-kalkulacky', 'quote-calculator'],
    ['interaktivne-formulare', 'quote-form'],
  ] as const)('%s recommends no feature that it makes itself', (service, feature) => {
    const trade = TRADE_IDS.find((id) => TRADES[id].recommendedFeatures.includes(feature)) ?? 'painter';
    const isOffered = (asked: ServiceSlug) =>
      textsOf(
        build(prdInput({ selection: { ...selection, service: asked, trade, features: [] } })),
        'open-questions',
      ).includes(lowerFirst(featureName(feature)));
    expect([isOffered('tvorba-webu'), isOffered(service)]).toEqual([true, false]);
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s answers for no page that somebody else has made',
    (service) => {
      const text = documentTexts(of(service, true)).join('\n');
      expect(text).not.toMatch(/Prenesené údaje úvodnej|obsah webu patrí jemu/);
    },
  );

  it('SEO orders nothing that the new website beside it has already', () => {
    const text = (hasWebsite: boolean) =>
      ['functional', 'schedule']
        .map((id) => textsOf(of('seo-optimalizacia', hasWebsite), id as SectionId))
        .join('\n');
    const ofWebsite = /má vlastný titulok|mapa stránok prejde|presmerovan|presmeruj/gi;
    expect(text(true).match(ofWebsite)).toHaveLength(4);
    // Once, of the website itself.
    expect(text(false).match(ofWebsite)).toEqual(['má vlastný titulok', 'presmeruj']);
  });

  it.each(['seo-optimalizacia', 'udrzba-podpora'] as const)('%s waits for no launch', (service) => {
    for (const size of SIZE_IDS) {
      const whole = build(
        prdInput({
          selection: { ...selection, service, size, hasWebsite: true, features: [], timeline: 'asap' },
        }),
      );
      expect(documentTexts(whole).join('\n')).not.toMatch(/(?<!návod(?:om)? na )spusten/iu);
    }
  });

  it('has one total, its parts and its own duration', () => {
    const text = textsOf(of('erp-systemy'), 'summary').replaceAll('\u00A0', ' ');
    expect(text).toMatch(/Spolu\n[^\n]+\nCena služby/);
    expect(text).toContain('Cena služby\n3 000 – 20 000 €\nCena webovej časti\n');
    expect(text).toContain('Trvanie služby\n2 – 6 mesiacov');
    expect(text).not.toContain('Orientačná cena');
  });
});

describe('a service for a site that exists', () => {
  const { selection } = prdInput();
  const whole = (service: ServiceSlug) =>
    documentTexts(build(prdInput({ selection: { ...selection, service, hasWebsite: true } }))).join('\n');
  const OF_A_NEW_SITE = [/bezplatnej údržby/, /Má značka logo/, /Existuje dnes web/];

  it.each([
    ['udrzba-podpora', 0],
    ['seo-optimalizacia', 0],
    ['tvorba-webu', OF_A_NEW_SITE.length],
  ] as const)('%s promises and asks %d things of a new one', (service, expected) => {
    expect(OF_A_NEW_SITE.filter((text) => text.test(whole(service)))).toHaveLength(expected);
  });

  it('does not offer maintenance to whoever asks for it', () => {
    expect(whole('udrzba-podpora')).not.toContain('údržba je dobrovoľná');
    expect(whole('seo-optimalizacia')).toContain('údržba je dobrovoľná');
  });

  it.each(SERVICE_SLUGS.filter((service) => service !== 'udrzba-podpora'))(
    'prices the maintenance of %s from the packages wherever its website is new',
    (service) => {
      for (const hasWebsite of asksForWebsite(service) ? [true, false] : [null]) {
        const changed = { ...selection, service, hasWebsite };
        const text = textsOf(build(prdInput({ selection: changed })), 'maintenance');
        const isNew = hasWebsite !== true;
        expect([
          text.includes('Balíky údržby webu stoja'),
          text.includes('Čo sa v nich líši, je na stránke služby „Údržba a podpora“.'),
          text.includes('Jej cenu určí ponuka'),
        ]).toEqual([isNew, isNew, !isNew]);
      }
    },
  );

  it.each([
    ['cenove-kalkulacky', [], false],
    ['interaktivne-formulare', [], false],
    ['seo-optimalizacia', ['quote-form'], false],
    ['udrzba-podpora', ['quote-form'], true],
    ['erp-systemy', [], true],
  ] as const)('%s with %j promises to keep it safe and up to date: %s', (service, features, promised) => {
    const changed = { ...selection, service, hasWebsite: true, features };
    const text = textsOf(build(prdInput({ selection: changed })), 'maintenance');
    expect(text.includes('aby zostalo rýchle, bezpečné a aktuálne')).toBe(promised);
    expect(text.includes('Aktualizácie a bezpečnostné opravy')).toBe(promised);
  });

  it.each(['seo-optimalizacia', 'udrzba-podpora'] as const)('%s makes no solution to maintain', (service) => {
    const said = (features: PrdInput['selection']['features']) => {
      const changed = { ...selection, service, hasWebsite: true, features };
      const document = build(prdInput({ selection: changed }));
      return /Riešenie potrebuje|právo riešenie používať/.test(textsOf(document, 'maintenance'));
    };
    expect([said([]), said(['quote-form'])]).toEqual([false, true]);
  });
});

describe('a plan that may miss the wanted deadline', () => {
  const { selection } = prdInput();
  const late = (changed: Partial<PrdInput['selection']>) =>
    build(prdInput({ selection: { ...selection, ...changed } }));

  it.each(['schedule', 'risks', 'summary'] as const)('says so in its %s', (id) => {
    const changed = {
      timeline: '1-month',
      features: ['quote-form', 'testimonials', 'service-areas'],
    } as const;
    const text = textsOf(late(changed), id);
    const whatGoes =
      id === 'risks'
        ? /neskôr to, čo uvádza časť Harmonogram/
        : /odložilo by sa toto: oblasti pôsobenia a referencie zákazníkov/;
    expect(text).toMatch(whatGoes);
    expect(textsOf(late({ ...changed, timeline: '2-months' }), id)).not.toMatch(whatGoes);
  });

  it('names once on the first page what would have to go', () => {
    const text = textsOf(late({ timeline: '1-month', features: ['quote-form', 'testimonials'] }), 'summary');
    expect(text.match(/referencie zákazníkov\.$/gm)).toHaveLength(1);
    expect(text).toContain('\nČo je dôležitejšie: termín, alebo celý rozsah?\n');
  });

  it('puts off exactly what it marks as additional, never what launch needs', () => {
    holdsForAny(({ selection: { service } }, document) => {
      const [, moved] = textsOf(document, 'schedule').match(/, odložilo by sa toto: ([^\n]+)\.$/m) ?? [];
      if (service !== 'tvorba-webu' || moved === undefined) return;
      const additional = requirements(document).filter(({ priority }) => priority === 'could');
      const names = additional.map(({ title }) => lowerFirst(title));
      const whole = ['Vyhľadávanie na webe', 'Viac správcov s oprávneniami'].map(lowerFirst);
      const inOrder = [...names.filter((name) => !whole.includes(name)), ...whole].filter((name) =>
        names.includes(name),
      );
      expect(moved).toBe(inOrder.length > 0 ? formatList(inOrder) : 'časť textov a fotografií');
      expect(requirements(document).filter(({ priority }) => priority === 'should')).toEqual([]);
    });
  });

  it.each([
    [{ size: 'large', timeline: 'asap' }, 'Želaný termín: 1-2 týždne (urýchlene). Práca vo zvolenom rozsahu'],
    [{ size: 'large', timeline: '1-month' }, 'obvykle trvá 6 – 10 týždňov, preto treba termín najprv overiť'],
    [{ service: 'erp-systemy', timeline: '2-months' }, 'Práca na tejto službe obvykle trvá 2 – 6 mesiacov'],
  ] as const)(
    'says of %j what the quote says, once in a section and never in the budget',
    (changed, said) => {
      const document = late(changed);
      const count = (id: SectionId) => textsOf(document, id).replaceAll('\u00A0', ' ').split(said).length - 1;
      expect([count('summary'), count('schedule'), count('budget')]).toEqual([1, 1, 0]);
    },
  );

  it.each(SERVICE_SLUGS)(
    'is a wish said once in a section of %s, which leaves the plan as it is',
    (service) => {
      for (const hasWebsite of asksForWebsite(service) ? [true, false] : [null]) {
        const of = (timeline: typeof selection.timeline) => late({ service, hasWebsite, timeline });
        const plan = (document: PrdDocument) => [
          tables(document, 'schedule')[0]?.rows,
          textsOf(document, 'summary').match(/Odhadované trvanie\n.*|Trvanie .*\n.*/)?.[0],
          textsOf(document, 'schedule').match(
            /^(?:Odhadované trvanie|Obvyklé trvanie|Samotná webová časť)[^.]*/gm,
          ),
        ];
        expect(plan(of('asap'))).toEqual(plan(of(null)));
        for (const id of ['summary', 'schedule'] as const) {
          const wish = textsOf(of('asap'), id).match(/Želaný \p{L}+(?:\n|: )\S+/gu);
          const label = SERVICES[service].charged === 'once' ? 'Želaný termín' : 'Želaný začiatok';
          const isMissed = SERVICES[service].charged === 'once' || hasWebsite === false;
          const inRow = id === 'summary' ? `${label}\nČo` : `${label}: čo`;
          expect(wish).toEqual([isMissed ? `${label}: 1-2` : inRow]);
        }
      }
    },
  );

  it.each(SERVICE_SLUGS)('promises no deadline of %s by leaving something out', (service) => {
    const text = documentTexts(late({ service, hasWebsite: true, timeline: 'asap' })).join('\n');
    expect(text).not.toContain('Aby sa termín dodržal');
    for (const hasWebsite of [true, false]) {
      const risks = textsOf(late({ service, hasWebsite, size: 'large', timeline: '1-month' }), 'risks');
      expect(risks).not.toContain('v termíne základ');
    }
    if (SERVICES[service].charged !== 'once')
      expect(text).not.toMatch(/celý rozsah\?|ukáže ako doplnkové|V želanom čase sa dá/);
  });

  it.each(SERVICE_SLUGS.filter((service) => SERVICES[service].charged !== 'once'))(
    'calls no deadline of %s too short, which ends on no day',
    (service) => {
      for (const timeline of TIMELINE_IDS) {
        const text = documentTexts(late({ service, hasWebsite: true, timeline })).join('\n');
        expect(text).not.toMatch(/najprv overiť|kratší než obvyklé/);
      }
    },
  );

  it.each([
    ['interaktivne-formulare', '1-month', 'medium', true],
    ['udrzba-podpora', 'asap', 'large', true],
    ['udrzba-podpora', 'flexible', 'large', false],
    ['interaktivne-formulare', '2-months', 'medium', false],
  ] as const)(
    'says of %s by %s that a %s website beside it may be late: %s',
    (service, timeline, size, said) => {
      const text = (id: SectionId, hasWebsite: boolean) =>
        textsOf(late({ service, timeline, size, hasWebsite }), id).replaceAll('\u00A0', ' ');
      const warning =
        /(?:Práca na webovej časti|webu, ktorého tvorba) obvykle trvá \d+ – \d+ týždňov[^.]+ najprv overiť\.\s+Aby bol web hotový skôr/;
      for (const id of ['summary', 'schedule'] as const) {
        expect([warning.test(text(id, false)), warning.test(text(id, true))]).toEqual([said, false]);
      }
    },
  );

  it('asks for answers within the working days in which a stage is to be approved, everywhere alike, also where somebody wishes for it sooner', () => {
    const days = (timeline: 'asap' | 'flexible') => [
      ...new Set(
        documentTexts(late({ timeline }))
          .join('\n')
          .match(/do \d+\u00A0pracovn\p{L}+ d\p{L}+/gu),
      ),
    ];
    const within = [`do ${ANSWER_DAYS}\u00A0pracovných dní`];
    expect([days('asap'), days('flexible')]).toEqual([within, within]);
  });
});

describe('strictness', () => {
  const { selection } = prdInput();
  const of = (size: (typeof SIZE_IDS)[number]) =>
    build(prdInput({ selection: { ...selection, size, features: FEATURE_IDS } }));

  it('grows with the size', () => {
    const counts = SIZE_IDS.map((size) => {
      const document = of(size);
      return [
        requirements(document).flatMap(({ criteria }) => criteria).length,
        tables(document, 'nonfunctional').flatMap(({ rows }) => rows).length,
      ] as const;
    });
    for (const column of [0, 1] as const) {
      const [small = 0, medium = 0, large = 0] = counts.map((count) => count[column]);
      expect(small).toBeLessThan(medium);
      expect(medium).toBeLessThan(large);
    }
  });

  it('asks for a second factor and ten versions only of a large site', () => {
    for (const size of SIZE_IDS) {
      const text = documentTexts(of(size)).join('\n');
      expect(/druhý faktor|10 verzií/.test(text)).toBe(size === 'large');
    }
  });
});

describe('words of the trade', () => {
  /** Written as everybody knows them. */
  const KNOWN = new Set([
    'PDF',
    'JPG',
    'PNG',
    'HEIC',
    'AA',
    'MB',
    'DPH',
    'IČO',
    'DIČ',
    'PSČ',
    'PRD',
    'BOX',
    'ISO',
    'RO',
    'SOI',
    'GDPR',
  ]);

  it('are explained in every document that uses them', () => {
    holdsForAny((_, document) => {
      const text = documentTexts(document).join('\n');
      const explained = new Set(
        tables(document, 'technical')
          .find(({ caption }) => caption === 'Slovník pojmov')
          ?.rows.map(([term]) => term),
      );
      const used = new Set(text.match(/(?<![\p{L}\d-])\p{Lu}{2,}(?![\p{L}\d])/gu));
      expect([...used].filter((term) => !KNOWN.has(term) && !explained.has(term))).toEqual([]);
    });
  });
});

describe('every feature for every trade', () => {
  it('lets a testimonial be ordered and hidden, never rewritten', () => {
    const [criteria] = requirements(
      build(prdInput({ selection: { ...prdInput().selection, features: ['testimonials'], size: 'large' } })),
    ).flatMap((block) => (block.title === featureName('testimonials') ? [block.criteria.join('\n')] : []));
    expect(criteria).toContain('správca referenciu skryje');
    expect(criteria).toContain('správca ho neupravuje');
    expect(criteria).not.toContain('mení iba');
  });

  it.each(TRADE_IDS)('says something of its own about %s', (trade) => {
    const { selection } = prdInput();
    const document = build(prdInput({ selection: { ...selection, trade, features: FEATURE_IDS } }));
    const other = build(
      prdInput({
        selection: { ...selection, trade: trade === 'painter' ? 'roofer' : 'painter', features: FEATURE_IDS },
      }),
    );
    const criteria = (of: PrdDocument) => requirements(of).flatMap((requirement) => requirement.criteria);
    const own = criteria(document).filter((text) => !criteria(other).includes(text));
    expect(own.length).toBeGreaterThanOrEqual(8);
  });
});

it('names the website that stands among what is known of the client', () => {
  const client = { ...NO_CONTACT, name: 'Vzor', webAddress: 'https://firma.example' };
  expect(documentTexts(build(prdInput({ client }))).join('\n')).toContain(
    'Adresa webu\nhttps://firma.example',
  );
});

describe('a PRD with AI marks', () => {
  it('marks only paragraphs without anything the client typed', () => {
    const secret = 'Tajomstvo-klienta';
    const document = build(
      prdInput({
        description: `${secret} opis`,
        client: {
          ...NO_CONTACT,
          name: secret,
          email: secret,
          phone: secret,
          company: secret,
          webAddress: secret,
        },
      }),
    );
    const marked = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' && block.ai ? [block.text] : [])),
    );
    expect(marked.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(withoutAiMarks(document))).not.toContain('"ai"');
    expect(marked.join()).not.toContain(secret);
    expect(JSON.stringify(document)).toContain(secret);
  });
});

describe('the budget', () => {
  it('is marked as rough without a price book', () => {
    const document = buildPrd(prdInput(), prdFacts({ priceBook: null }));
    expect(textsOf(document, 'budget')).toContain('hrubý odhad');
  });

  it('shows both amounts to a VAT payer', () => {
    const site = { ...facts.site, vat: { status: 'payer', ratePercent: 23 } as const };
    const text = textsOf(buildPrd(prdInput(), prdFacts({ site })), 'budget').replaceAll('\u00A0', ' ');
    expect(text).toContain('Orientačná cena: 2 431 – 3 289 € bez DPH, s DPH: 2 990 – 4 045 €');
    expect(text).toContain('Odhad spolu bez DPH\n2 860,00 €, s DPH: 3 517,80 €\n');
  });

  it('says once from when maintenance is paid, where free months of a new website come first', () => {
    const said = (service: ServiceSlug, hasWebsite: boolean) => {
      const selection = { ...prdInput().selection, service, hasWebsite };
      return documentTexts(build(prdInput({ selection }))).filter((text) =>
        text.includes('cena sa platí až'),
      );
    };
    expect(said('udrzba-podpora', false).map((text) => spaced(text))).toEqual([
      expect.stringMatching(
        / Údržba je 3 mesiace od spustenia webu bezplatná, mesačná cena sa platí až potom\.$/,
      ),
    ]);
    expect([said('udrzba-podpora', true), said('seo-optimalizacia', false)]).toEqual([[], []]);
  });

  it('says that the contract which sets the price is the accepted offer', () => {
    expect(textsOf(build(prdInput()), 'budget')).toContain(QUOTE_DOCUMENT.notes.contract);
  });

  it('shows every price to a VAT payer without and with the tax, also that of a service', () => {
    const site = { ...facts.site, vat: { status: 'payer', ratePercent: 23 } as const };
    for (const service of ['seo-optimalizacia', 'udrzba-podpora', 'tvorba-webu'] as const) {
      const selection = { ...prdInput().selection, service };
      const document = buildPrd(prdInput({ selection }), prdFacts({ site }));
      const prices = documentTexts(document).filter((text) => /\d\u00A0– [\d\u00A0]+€/u.test(text));
      const bare = prices.filter(
        (text) => !/bez DPH, s DPH: /.test(text) && !/predpokladan|rozpätia/.test(text),
      );
      expect(bare.filter((text) => !BUDGET_IDS.some((id) => budgetLabel(id) === text))).toEqual([]);
      const sum = service === 'tvorba-webu' ? 'Odhad spolu' : 'Odhad webovej časti';
      expect(textsOf(document, 'budget')).toContain(`${sum} bez DPH\n`);
      if (service === 'udrzba-podpora')
        expect(documentTexts(document).join('\n').replaceAll('\u00A0', ' ')).toContain(
          '\n50 – 300 € mesačne bez DPH, s DPH: 62 – 369 €\n',
        );
    }
  });

  it('calls a rough estimate so wherever it stands, and names no price list behind it', () => {
    const document = buildPrd(prdInput(), prdFacts({ priceBook: null }));
    for (const id of ['summary', 'budget'] as const) {
      expect(textsOf(document, id)).toContain('Hrubý odhad');
      expect(textsOf(document, id)).not.toMatch(/Orientačná cena/);
    }
  });

  it('shows the monthly price of maintenance before the price of its website', () => {
    const { selection } = prdInput();
    const text = textsOf(
      build(prdInput({ selection: { ...selection, service: 'udrzba-podpora' } })),
      'budget',
    );
    expect(text.replaceAll('\u00A0', ' ')).toMatch(
      /^Orientačný rozpočet\nCena služby: 50 – 300 € mesačne\.\nCena webovej časti: [^\n]+ jednorazovo, [^\n]+\.\nVýpočet .* iba pre webovú časť/,
    );
  });

  it('belongs to the issued quote it was made for: its number, dates and prices', () => {
    const base = { small: 1600_00, medium: 2700_00, large: 6000_00 };
    const book = { ...SPECIFICATION_PRICE_BOOK, version: 2, base };
    const document = build(prdInput({ storedQuote: issuedQuote(prdInput().selection, book) }));
    const text = documentTexts(document).join('\n').replaceAll('\u00A0', ' ');
    expect(text).toContain('RO-2026-000123');
    expect(text).toContain('cenníka platného do 1. 12. 2026 (30 dní od vystavenia rozpočtu)');
    expect(text).toContain('Základ webu (Profesionál)\n2 700,00 €');
  });
});

describe('claims', () => {
  it('are said when configured and nowhere otherwise', () => {
    const support = { ...facts.site.support, hours: 'v pracovných dňoch' };
    const stated = buildPrd(prdInput(), prdFacts({ site: { ...facts.site, support } }));
    const text = documentTexts(stated).join('\n');
    expect(text).toContain('Bezplatná údržba po spustení: 3 mesiace');
    expect(text).toContain('do 4 hodín v čase podpory (v pracovných dňoch)');
    const silent = buildPrd(prdInput(), prdFacts({ site: { ...facts.site, claims: {} } }));
    expect(documentTexts(silent).join('\n')).not.toMatch(/[Bb]ezplatn\p{L}+ údržb|do \d+ hod/u);
  });
});

describe('open questions', () => {
  const { selection } = prdInput();

  it.each<[string, Partial<PrdInput>, string]>([
    ['no description', { description: '' }, 'Zadanie zatiaľ neobsahuje popis projektu'],
    ['a short description', { description: 'Web pre pokrývača' }, 'Popis projektu je veľmi stručný'],
    ['no company', { client: { ...NO_CONTACT, name: 'Vzor' } }, 'Obchodné meno ani IČO'],
    ['no phone', { client: NO_CONTACT }, 'Číslo zatiaľ nie je uvedené'],
    ['no budget', { selection: { ...selection, budget: null } }, 'Suma zatiaľ nie je určená'],
    ['no deadline', { selection: { ...selection, timeline: null } }, 'Termín zatiaľ nie je určený'],
    [
      'a budget that is too small',
      { selection: { ...selection, budget: '500-1500' } },
      'rozdielom medzi odhadom a predpokladanou sumou',
    ],
    ['an urgent deadline', { selection: { ...selection, timeline: 'asap' } }, 'pripravené už dnes'],
    [
      'a feature strange to the trade',
      { selection: { ...selection, features: ['room-calculator'] } },
      '„Kalkulačka miestnosti“ sa pri tomto remesle',
    ],
    ['quick mode', { selection: { ...selection, mode: 'quick' } }, 'Rýchly odhad nepočíta'],
    [
      'a large site without calculators',
      { selection: { ...selection, size: 'large' } },
      'V zadaní nie je žiadna kalkulačka',
    ],
    ['no features', { selection: { ...selection, features: [] } }, 'nie je žiadna doplnková funkcia'],
  ])('ask about %s', (_, input, question) => {
    expect(questions(input)).toContain(question);
    expect(questions({})).not.toContain(question);
  });
});

it.each(SERVICE_SLUGS)(
  'asks of %s when it begins where it is paid by the month or period, else when it ends',
  (service) => {
    const { selection } = prdInput();
    for (const hasWebsite of asksForWebsite(service) ? [true, false] : [null]) {
      const asked = (timeline: typeof selection.timeline) =>
        questions({ selection: { ...selection, service, hasWebsite, timeline } });
      const begins = SERVICES[service].charged !== 'once';
      expect(asked(null).includes('Kedy sa má služba začať')).toBe(begins);
      expect(asked(null).includes('Dokedy má byť riešenie hotové')).toBe(!begins);
      expect(asked('3-6-months').includes('aby bolo všetko hotové')).toBe(!begins);
    }
  },
);

it.each([
  ['the sum', { budget: '500-1500' }, 'predpokladanou sumou'],
  [
    'the usual price',
    { size: 'large', trade: 'construction-company', features: FEATURE_IDS, budget: '8000+' },
    'bežnou cenou služby',
  ],
] as const)('asks of a difference from %s and from nothing else', (_, changed, from) => {
  const text = questions({ selection: { ...prdInput().selection, ...changed } });
  expect(text.match(/Ako sa má naložiť.+/)?.[0]).toBe(
    `Ako sa má naložiť s rozdielom medzi odhadom a ${from} (časť Orientačný rozpočet)?`,
  );
});

it('asks of no difference where the estimate is lower than the sum', () => {
  const { selection } = prdInput();
  const cheap = { ...selection, size: 'small', features: [], budget: '8000+' } as const;
  expect(textsOf(build(prdInput({ selection: cheap })), 'budget')).toContain('pod predpokladanou sumou');
  expect(questions({ selection: cheap })).not.toContain('Ako sa má naložiť');
});

it('asks once what to change when several remarks call for it', () => {
  const { selection } = prdInput();
  const changed = {
    ...selection,
    trade: 'construction-company',
    size: 'large',
    // More than the page of the trade shows.
    features: FEATURE_IDS,
    budget: '500-1500',
    timeline: null,
  } as const;
  const text = questions({ selection: changed });
  expect(text.match(/Ako sa má naložiť/g)).toHaveLength(1);
});

it.each(TRADE_IDS)('asks of a large website of a %s only what the wizard offers it', (trade) => {
  const { selection } = prdInput();
  const text = questions({ selection: { ...selection, trade, size: 'large', features: [] } });
  const offers = (isAsked: (id: FeatureId) => boolean) =>
    FEATURE_IDS.some((id) => isAsked(id) && isOffered(id, 'tvorba-webu', trade));
  expect([text.includes('nie je žiadna kalkulačka'), text.includes('Má firma viac prevádzok')]).toEqual([
    offers((id) => FEATURES[id].category === 'calculator'),
    offers((id) => id === 'multi-location'),
  ]);
});

it.each([
  ['tvorba-webu', true],
  ['cenove-kalkulacky', false],
  ['erp-systemy', false],
] as const)('asks of a large %s whether a calculator is wanted: %s', (service, asked) => {
  const { selection } = prdInput();
  const text = questions({ selection: { ...selection, service, size: 'large' } });
  expect(text.includes('nie je žiadna kalkulačka')).toBe(asked);
});

it('promises in no stage what is not in the price', () => {
  expect(textsOf(build(prdInput()), 'schedule')).not.toMatch(/návrh textov/);
});

describe.each(SERVICE_SLUGS)('what %s has for a price of its own, and what not at all', (service) => {
  it.each([
    ['a new website', false, []],
    ['a website that stands', true, []],
    ['features of one that stands', true, ['quote-form']],
  ] as const)('is the same in requirements and quote: %s', (_, hasWebsite, features) => {
    const selection = { ...prdInput().selection, service, hasWebsite, features: [...features] };
    const { lists } = makeQuoteDocument({ selection }).scope;
    const quoted = (kind: 'extra' | 'excluded') => lists.find((each) => each.kind === kind)?.items ?? [];
    const blocks = blocksOf(build(prdInput({ selection })), 'scope');
    const required = (title: string) => {
      const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === title);
      const next = blocks[at + 1];
      return at !== -1 && next?.kind === 'list' ? next.items.map((text) => spaced(text)) : [];
    };
    expect(required('Za príplatok')).toEqual(quoted('extra').map((text) => spaced(text)));
    expect(required(SCOPE_HEADINGS.excluded)).toEqual(quoted('excluded').map((text) => spaced(text)));
  });
});

it.each([
  ['tvorba-webu', false, 'Ďalšia jazyková verzia'],
  ['seo-optimalizacia', true, 'Písanie textov'],
  ['udrzba-podpora', true, 'Rozvoj webu'],
  ['erp-systemy', true, 'Prepojenie na účtovníctvo'],
  ['cenove-kalkulacky', true, 'Prepojenie so systémom zákaziek'],
] as const)('names apart what %s has for a price of its own', (service, hasWebsite, extra) => {
  const selection = { ...prdInput().selection, service, hasWebsite, features: [] };
  const text = textsOf(build(prdInput({ selection })), 'scope');
  expect(text).toContain(`\nZa príplatok\n${extra}\n${SCOPE_HEADINGS.excluded}\n`);
  expect(text.split(extra)).toHaveLength(2);
});

it('calls its budget an estimate, not itself', () => {
  const text = documentTexts(build(prdInput())).join('\n');
  expect(text).toContain('Nie je návrhom na uzavretie zmluvy');
  expect(text).not.toContain('Tento dokument je orientačný odhad');
});

it('says of a duration in the budget what it is', () => {
  for (const service of SERVICE_SLUGS) {
    const text = textsOf(build(prdInput({ selection: { ...prdInput().selection, service } })), 'budget');
    expect(text.match(/(?<!trvanie )\b\d+\u00A0– \d+\u00A0(?:týžd|mesiac)/gu)).toBeNull();
  }
});

it('speaks of no several features where there is one or none', () => {
  const { selection } = prdInput();
  for (const service of SERVICE_SLUGS) {
    for (const hasWebsite of asksForWebsite(service) ? [true, false] : [null]) {
      for (const features of [[], ['testimonials'], ['quote-calculator']] as const) {
        const changed = { ...selection, service, hasWebsite, size: 'small', features } as const;
        const text = documentTexts(build(prdInput({ selection: changed }))).join('\n');
        expect(text).not.toMatch(
          /vybraných funkcií|^Funkcie(?:,| umiestnené)|iba pre funkcie|(?:[Cc]en[ay]|[Oo]dhad) funkcií webu|funkciami webu/m,
        );
      }
    }
  }
});

it('speaks of no overview of inquiries that nothing requires', () => {
  holdsForAny((_, document) => {
    const text = documentTexts(document).join('\n').replaceAll('\u00A0', ' ');
    expect(text).not.toMatch(/prehľad (?:prijatých )?dopytov|označenie prijatého|prácu s dopytmi/iu);
    const isKept = requirements(document).some(({ criteria }) =>
      criteria.some((criterion) => /nájde ju aj v.správe webu/.test(criterion)),
    );
    expect(text.includes('doručené správy na jednom mieste')).toBe(isKept);
  });
});

describe('risks', () => {
  const { selection } = prdInput();

  it('promise no work that is in no stage and no price', () => {
    for (const changed of [
      { features: FEATURE_IDS },
      { timeline: 'flexible' },
      { budget: '8000+' },
      { size: 'large', timeline: '1-month' },
    ] as const) {
      const text = risks({ selection: { ...selection, ...changed } }).replaceAll('\u00A0', ' ');
      expect(text).toContain('dohodnúť');
      expect(text).not.toMatch(/piatimi budúcimi|každé dva týždne/);
    }
  });

  it.each(SERVICE_SLUGS)('of an open deadline are those of %s only where it is finished once', (service) => {
    const changed = { ...selection, service, timeline: 'flexible' } as const;
    const isOnce = SERVICES[service].charged === 'once';
    expect(risks({ selection: changed }).includes('stratí tempo')).toBe(isOnce);
  });

  const risks = (input: Partial<PrdInput>) => textsOf(build(prdInput(input)), 'risks');

  it.each([
    ['features can be left out', { service: 'tvorba-webu', size: 'small' }, true],
    ['the service alone is above the sum', { service: 'erp-systemy', hasWebsite: false }, false],
    ['the website cannot be smaller', { service: 'tvorba-webu', size: 'small', features: [] }, false],
    ['the website can be smaller', { service: 'tvorba-webu', size: 'large', features: [] }, true],
  ] as const)('propose a smaller scope only where one helps: %s', (_, changed, helps) => {
    const dear = { ...SPECIFICATION_PRICE_BOOK, base: { small: 2600_00, medium: 2700_00, large: 6000_00 } };
    const chosen = { ...selection, budget: '500-1500', ...changed } as const;
    const document = buildPrd(prdInput({ selection: chosen }), prdFacts({ priceBook: dear }));
    expect(textsOf(document, 'risks').includes('Zúženie rozsahu')).toBe(helps);
    const isRemedied = textsOf(document, 'budget').includes('ale rozsah sa dá upraviť');
    expect(isRemedied).toBe(helps);
  });

  it.each<[string, PrdInput['selection'], string]>([
    ['an urgent deadline', { ...selection, timeline: 'asap' }, 'Urgentný termín'],
    [
      'a deadline shorter than the size takes',
      { ...selection, size: 'large', timeline: '1-month' },
      'Želaný termín môže byť kratší',
    ],
    ['an open deadline', { ...selection, timeline: 'flexible' }, 'stratí tempo'],
    ['eight features', { ...selection, features: FEATURE_IDS.slice(0, 8) }, 'Veľký počet funkcií'],
    ['the highest budget', { ...selection, budget: '8000+' }, 'rastú očakávania'],
    ['a budget that is too small', { ...selection, budget: '500-1500' }, 'prevyšuje predpokladanú sumu'],
    ['quick mode', { ...selection, mode: 'quick' }, 'nezachytáva doplnkové funkcie'],
    ['booking', { ...selection, features: ['consultation-booking'] }, 'rozíde s pracovným kalendárom'],
  ])('follow from %s', (_, changed, risk) => {
    expect(risks({ selection: changed })).toContain(risk);
    expect(risks({})).not.toContain(risk);
  });
});

describe('a service and its website', () => {
  const { selection } = prdInput();
  const of = (service: ServiceSlug, hasWebsite: boolean) =>
    build(prdInput({ selection: { ...selection, service, hasWebsite, features: [] } }));

  it.each(SERVICE_SLUGS.filter(asksForWebsite))('%s needs access to one that stands', (service) => {
    const asked = (hasWebsite: boolean, features: PrdInput['selection']['features'] = []) => {
      const document = build(prdInput({ selection: { ...selection, service, hasWebsite, features } }));
      const said = ['Prístupy k dnešnému webu', 'Existujúci web zostáva na technológii'].map((text) =>
        documentTexts(document).some((found) => found.replaceAll('\u00A0', ' ').startsWith(text)),
      );
      expect(new Set(said).size).toBe(1);
      return said[0];
    };
    // A program of its own touches the website only where a feature is put on it.
    const isProgram = service === 'web-aplikacie' || service === 'erp-systemy';
    expect([asked(true), asked(true, ['quote-form']), asked(false)]).toEqual([!isProgram, true, false]);
    expect(textsOf(of(service, true), 'technical')).toContain('Údaje, s ktorými riešenie pracuje');
  });

  it.each([
    ['seo-optimalizacia', false],
    ['cenove-kalkulacky', false],
    ['interaktivne-formulare', false],
    ['web-aplikacie', true],
    ['erp-systemy', true],
    ['udrzba-podpora', true],
  ] as const)('%s backs up what stands on a server of somebody else: %s', (service, expected) => {
    const backed = (hasWebsite: boolean) =>
      textsOf(of(service, hasWebsite), 'maintenance').includes('Zálohy a skúška obnovy');
    expect([backed(true), backed(false)]).toEqual([expected, true]);
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s asks for no texts where it fills no website',
    (service) => {
      const asked = (hasWebsite: boolean) =>
        /texty(?: a|,) fotografie/.test(
          questions({ selection: { ...selection, service, hasWebsite, features: [], timeline: 'asap' } }),
        );
      expect([asked(true), asked(false)]).toEqual([false, true]);
    },
  );

  it.each(['cenove-kalkulacky', 'interaktivne-formulare'] as const)(
    '%s is put on a website that stands, and is ready for one that is made, whichever is done first',
    (service) => {
      const isLaunched = (hasWebsite: boolean) =>
        /(?:kalkulačka|Formulár) na webe|spustenie\n4/.test(textsOf(of(service, hasWebsite), 'schedule'));
      expect([isLaunched(true), isLaunched(false)]).toEqual([true, false]);
      expect(textsOf(of(service, false), 'schedule')).toMatch(
        /na vloženie do nového webu.*Nový web s (?:kalkulačkou|formulárom) na vlastnej doméne/s,
      );
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))('%s says how long its website takes', (service) => {
    const isSaid = (hasWebsite: boolean) =>
      textsOf(of(service, hasWebsite), 'summary').includes('Trvanie webovej časti\n3\u00A0– 6\u00A0týždňov');
    expect([isSaid(true), isSaid(false)]).toEqual([false, true]);
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))('%s lists no pages of one that stands', (service) => {
    expect(documentTexts(of(service, true)).join('\n')).not.toContain('iba spíšu');
  });

  it.each([
    ['seo-optimalizacia', 'zoznam otvorených úloh'],
    ['udrzba-podpora', 'aktuálna záloha a zoznam otvorených úloh'],
    ['cenove-kalkulacky', 'návod na spustenie a zoznam otvorených úloh'],
    ['erp-systemy', 'aktuálna záloha, návod na spustenie a zoznam otvorených úloh'],
  ] as const)('%s hands over what it has made and keeps where one stands: %s', (service, handed) => {
    const text = (hasWebsite: boolean) => documentTexts(of(service, hasWebsite)).join('\n');
    expect(text(true)).toContain(`Súčasťou odovzdania inému správcovi je ${handed}.`);
    expect(text(false)).toContain('je aktuálna záloha, návod na spustenie a zoznam otvorených úloh.');
    const makesCode = handed.includes('návod');
    expect([/Zdrojový kód/.test(text(true)), /Zdrojový kód/.test(text(false))]).toEqual([makesCode, true]);
    expect(text(true).includes('zostáva klientovi aj po skončení služby')).toBe(!makesCode);
    const added = build(prdInput({ selection: { ...selection, service, hasWebsite: true } }));
    expect(textsOf(added, 'technical')).toContain('Zdrojový kód toho, čo vznikne');
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s names technologies and asks who approves designs only where something is programmed',
    (service) => {
      const isProgram = service !== 'seo-optimalizacia' && service !== 'udrzba-podpora';
      const said = (hasWebsite: boolean, features: readonly FeatureId[] = []) => {
        const document = build(prdInput({ selection: { ...selection, service, hasWebsite, features } }));
        return [
          textsOf(document, 'technical').includes('Použité technológie'),
          textsOf(document, 'open-questions').includes('schvaľuje návrhy'),
        ];
      };
      expect([said(false), said(true), said(true, ['quote-form'])]).toEqual([
        [true, true],
        [isProgram, isProgram],
        [isProgram, true],
      ]);
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))('%s names the new website among what one gets', (service) => {
    const [got] = blocksOf(of(service, false), 'summary').flatMap((block) =>
      block.kind === 'list' ? [block.items] : [],
    );
    const pages = tables(of(service, false), 'sitemap')[0]?.rows.length;
    expect(got?.at(-1)).toMatch(new RegExp(`^Nový web .*\\(počet stránok: ${pages}\\)$`));
    expect(textsOf(of(service, true), 'summary')).not.toContain('Nový web ');
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))('%s answers for the hosting that it cares for', (service) => {
    const text = textsOf(of(service, true), 'risks');
    const backed = textsOf(of(service, true), 'maintenance').includes('Zálohy a skúška obnovy');
    expect(text.includes('Zálohy mimo hostingu')).toBe(backed);
  });

  it.each(SIZE_IDS)('maintenance aims at what is demanded of a %s website', (size) => {
    const made = build(
      prdInput({ selection: { ...selection, service: 'udrzba-podpora', hasWebsite: false, size } }),
    );
    const [availability, backup] = tables(made, 'goals')[0]?.rows.map(([, , target]) => target) ?? [];
    const demands = (document: PrdDocument) => spaced(textsOf(document, 'nonfunctional'));
    const website = build(prdInput({ selection: { ...selection, service: 'tvorba-webu', size } }));
    expect(demands(website)).toContain(`≥ ${/[\d,]+ %/.exec(spaced(availability))?.[0]} mesačne`);
    expect(demands(made)).toContain(`strata ${/najviac \d+/.exec(spaced(backup))?.[0]} hodín zmien`);
  });

  it('maintenance takes a website over by a record and tells of an outage as soon as it is checked', () => {
    const text = documentTexts(of('udrzba-podpora', true)).join('\n').replaceAll('\u00A0', ' ');
    expect(text).toContain('Zápis o prevzatí, zoznam prístupov');
    expect(text).not.toMatch(/odovzdávací protokol|preberá hotové etapy/i);
    expect(text).toContain('upozornenie do 10 minút');
    expect(text).not.toContain('upozornenie hneď');
  });

  it('asks for no sample data of a website', () => {
    expect(textsOf(build(prdInput()), 'schedule')).not.toMatch(/vzorové.údaje/);
  });

  it.each([true, false])('maintenance has availability as a goal, never as a demand: %s', (hasWebsite) => {
    const document = of('udrzba-podpora', hasWebsite);
    expect(textsOf(document, 'goals')).toContain('web odpovedal');
    expect(textsOf(document, 'nonfunctional')).not.toContain('Dostupnosť');
  });

  it.each(SERVICE_SLUGS)('%s holds a server to nothing without somebody who looks after it', (service) => {
    for (const hasWebsite of asksForWebsite(service) ? [true, false] : [null]) {
      for (const includeMaintenance of [true, false]) {
        const changed = { ...selection, service, hasWebsite };
        const document = build(prdInput({ selection: changed, includeMaintenance }));
        const text = textsOf(document, 'nonfunctional').replaceAll('\u00A0', ' ');
        const isHeld = /Dostupnosť|Obnova po havárii|Kritické bezpečnostné opravy/.test(text);
        expect(text.includes('platia počas dohodnutej údržby, ktorá určuje aj čas podpory.')).toBe(isHeld);
        if (isHeld) expect(text).toMatch(/Obnova po havárii\nnajviac [^\n]+ v čase podpory\n/);
      }
    }
  });

  it('maintenance does regularly what it promises, and of a standing website nothing else', () => {
    const care = (hasWebsite: boolean) => textsOf(of('udrzba-podpora', hasWebsite), 'maintenance');
    for (const hasWebsite of [true, false]) {
      expect(care(hasWebsite)).toMatch(/Skúška odoslania každého formulára\nraz mesačne/);
      expect(care(hasWebsite)).toContain('Mesačná správa\n');
    }
    const ofMade = /Porovnanie s hodnotami z časti Nároky|Výmaz údajov/;
    expect([ofMade.test(care(true)), ofMade.test(care(false))]).toEqual([false, true]);
  });

  it.each(['web-aplikacie', 'erp-systemy'] as const)(
    '%s names once where it runs and keeps its data, and nothing of visitors where the website stands',
    (service) => {
      for (const hasWebsite of [true, false]) {
        const [layers] = tables(of(service, hasWebsite), 'technical');
        const names = layers?.rows.map(([name]) => name) ?? [];
        expect(names).toEqual(expect.arrayContaining(['Server', 'Údaje', 'Prevádzka']));
        expect(new Set(names).size).toBe(names.length);
      }
      const standing = of(service, true);
      expect(textsOf(standing, 'technical')).not.toMatch(/dopyt|zákazník|vyhľadávače/);
      expect(textsOf(standing, 'nonfunctional')).not.toMatch(/návštevník|od webu/);
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s names the technologies of the website that is made beside it, each once',
    (service) => {
      const named = (hasWebsite: boolean) =>
        textsOf(of(service, hasWebsite), 'technical')
          .match(/^Použité technológie: (.+)\.$/m)?.[1]
          ?.replaceAll('\u00A0', ' ')
          .split(', ') ?? [];
      const own = SERVICE_CONTENT[service].technologies;
      // What programs nothing leaves a website on its own technologies.
      const isProgrammed = !['seo-optimalizacia', 'udrzba-podpora'].includes(service);
      expect(named(true)).toEqual(isProgrammed ? own : []);
      expect(named(false)).toEqual(
        expect.arrayContaining([...SERVICE_CONTENT['tvorba-webu'].technologies, ...own]),
      );
      expect(new Set(named(false)).size).toBe(named(false).length);
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))('the time of %s is counted from one thing', (service) => {
    const counted = (hasWebsite: boolean) =>
      textsOf(of(service, hasWebsite), 'schedule').match(/[^.\n]*sa počíta(?:jú)? od[^.]*\./g);
    expect(counted(true)).toEqual(['Čas sa počíta od dodania podkladov a prístupov.']);
    expect(counted(false)).toHaveLength(1);
  });

  it.each(SERVICE_SLUGS)(
    'only a website that %s makes goes on with texts that are to be replaced',
    (service) => {
      const goesOn = (hasWebsite: boolean) => {
        const text = textsOf(of(service, hasWebsite), 'risks');
        expect(text).toContain('Zoznam podkladov s termínmi na začiatku');
        return text.includes('dočasné texty');
      };
      expect([goesOn(true), goesOn(false)]).toEqual([!asksForWebsite(service), true]);
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s patches no server that it does not care for',
    (service) => {
      const OF_SERVER = /Test konfigurácie servera|Kritické bezpečnostné opravy/;
      const isPatched = (hasWebsite: boolean) =>
        OF_SERVER.test(textsOf(of(service, hasWebsite), 'nonfunctional'));
      const ownServer = service === 'web-aplikacie' || service === 'erp-systemy';
      expect([isPatched(true), isPatched(false)]).toEqual([ownServer, true]);
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s demands as much of a feature on a standing website as any other service',
    (service) => {
      const added = build(prdInput({ selection: { ...selection, service, hasWebsite: true } }));
      const text = textsOf(added, 'nonfunctional');
      for (const demand of ['Zhoda s pravidlami prístupnosti', 'Overovanie vstupov', 'Sledovacie nástroje']) {
        expect(text).toContain(demand);
      }
      const ownServer = service === 'web-aplikacie' || service === 'erp-systemy';
      expect(text.includes('Test konfigurácie servera')).toBe(ownServer);
    },
  );

  it.each(SERVICE_SLUGS)(
    '%s counts the rounds of comments of the terms, only where something is designed',
    (service) => {
      const isCounted = (hasWebsite: boolean) =>
        textsOf(of(service, hasWebsite), 'scope').includes(
          `V cene sú ${facts.site.terms.revisionRounds} kolá pripomienok k návrhom`,
        );
      const designs = !['seo-optimalizacia', 'udrzba-podpora'].includes(service);
      expect([isCounted(true), isCounted(false)]).toEqual([designs, true]);
    },
  );

  it('SEO names the writing of texts once among what is not delivered', () => {
    const scope = textsOf(of('seo-optimalizacia', true), 'scope');
    expect(scope.match(/písani\p{L} textov|tvorb\p{L} nových/giu)).toEqual(['Písanie textov']);
  });

  it('SEO delivers no pages that are priced apart', () => {
    const text = documentTexts(of('seo-optimalizacia', true)).join('\n');
    expect(text).toContain('nové stránky sa oceňujú samostatne');
    expect(text).not.toContain('Doplnené stránky');
  });

  it.each(SERVICE_SLUGS)('%s takes no silence for an approval', (service) => {
    const text = documentTexts(of(service, false)).join('\n');
    expect(text).not.toContain('Bez pripomienok');
    expect(text).toContain('Mlčanie sa za schválenie nepovažuje');
  });

  it.each(SERVICE_SLUGS)('%s says how what is made once is taken over', (service) => {
    const accepted = (hasWebsite: boolean, features: PrdInput['selection']['features']) =>
      textsOf(build(prdInput({ selection: { ...selection, service, hasWebsite, features } })), 'schedule')
        .split('\n')
        .filter((text) => text.includes('kritéri') && text.includes('z časti Funkčné požiadavky'));
    expect(accepted(false, [])).toHaveLength(1);
    expect(accepted(true, ['quote-form'])).toHaveLength(1);
    expect(accepted(true, [])).toHaveLength(service === 'udrzba-podpora' ? 0 : 1);
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s has goals and readers of the website that is made beside it, each once',
    (service) => {
      const { size, trade } = selection;
      const firstCells = (document: PrdDocument, id: SectionId) =>
        tables(document, id)[0]?.rows.map(([name]) => name) ?? [];
      const website = build(
        prdInput({ selection: { ...selection, service: 'tvorba-webu', size, trade, features: [] } }),
      );
      for (const id of ['goals', 'audience'] as const) {
        const beside = firstCells(of(service, false), id);
        expect(beside).toEqual(expect.arrayContaining(firstCells(website, id)));
        expect(new Set(beside).size).toBe(beside.length);
        expect(firstCells(of(service, true), id)).not.toEqual(
          expect.arrayContaining(firstCells(website, id)),
        );
      }
      expect(firstCells(of(service, false), 'audience')).not.toContain('Kto web vo firme spravuje');
    },
  );

  it('SEO compares a new website with its own first month, whatever the agreed time', () => {
    const [visibility] = tables(of('seo-optimalizacia', false), 'goals')[0]?.rows ?? [];
    expect(visibility?.[2]?.replaceAll('\u00A0', ' ')).toBe(
      'do konca dohodnutého obdobia rast o 20 % oproti prvému mesiacu po spustení webu',
    );
  });

  it('SEO beside a new website begins with the website, not with itself', () => {
    const said = (hasWebsite: boolean) =>
      textsOf(
        build(
          prdInput({
            selection: { ...selection, service: 'seo-optimalizacia', hasWebsite, timeline: 'asap' },
          }),
        ),
        'summary',
      )
        .replaceAll('\u00A0', ' ')
        .match(/Želaný začiatok.+/s)?.[0];
    const wish = 'Želaný začiatok: 1-2 týždne (urýchlene).';
    expect(said(true)).toMatch(/^Želaný začiatok\nČo najskôr\n/);
    expect(said(false)).toMatch(
      `${wish} Služba sa začína po spustení webu, ktorého tvorba obvykle trvá 3 – 6 týždňov`,
    );
  });

  it.each(['seo-optimalizacia', 'udrzba-podpora'] as const)(
    '%s has no deadline of its own to miss',
    (service) => {
      const atRisk = (hasWebsite: boolean) =>
        textsOf(
          build(prdInput({ selection: { ...selection, service, hasWebsite, timeline: 'asap' } })),
          'risks',
        ).includes('Urgentný termín');
      expect([atRisk(true), atRisk(false)]).toEqual([false, true]);
    },
  );

  it.each(SERVICE_SLUGS)('%s promises a rhythm of checks only where its plan has one', (service) => {
    for (const hasWebsite of asksForWebsite(service) ? [true, false] : [null]) {
      const document = build(prdInput({ selection: { ...selection, service, hasWebsite, features: [] } }));
      const checked = /Porovnanie s hodnotami z časti Nároky|Zálohy a skúška obnovy/.test(
        textsOf(document, 'maintenance'),
      );
      expect(textsOf(document, 'nonfunctional').includes('v rytme, ktorý určuje plán údržby')).toBe(checked);
    }
  });
});

describe('data of people', () => {
  const { selection } = prdInput();
  const of = (
    service: ServiceSlug,
    hasWebsite: boolean | null,
    features: PrdInput['selection']['features'] = [],
  ) => build(prdInput({ selection: { ...selection, service, hasWebsite, features } }));
  const INQUIRIES = /údajov od zákazníkov|Ochrana formulárov|E-maily z webu/;

  it.each([
    ['web-aplikacie', false],
    ['erp-systemy', false],
    ['seo-optimalizacia', false],
    ['udrzba-podpora', false],
    ['cenove-kalkulacky', true],
    ['interaktivne-formulare', true],
  ] as const)('of %s are inquiries where the website stands: %s', (service, expected) => {
    const said = (document: PrdDocument) => INQUIRIES.test(documentTexts(document).join('\n'));
    expect([said(of(service, true)), said(of(service, false))]).toEqual([expected, true]);
    for (const feature of [
      'quote-form',
      'consultation-booking',
      'quote-calculator',
      'multi-location',
      'warranty-info',
    ] as const) {
      expect(said(of(service, true, [feature]))).toBe(true);
    }
  });

  it.each(['web-aplikacie', 'erp-systemy'] as const)('of %s are records of the firm', (service) => {
    for (const hasWebsite of [true, false]) {
      const text = textsOf(of(service, hasWebsite), 'nonfunctional');
      expect(text).toContain('Uchovávanie záznamov\npodľa lehôt, ktoré určí');
      expect(text).toContain('Umiestnenie údajov');
    }
  });

  it.each([
    ['tvorba-webu', null, 'own'],
    ['erp-systemy', true, 'own'],
    ['cenove-kalkulacky', false, 'own'],
    ['cenove-kalkulacky', true, 'foreign'],
    ['interaktivne-formulare', true, 'foreign'],
  ] as const)('of %s are said to be in backups longer: website %s, %s', (service, hasWebsite, whose) => {
    const document = of(service, hasWebsite, ['quote-form']);
    const [demand, kept] = (
      {
        own: [
          'podľa lehôt z časti Technické riešenie, potom výmaz; v zálohách o 30 dní dlhšie',
          'Vymazané údaje zmiznú zo záloh najneskôr o 30 dní.',
        ],
        foreign: [
          'podľa lehôt z časti Technické riešenie, potom výmaz; v zálohách podľa pravidiel správcu webu',
          'Vymazané údaje zmiznú zo záloh v lehote, ktorú určí správca webu.',
        ],
      } as const
    )[whose];
    const demands = textsOf(document, 'nonfunctional').replaceAll('\u00A0', ' ');
    expect(demands).toContain(demand);
    // Where data lie is promised only where the server is cared for.
    expect(demands.includes('Umiestnenie údajov')).toBe(whose === 'own');
    expect(textsOf(document, 'technical').replaceAll('\u00A0', ' ')).toContain(kept);
  });

  it.each(['consultation-booking', 'warranty-info'] as const)(
    'that come by %s alone are called no inquiries',
    (feature) => {
      const document = of('erp-systemy', true, [feature]);
      const text = [textsOf(document, 'nonfunctional'), textsOf(document, 'risks')].join('\n');
      expect(text).toContain('údajov od zákazníkov');
      expect(text).not.toMatch(/dopyt/i);
    },
  );

  it.each(['cenove-kalkulacky', 'interaktivne-formulare'] as const)(
    'that come by %s have a server and a database, each named once',
    (service) => {
      for (const hasWebsite of [true, false]) {
        const names = tables(of(service, hasWebsite), 'technical')[0]?.rows.map(([name]) => name) ?? [];
        expect(names).toEqual(expect.arrayContaining(['Server', 'Údaje', 'E-mail']));
        expect(new Set(names).size).toBe(names.length);
      }
      expect(textsOf(of(service, true), 'technical')).not.toContain('s automatickými zálohami');
    },
  );

  it.each(FEATURE_IDS)('that come by %s are in the table of data, named once', (feature) => {
    for (const service of ['cenove-kalkulacky', 'web-aplikacie', 'interaktivne-formulare'] as const) {
      const names = (features: PrdInput['selection']['features']) =>
        tables(of(service, true, features), 'technical')
          .find(({ caption }) => caption === 'Údaje, s ktorými riešenie pracuje')
          ?.rows.map(([name = '']) => name) ?? [];
      const named = names([feature]);
      expect(new Set(named).size).toBe(named.length);
      const INQUIRY = /^(?:Dopyty|Rezervácie|Reklamácie)/;
      const takes = INQUIRIES.test(documentTexts(of('web-aplikacie', true, [feature])).join('\n'));
      if (takes) expect(named.some((name) => INQUIRY.test(name))).toBe(true);
    }
  });

  it('of nobody are said to be in backups where none are kept', () => {
    expect(textsOf(of('seo-optimalizacia', true), 'technical')).not.toContain('zo záloh');
  });

  it('of a standing website are not those whom SEO answers for', () => {
    const text = textsOf(of('seo-optimalizacia', true), 'nonfunctional');
    expect(text).not.toMatch(/Kontrola každého formulára|Umiestnenie údajov|kópiu alebo výmaz/);
    expect(text).toContain('Sledovacie nástroje');
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s keeps inquiries in no administration that somebody else has made',
    (service) => {
      const text = documentTexts(of(service, true, FEATURE_IDS)).join('\n');
      expect(text.match(/.*v[ \u00A0]správe webu.*/gu)).toBeNull();
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    '%s promises no editing of a website that stands',
    (service) => {
      const said = (hasWebsite: boolean) =>
        textsOf(of(service, hasWebsite), 'audience').includes('Správca webu');
      expect(said(true)).toBe(false);
    },
  );
});

describe('what is promised', () => {
  const { selection } = prdInput();
  const SITES = SERVICE_SLUGS.flatMap((service) =>
    (asksForWebsite(service) ? [false, true] : [null]).map((hasWebsite) => ({ service, hasWebsite })),
  );

  it.each(SITES)('of $service is checked by requirements, whatever is chosen: $hasWebsite', (site) => {
    for (const features of [[], ...FEATURE_IDS.map((feature) => [feature]), FEATURE_IDS]) {
      const document = build(prdInput({ selection: { ...selection, ...site, features } }));
      const titles = requirements(document).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      const services = site.hasWebsite === false ? [site.service, 'tvorba-webu' as const] : [site.service];
      for (const service of services) {
        for (const { requirements: checks } of DELIVERABLES[service]) {
          const said = ofSite({ selection: { ...site, service } }, checks).map(({ title }) => title);
          expect(said).not.toEqual([]);
          expect(titles).toEqual(expect.arrayContaining(said));
        }
      }
      expect(titles).toEqual(expect.arrayContaining(features.map(featureName)));
    }
  });

  it.each(SITES)('of $service is the same in the quote: $hasWebsite', (site) => {
    const promised = deliverablesOf(site);
    const { lists } = makeQuoteDocument({ selection: { ...site, features: [] } }).scope;
    const [own, ofWebsite] = lists
      .filter(({ kind }) => kind === 'included')
      .map(({ items }) => items.map((text) => spaced(text)));
    const free = 'Bezplatná údržba po spustení: 3 mesiace';
    const isFree = !site.hasWebsite;
    expect(own).toEqual(site.hasWebsite === null ? [...promised, free] : promised);
    expect(ofWebsite).toEqual(
      site.hasWebsite === false
        ? [...deliverablesOf({ ...site, service: 'tvorba-webu' }), ...(isFree ? [free] : [])]
        : undefined,
    );
    const scope = spaced(textsOf(build(prdInput({ selection: { ...selection, ...site } })), 'scope'));
    for (const text of [...promised, ...(isFree ? [free] : [])]) expect(scope).toContain(`\n${text}\n`);
  });
});
