import { describe, expect, it } from 'vitest';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import {
  FEATURE_IDS,
  type FeatureId,
  isOffered,
  type ServiceSlug,
  type TimelineId,
  TRADES,
} from './catalogue.ts';
import type { PriceRange } from './estimate.ts';
import { issueQuote } from './issued-quote.ts';
import { deadlineChanges, deadlineNote, quoteNotes, urgentNotes } from './notes.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import type { PriceTotal } from './price-total.ts';
import { priceQuote } from './quote.ts';
import type { QuoteSelection } from './selection.ts';

/** The price of a website, which is paid once. */
const website = (min: number, max: number): PriceTotal => ({
  ...{ min, max },
  parts: [{ id: 'service', label: 'Orientačná cena', min, max }],
});

const notes = (min: number, max: number, offered: PriceRange | null = null) =>
  quoteNotes(
    website(min, max),
    quoteSelection({ size: 'small', features: [], budget: null, timeline: null }),
    offered,
  ).map(({ text }) => text.replaceAll('\u00A0', ' '));

it.each([
  ['below', 400, 499, 'Orientačná cena 400 – 499 € je mimo bežného rozpätia tejto služby (500 – 5 000 €).'],
  [
    'above',
    5001,
    6000,
    'Orientačná cena 5 001 – 6 000 € je mimo bežného rozpätia tejto služby (500 – 5 000 €).',
  ],
  [
    'partly below',
    400,
    500,
    'Orientačná cena 400 – 500 € je čiastočne mimo bežného rozpätia tejto služby (500 – 5 000 €).',
  ],
  [
    'partly above',
    5000,
    6000,
    'Orientačná cena 5 000 – 6 000 € je čiastočne mimo bežného rozpätia tejto služby (500 – 5 000 €).',
  ],
])('says what is true of an estimate %s the published range', (_, min, max, note) => {
  expect(notes(min, max)).toEqual([note]);
});

it('says nothing about an estimate within the published range', () => {
  expect(notes(500, 5000)).toEqual([]);
});

it('calls no price unusual that the page of the trade offers, and one above it', () => {
  expect(notes(6774, 9165, { min: 7106, max: 9614 })).toEqual([]);
  expect(notes(7200, 9700, { min: 7106, max: 9614 })).toHaveLength(1);
  const builders = quoteSelection({
    ...{ trade: 'construction-company', size: 'large', budget: null, timeline: null },
    features: TRADES['construction-company'].recommendedFeatures,
  });
  const { oneOff, notes: said } = priceQuote(builders, SPECIFICATION_PRICE_BOOK);
  expect([oneOff.max > 5000, said]).toEqual([true, []]);
});

describe('a service whose website alone is calculated', () => {
  const remarks = (choice: Partial<Parameters<typeof quoteNotes>[1]>) =>
    quoteNotes(
      { min: 612, max: 828, parts: [] },
      {
        ...quoteSelection({ service: 'erp-systemy', size: 'small', features: [] }),
        ...{ budget: null, timeline: null },
        ...choice,
      },
      null,
    ).map(({ text }) => text.replaceAll('\u00A0', ' '));

  it('is not told that its website is out of the range of the service', () => {
    expect(remarks({})).toEqual([]);
  });

  it('is told when the service takes longer than the deadline', () => {
    expect(remarks({ timeline: '1-month' })).toEqual([
      'Želaný termín: do mesiaca. Práca na tejto službe obvykle trvá 2 – 6 mesiacov, preto treba termín najprv overiť.',
    ]);
    expect(remarks({ timeline: 'flexible' })).toEqual([]);
  });
});

it.each([
  ['cenove-kalkulacky', 'large', 'Práca na webovej časti obvykle trvá 6 – 10 týždňov'],
  ['erp-systemy', 'large', 'Práca na tejto službe obvykle trvá 2 – 6 mesiacov'],
] as const)('of %s with a new %s site names what takes longest', (service, size, said) => {
  const noteOf = (hasWebsite: boolean | null, timeline: TimelineId = '1-month') =>
    deadlineNote(quoteSelection({ service, size, hasWebsite, timeline })).join().replaceAll('\u00A0', ' ');
  const wish = 'Želaný termín';
  expect(noteOf(false)).toBe(`${wish}: do mesiaca. ${said}, preto treba termín najprv overiť.`);
  expect(noteOf(null)).toBe(noteOf(false));
  expect(noteOf(true)).not.toContain('webovej časti');
  expect(noteOf(false, 'asap')).toBe(
    `${wish}: 1-2 týždne (urýchlene). ${said}, preto treba termín najprv overiť.`,
  );
});

it.each(['udrzba-podpora', 'seo-optimalizacia'] as const)(
  'compares the wanted beginning of %s with the launch of its new website',
  (service) => {
    const noteOf = (hasWebsite: boolean) =>
      deadlineNote(quoteSelection({ service, size: 'large', hasWebsite, timeline: 'asap' }));
    expect(noteOf(false).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
      'Želaný začiatok: 1-2 týždne (urýchlene). Služba sa začína po spustení webu, ktorého tvorba obvykle trvá 6 – 10 týždňov; skorší termín treba najprv overiť.',
    ]);
    expect(noteOf(true)).toEqual([]);
  },
);

it.each([
  ['small', '1-month', false],
  ['small', 'asap', true],
  ['medium', '1-month', true],
  ['medium', '2-months', false],
  ['large', '2-months', true],
  ['large', '3-6-months', false],
] as const)('a %s site wanted as "%s" may miss its deadline: %s', (size, timeline, missed) => {
  const said = quoteNotes(
    website(900, 1200),
    quoteSelection({ size, features: [], budget: null, timeline }),
    null,
  );
  expect(said.some(({ text }) => text.includes('preto treba termín'))).toBe(missed);
});

it.each([
  [
    '500-1500',
    2000,
    2700,
    'Orientačná cena je najmenej o 500 € nad predpokladanou sumou (500 – 1 500 €), ale rozsah sa dá upraviť.',
  ],
  ['500-1500', 1500, 2030, 'Orientačná cena môže byť až o 530 € nad predpokladanou sumou (500 – 1 500 €).'],
  [
    '8000+',
    800,
    1500,
    'Orientačná cena je najmenej o 6 500 € pod predpokladanou sumou (viac ako 8 000 €), takže zostáva priestor na ďalšie funkcie.',
  ],
] as const)('says how far the sum %s is from %i to %i €', (budget, min, max, note) => {
  const selection = quoteSelection({ budget, timeline: null });
  expect(
    quoteNotes(website(min, max), selection, null).map(({ text }) => text.replaceAll('\u00A0', ' ')),
  ).toEqual([note]);
});

it.each([
  [
    'all that is paid once',
    { service: 'cenove-kalkulacky', hasWebsite: false, budget: '500-1500' },
    'Orientačná cena spolu je najmenej o',
    'nad predpokladanou sumou (500 – 1 500 €), ale rozsah sa dá upraviť.',
  ],
  [
    'a service for its whole period and its website',
    { service: 'seo-optimalizacia', hasWebsite: false, budget: '8000+' },
    'Cena služby spolu s webovou časťou je najmenej o',
    'pod predpokladanou sumou',
  ],
  [
    'a service for its whole period alone',
    { service: 'seo-optimalizacia', hasWebsite: true, budget: '8000+' },
    'Cena služby je najmenej o 6 800 € pod predpokladanou sumou (viac ako 8 000 €)',
    'priestor na ďalšie funkcie',
  ],
  [
    'of a monthly service its website alone',
    { service: 'udrzba-podpora', hasWebsite: false, budget: '8000+' },
    'Cena webovej časti je najmenej o',
    'pod predpokladanou sumou (viac ako 8 000 €).',
  ],
  [
    'a service that alone is above it',
    { service: 'erp-systemy', hasWebsite: true, budget: '1500-3500' },
    'Cena služby môže byť až o',
    'nad predpokladanou sumou (1 500 – 3 500 €).',
  ],
  [
    'a service whose least price is above it',
    { service: 'erp-systemy', hasWebsite: false, budget: '500-1500' },
    'Orientačná cena spolu je najmenej o',
    'nad predpokladanou sumou (500 – 1 500 €). Cena samotnej služby sa začína na 3 000 €.',
  ],
  [
    'a website that cannot be smaller',
    { service: 'cenove-kalkulacky', hasWebsite: false, size: 'small', budget: '500-1500', timeline: 'asap' },
    'Orientačná cena spolu je najmenej o',
    'nad predpokladanou sumou (500 – 1 500 €).',
  ],
] as const)('compares the sum with %s', (_, choice, beginning, rest) => {
  const selection = quoteSelection({ timeline: null, ...choice, mode: 'quick' });
  const [note = ''] = priceQuote(selection, SPECIFICATION_PRICE_BOOK).notes.map(({ text }) =>
    text.replaceAll('\u00A0', ' '),
  );
  expect(note).toContain(beginning);
  expect(note).toContain(rest);
});

it('invites to more features only while the deadline can be met', () => {
  const cheap = { ...quoteSelection({ size: 'medium', features: [] }), budget: '8000+' } as const;
  const said = (timeline: TimelineId) =>
    priceQuote({ ...cheap, timeline }, SPECIFICATION_PRICE_BOOK)
      .notes.map(({ text }) => text)
      .join(' ');
  expect([said('2-months').includes('ďalšie funkcie'), said('asap').includes('ďalšie funkcie')]).toEqual([
    true,
    false,
  ]);
});

it('invites to more features only where there are more, and nothing is paid by the month', () => {
  const invites = (choice: Partial<QuoteSelection>) =>
    priceQuote(
      quoteSelection({ hasWebsite: true, budget: '8000+', timeline: null, ...choice }),
      SPECIFICATION_PRICE_BOOK,
    ).notes.some(({ text }) => text.includes('ďalšie funkcie'));
  const all = FEATURE_IDS.filter((id) => isOffered(id, 'seo-optimalizacia', 'roofer'));
  const roofer = { service: 'seo-optimalizacia', trade: 'roofer' } as const;
  expect([invites({ ...roofer, features: all.slice(1) }), invites({ ...roofer, features: all })]).toEqual([
    true,
    false,
  ]);
  expect(invites({ service: 'udrzba-podpora', features: ['quote-form'] })).toBe(false);
});

it('compares a rough estimate by its own name', () => {
  const rough = priceQuote(quoteSelection({ size: 'large', budget: '500-1500', timeline: null }), null);
  expect(rough.notes.map(({ text }) => text).join()).toMatch(/^Hrubý odhad je najmenej o .+ nad /);
});

it('compares no sum with a price that is only paid again and again', () => {
  const monthly = quoteSelection({
    service: 'udrzba-podpora',
    hasWebsite: true,
    mode: 'quick',
    timeline: null,
  });
  expect(priceQuote({ ...monthly, budget: '500-1500' }, SPECIFICATION_PRICE_BOOK).notes).toEqual([]);
});

it('says of an urgent deadline what the estimate has already, and nothing of any other', () => {
  const quoteFor = (timeline: TimelineId, percent: number) => {
    const book = { ...SPECIFICATION_PRICE_BOOK };
    book.timeline = { ...book.timeline, [timeline]: percent };
    return issueQuote(priceQuote(quoteSelection({ timeline }), book));
  };
  expect(urgentNotes(quoteFor('asap', 115))).toEqual([
    'Urgentné spracovanie môže cenu zvýšiť až o 30 %. Odhad zatiaľ počíta s príplatkom 15 %. Konečný príplatok, najviac 30 %, určí ponuka a účtuje sa iba vtedy, keď sa kratší termín potvrdí.',
  ]);
  expect(urgentNotes(quoteFor('asap', 100)).join()).toContain('Odhad príplatok neobsahuje.');
  expect(urgentNotes(quoteFor('flexible', 85))).toEqual([]);
});

it('says what deadlines do to the estimate, by the price book, and nothing where none does anything', () => {
  const { timeline } = SPECIFICATION_PRICE_BOOK;
  expect(deadlineChanges('service', timeline)).toBe(
    'Odhad ceny sa podľa termínu mení: čo najskôr +15 %, flexibilný −15 %.',
  );
  expect(deadlineChanges('website', { ...timeline, asap: 100, flexible: 90 })).toBe(
    'Odhad webovej časti sa podľa termínu mení: flexibilný −10 %.',
  );
  expect(deadlineChanges('service', { ...timeline, asap: 100, flexible: 100 })).toBeNull();
  expect(deadlineChanges('service', null)).toBeNull();
});

it.each([
  [
    'with a new website',
    false,
    'Odhad webovej časti zatiaľ počíta s príplatkom 15 %, cena služby príplatok neobsahuje.',
  ],
  ['beside a website that stands', true, 'Odhad príplatok neobsahuje.'],
] as const)(
  'says that the published price of a service %s has no urgent surcharge',
  (_, hasWebsite, sentence) => {
    const service = quoteSelection({ service: 'erp-systemy', hasWebsite, timeline: 'asap' });
    expect(urgentNotes(issueQuote(priceQuote(service, SPECIFICATION_PRICE_BOOK)))).toEqual([
      `Urgentné spracovanie môže cenu zvýšiť až o 30 %. ${sentence} Konečný príplatok, najviac 30 %, určí ponuka a účtuje sa iba vtedy, keď sa kratší termín potvrdí.`,
    ]);
  },
);

it.each(['udrzba-podpora', 'seo-optimalizacia'] as const)(
  'says of an urgent %s that only begins neither a surcharge nor a doubt, of its new website both',
  (service) => {
    const said = (hasWebsite: boolean, features: readonly FeatureId[] = []) => {
      const selection = quoteSelection({ service, hasWebsite, features, budget: null, timeline: 'asap' });
      const quote = issueQuote(priceQuote(selection, SPECIFICATION_PRICE_BOOK));
      return [quote.notes.length, urgentNotes(quote).length];
    };
    expect([said(true), said(true, ['quote-form']), said(false)]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  },
);

it('says of every price of a VAT payer that it is without the tax', () => {
  const payer = { status: 'payer', ratePercent: 23 } as const;
  const selection = quoteSelection({ budget: '500-1500', features: [] });
  const said = (service: ServiceSlug, min: number, max: number) =>
    quoteNotes(website(min, max), { ...selection, service }, null, payer)
      .map(({ text }) => text)
      .join(' ');
  const spaced = (text: string) => text.replaceAll('\u00A0', ' ');
  expect(spaced(said('tvorba-webu', 4000, 6000))).toContain(
    'Orientačná cena 4 000 – 6 000 € bez DPH je čiastočne mimo bežného rozpätia tejto služby',
  );
  expect(said('tvorba-webu', 1200, 1700)).toContain('Orientačná cena bez DPH môže byť až o');
  expect(said('web-aplikacie', 2800, 9000)).toContain('. Cena samotnej služby bez DPH sa začína na');
  expect(JSON.stringify(quoteNotes(website(1200, 1700), selection, null))).not.toContain('DPH');
});
