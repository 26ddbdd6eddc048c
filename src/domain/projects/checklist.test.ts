import { describe, expect, test } from 'vitest';
import { PAGES_TABLE } from '#content/prd/pages.ts';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import { prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import type { OfferLine } from '../offers/offer.ts';
import { makeBrief } from '../prd/brief.ts';
import { sitemap } from '../prd/sections/sitemap.ts';
import { SIZE_IDS } from '../quote/catalogue.ts';
import { nameSelection } from '../quote/named-selection.ts';
import type { QuoteSelection } from '../quote/selection.ts';
import { newChecklist } from './checklist.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: [] };
/** A Tuesday; three working days to bring anything end on Friday. */
const TODAY = '2026-11-24';
const STAGES = [
  { id: 'brief', from: '2026-11-25', to: '2026-11-26' },
  { id: 'design', from: '2026-12-07', to: '2026-12-11' },
  { id: 'build', from: '2026-12-14', to: '2026-12-23' },
];

const SIZE = offerLine('size-small', {});
const GALLERY = offerLine('gallery', { feature: 'before-after-gallery' });
const AREAS = offerLine('areas', { feature: 'service-areas', choice: { kind: 'optional', ticked: true } });

const made = (
  lines: Parameters<typeof offerContent>[0],
  {
    chosen = [],
    before = [],
    selection = null,
    stages = STAGES,
  }: {
    chosen?: string[];
    before?: OfferLine[];
    selection?: QuoteSelection | null;
    stages?: typeof STAGES;
  } = {},
) =>
  newChecklist(
    {
      work: { content: offerContent(lines), chosen: new Set(chosen) },
      before: before.length > 0 ? [{ content: offerContent(before), chosen: new Set() }] : [],
      selection: selection && nameSelection(selection),
    },
    { stages, today: TODAY, time: WORK },
  );
const kinds = (items: ReturnType<typeof made>) => [...new Set(items.map(({ kind }) => kind))].toSorted();

describe('what the client has to bring', () => {
  const WEBSITE = ['company', 'domain', 'logo', 'page', 'team'];
  test.each([
    ['for a website what every one needs', [SIZE], {}, WEBSITE],
    ['for its features besides', [SIZE, GALLERY], {}, [...WEBSITE, 'before-after-gallery']],
    ['nothing for an option that was not taken', [SIZE, AREAS], {}, WEBSITE],
    ['more for one that was', [SIZE, AREAS], { chosen: ['areas'] }, [...WEBSITE, 'service-areas']],
    [
      'for an addendum only what it adds',
      [AREAS],
      { chosen: ['areas'], before: [SIZE] },
      ['page', 'service-areas'],
    ],
    ['nothing for work that is no website', [offerLine('hours', {})], {}, []],
  ] as const)('is %s', (_, lines, options, expected) => {
    expect(
      kinds(
        made([...lines], {
          chosen: [...('chosen' in options ? options.chosen : [])],
          before: [...('before' in options ? options.before : [])],
        }),
      ),
    ).toEqual(expected.toSorted());
  });

  test('is due the working day before the stage that needs it begins, but not at once', () => {
    const of = (kind: string) => made([SIZE, GALLERY]).find((item) => item.kind === kind);
    expect(of('logo')).toMatchObject({ stageId: 'design', dueOn: '2026-12-04' });
    expect(of('domain')).toMatchObject({ stageId: 'build', dueOn: '2026-12-11' });
    const one = made([SIZE], { stages: STAGES.slice(0, 1) });
    expect(new Set(one.map(({ stageId, dueOn }) => `${stageId} ${dueOn}`))).toEqual(
      new Set(['brief 2026-11-27']),
    );
  });

  test('is due in three working days where there is no stage', () => {
    expect(new Set(made([SIZE], { stages: [] }).map(({ stageId, dueOn }) => `${stageId} ${dueOn}`))).toEqual(
      new Set(['null 2026-11-27']),
    );
  });
});

describe('the texts of pages', () => {
  const OF_PAGE = /^Texty na stránku „(.*)“$/;
  const pages = (items: ReturnType<typeof made>) =>
    items.flatMap(({ kind, title }) => (kind === 'page' ? (title.match(OF_PAGE)?.[1] ?? title) : []));
  const FEATURES = ['project-portfolio', 'material-showcase', 'quote-form', 'warranty-info'] as const;
  const ROOFER = quoteSelection({ trade: 'roofer', features: FEATURES });
  const features = FEATURES.map((feature) => offerLine(`feature-${feature}`, { feature }));
  const sized = (size: string) => offerLine(`size-${size}`, {});

  /** The titles of the table of pages, as the requirements document of this selection has them. */
  const inDocument = (selection: QuoteSelection): string[] => {
    const brief = makeBrief(prdInput({ selection }), prdFacts());
    return sitemap(brief).flatMap((block) =>
      block.kind === 'table' && block.caption === PAGES_TABLE.caption
        ? block.rows.map(([title = '']) => title)
        : [],
    );
  };

  test.each(SIZE_IDS)('are asked for every page of the requirements document of a %s website', (size) => {
    const selection = { ...ROOFER, size };
    const asked = pages(made([sized(size), ...features], { selection }));
    expect(asked).toEqual(inDocument(selection));
    expect(asked).toHaveLength({ small: 5, medium: 11, large: 17 }[size]);
  });

  test('follow the size that was agreed, whatever was asked for', () => {
    const asked = pages(made([sized('large'), ...features], { selection: { ...ROOFER, size: 'small' } }));
    expect(asked).toEqual(inDocument({ ...ROOFER, size: 'large' }));
  });

  test('follow the size that was asked for where no line says one', () => {
    expect(pages(made(features, { selection: { ...ROOFER, size: 'medium' } }))).toEqual(
      inDocument({ ...ROOFER, size: 'medium' }),
    );
  });

  test('are those of every website and of its features where an offer was written by hand', () => {
    expect(pages(made(features))).toEqual([
      ...['Domov', 'Služby', 'Realizácie', 'Nezáväzný dopyt', 'Materiály', 'Záruka a reklamácie'],
      ...['O nás', 'Kontakt'],
    ]);
  });

  test.each([
    ['stands already', true, 0],
    ['is nowhere asked about', null, 0],
    ['does not stand yet', false, 5],
  ])('are by the answer of the request for a service whose website %s', (_, hasWebsite, count) => {
    const selection: QuoteSelection = { ...ROOFER, service: 'seo-optimalizacia', size: 'small', hasWebsite };
    expect(pages(made(features, { selection }))).toHaveLength(count);
    // One that was agreed beside the service is planned like any other.
    expect(pages(made([sized('small'), ...features], { selection }))).toHaveLength(5);
  });

  test('are of an addendum those of its new pages', () => {
    const selection: QuoteSelection = { ...ROOFER, size: 'medium' };
    expect(pages(made([GALLERY], { before: [sized('medium'), ...features], selection }))).toEqual([
      'Galéria pred a po',
    ]);
    const larger = pages(made([sized('large')], { before: [sized('medium'), ...features], selection }));
    expect(larger).toEqual(
      inDocument({ ...ROOFER, size: 'large' }).filter((page) => !inDocument(selection).includes(page)),
    );
  });

  test('are none of an addendum whose features stand on pages that are there', () => {
    const before = [sized('small'), ...features];
    expect(pages(made([GALLERY], { before, selection: { ...ROOFER, size: 'small' } }))).toEqual([]);
  });
});
