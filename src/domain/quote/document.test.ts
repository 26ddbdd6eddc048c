import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEVER_INCLUDED } from '#content/prd/scope.ts';
import { filledSite, makeQuoteDocument } from '../../../tests/factories/quote-document.ts';
import { anySelection } from '../../../tests/factories/selection.ts';
import { site } from '../content/site.ts';
import { formatExactEuros } from '../kernel/format.ts';
import { NO_CONTACT } from '../requests/request-fields.ts';
import { asksForWebsite, SERVICE_SLUGS } from './catalogue.ts';
import type { QuoteDocument } from './document.ts';
import { priceLineLabel } from './labels.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceQuote } from './quote.ts';
import { keepsWebsite } from './selection.ts';

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? null;
const everything = (document: QuoteDocument) => JSON.stringify(document).replaceAll('\u00A0', ' ');
const row = (document: QuoteDocument, label: string) =>
  spaced(document.brief.rows.find((each) => each.label === label)?.value);
const payer = { status: 'payer', ratePercent: 23 } as const;

describe('quoteDocument', () => {
  it('carries number, dates and service', () => {
    const document = makeQuoteDocument();
    expect(document).toMatchObject({
      title: 'Orientačný rozpočet RO-2026-000123: Tvorba webu',
      heading: 'Orientačný rozpočet',
      service: 'Tvorba webu',
      createdAt: '2026-11-21T10:15:30.000Z',
    });
    expect(document.facts.map(({ label, value }) => spaced(`${label}: ${value}`))).toEqual([
      'Číslo: RO-2026-000123',
      'Vystavené: 21. 11. 2026',
      'Platnosť cien do: 21. 12. 2026',
    ]);
  });

  it('shows the very lines and sum of the quote, whatever was selected', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const quote = priceQuote(selection, SPECIFICATION_PRICE_BOOK);
        const { waterfall } = makeQuoteDocument({ selection });
        const shown = quote.lines.filter(({ kind }) => !keepsWebsite(selection) || kind === 'feature');
        expect(waterfall?.lines.map(({ label, amount }) => [label, amount]) ?? []).toEqual(
          shown.map((line) => [priceLineLabel(line), formatExactEuros(line.amount)]),
        );
        const total = keepsWebsite(selection)
          ? shown.reduce((sum, { amount }) => sum + amount, 0)
          : quote.total;
        expect(waterfall?.totals[0]?.amount ?? formatExactEuros(0)).toBe(formatExactEuros(total));
      }),
    );
  });

  it('is plain JSON', () => {
    const document = makeQuoteDocument();
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('says how each line that is no amount of its own is counted', () => {
    const { waterfall } = makeQuoteDocument({ selection: { trade: 'painter', timeline: 'flexible' } });
    expect(waterfall?.lines.map(({ factor }) => spaced(factor))).toEqual([
      null,
      'bez príplatku',
      null,
      null,
      null,
      'typ rozpočtu × 1,1',
      'termín × 0,85',
    ]);
  });
});

describe('the brief of the document', () => {
  it('lists the selected features with their unit prices', () => {
    expect(row(makeQuoteDocument(), 'Funkcie')).toBe(
      'Dopytový formulár (300 €), Rezervácia termínu (400 €), Galéria pred a po (250 €)',
    );
  });

  it('says that there are none in quick mode', () => {
    expect(row(makeQuoteDocument({ selection: { features: ['testimonials'] } }), 'Funkcia')).toMatch(
      /^Referencie zákazníkov \(/,
    );
    expect(row(makeQuoteDocument({ selection: { mode: 'quick' } }), 'Funkcie')).toBe(
      'Bez doplnkových funkcií',
    );
  });

  it('leaves out what was not decided', () => {
    const document = makeQuoteDocument({ selection: { budget: null, timeline: null }, description: '' });
    expect(row(document, 'Želaný termín')).toBeNull();
    expect(row(document, 'Predpokladaná suma')).toBeNull();
    expect(row(makeQuoteDocument(), 'Predpokladaná suma')).toBe('1 500 – 3 500 €');
    expect(document.brief.description).toBeNull();
  });

  it.each(SERVICE_SLUGS)('names the deadline of %s as its remark does', (service) => {
    const { brief, warnings } = makeQuoteDocument({
      selection: { service, size: 'large', budget: null, timeline: '1-month' },
    });
    const begins = service === 'seo-optimalizacia' || service === 'udrzba-podpora';
    const label = begins ? 'Želaný začiatok' : 'Želaný termín';
    expect(brief.rows.filter(({ value }) => spaced(value) === 'Do mesiaca')).toMatchObject([{ label }]);
    expect(warnings.map(spaced).join()).toContain(
      `${label}: do mesiaca. ${begins ? 'Služba sa začína' : 'Práca'}`,
    );
  });

  it('makes a paragraph of every line of the description', () => {
    const { brief } = makeQuoteDocument({ description: 'Prvý riadok\r\n\r\n  druhý\u2028tretí\n' });
    expect(brief.description?.paragraphs).toEqual(['Prvý riadok', 'druhý', 'tretí']);
  });
});

describe('prices of the document', () => {
  it('draw the range with the delivery time under it', () => {
    expect(makeQuoteDocument().prices).toEqual([
      {
        label: 'Orientačná cena',
        min: { label: 'od', value: '2\u00A0431\u00A0€' },
        max: { label: 'do', value: '3\u00A0289\u00A0€' },
        under: '3\u00A0– 6\u00A0týždňov',
        withVat: null,
        parts: [],
      },
    ]);
  });

  it.each([
    ['udrzba-podpora', '50 €', '300 €', 'mesačne'],
    ['seo-optimalizacia', '300 €', '1 200 €', 'za celé obdobie, 3 – 12 mesiacov'],
  ] as const)('begin with the price that is paid for %s again and again', (service, min, max, under) => {
    const { prices, waterfall } = makeQuoteDocument({ selection: { service } });
    expect(prices.map(({ label }) => label)).toEqual(['Cena služby', 'Cena webovej časti']);
    expect([prices[0]?.min.value, prices[0]?.max.value, prices[0]?.under].map(spaced)).toEqual([
      min,
      max,
      under,
    ]);
    expect(waterfall?.heading).toBe('Výpočet ceny webovej časti');
  });

  it('are one total of a service paid once, with what it adds up from', () => {
    const { prices, waterfall } = makeQuoteDocument({ selection: { service: 'erp-systemy' } });
    expect(prices.map(({ label, min, max }) => [label, min.value, max.value].map(spaced))).toEqual([
      ['Orientačná cena spolu', '5 431 €', '23 289 €'],
    ]);
    expect(prices[0]?.parts.map(({ label, value }) => [label, spaced(value)])).toEqual([
      ['Cena služby', '3 000 – 20 000 €, 2 – 6 mesiacov'],
      ['Cena webovej časti', '2 431 – 3 289 €, 3 – 6 týždňov'],
    ]);
    expect(waterfall?.heading).toBe('Výpočet ceny webovej časti');
  });

  it('are shown without and with VAT by a payer', () => {
    const document = makeQuoteDocument({ site: filledSite(payer) });
    expect(document.prices[0]).toMatchObject({ label: 'Orientačná cena bez DPH' });
    expect(spaced(document.prices[0]?.withVat)).toBe('s DPH: 2 990 – 4 045 €');
    expect(
      document.waterfall?.totals.map((total) => [total.label, total.amount, total.withVat].map(spaced)),
    ).toEqual([
      ['Odhad spolu bez DPH', '2 860,00 €', 's DPH: 3 517,80 €'],
      ['Orientačné rozpätie bez DPH', '2 431 – 3 289 €', 's DPH: 2 990 – 4 045 €'],
    ]);
    expect(spaced(document.supplier.vat)).toBe('Ceny sú uvedené bez DPH. K cene sa pripočíta DPH 23 %.');
  });

  it('have parts without and with VAT too', () => {
    const { prices } = makeQuoteDocument({ selection: { service: 'erp-systemy' }, site: filledSite(payer) });
    expect(prices[0]?.parts.map(({ label, value }) => [label, value].map(spaced))).toEqual([
      ['Cena služby', '3 000 – 20 000 € bez DPH, s DPH: 3 690 – 24 600 €, 2 – 6 mesiacov'],
      ['Cena webovej časti', '2 431 – 3 289 € bez DPH, s DPH: 2 990 – 4 045 €, 3 – 6 týždňov'],
    ]);
  });

  it.each(['non-payer', 'registered-7-7a'] as const)('have no amount of VAT for a %s', (status) => {
    const text = everything(makeQuoteDocument({ site: filledSite({ status, ratePercent: 23 }) }));
    expect(text).not.toMatch(/s DPH|bez DPH|0 % DPH/);
    expect(text).toContain('Dodávateľ nie je platiteľom DPH');
  });

  it('are called a rough estimate without a price book, and features have no unit prices', () => {
    const document = makeQuoteDocument({ priceBook: null });
    expect(document.prices[0]?.label).toBe('Hrubý odhad');
    expect(row(document, 'Funkcie')).toBe('Dopytový formulár, Rezervácia termínu, Galéria pred a po');
  });

  it('repeat what does not fit', () => {
    const { warnings } = makeQuoteDocument({
      selection: { size: 'large', timeline: 'asap', budget: '500-1500' },
    });
    expect(warnings.length).toBeGreaterThanOrEqual(2);
  });
});

describe('supplier of the document', () => {
  it('is identified as the law orders', () => {
    const { supplier, footer } = makeQuoteDocument({ site: filledSite(payer) });
    expect(supplier.name).toBe('Ján Vzorový – Webdielňa');
    expect(supplier.rows.map(({ label, value }) => spaced(`${label}: ${value}`))).toEqual([
      'Miesto podnikania: Vzorová 12/3, 811 06 Bratislava',
      'IČO: 12345679',
      'DIČ: 1012345678',
      'IČ DPH: SK1012345674',
      'Zápis v registri: Živnostenský register Okresného úradu Bratislava, číslo živnostenského registra: 110-12345',
      'Živnostenský úrad: Okresný úrad Bratislava, odbor živnostenského podnikania',
      'E-mail: vzor@example.com',
      'Telefón: +421 905 000 000',
      'Orgán dozoru: Slovenská obchodná inšpekcia, Ústredný inšpektorát, Bajkalská 21/A, P. O. BOX 29, 827 99 Bratislava',
    ]);
    expect(footer).toMatchObject({
      name: 'Ján Vzorový – Webdielňa',
      ico: { label: 'IČO', value: '12345679' },
      web: { text: 'webdielna.example', url: 'https://webdielna.example/' },
      privacy: { url: 'https://webdielna.example/ochrana-udajov' },
    });
  });

  it('leaves out what is not filled in, and the brand stands for the name', () => {
    const { supplier, footer } = makeQuoteDocument({ site, publicUrl: null });
    expect(supplier.name).toBe('Webdielňa');
    expect(supplier.rows.map(({ label }) => label)).toEqual(['E-mail', 'Orgán dozoru']);
    expect(footer).toMatchObject({ name: 'Webdielňa', ico: null, web: null, privacy: null });
  });

  it('has a registered office when it is a company', () => {
    const full = filledSite();
    const company = { ...full, operator: { ...full.operator, kind: 'sro' as const } };
    expect(makeQuoteDocument({ site: company }).supplier.rows[0]?.label).toBe('Sídlo');
  });
});

describe('client of the document', () => {
  it('is as entered', () => {
    expect(makeQuoteDocument().client).toEqual({
      label: 'Klient',
      name: 'Ľudmila Ďuričková',
      rows: [
        { label: 'Firma', value: 'Vzor, s. r. o.' },
        { label: 'E-mail', value: 'vzor.klient@example.com' },
        { label: 'Telefón', value: '+421 905 000 000' },
      ],
      unknown: null,
    });
  });

  it('is said to be unknown when nothing was entered', () => {
    expect(makeQuoteDocument({ client: NO_CONTACT }).client).toMatchObject({
      rows: [],
      unknown: 'Kontaktné údaje neboli zadané.',
    });
  });
});

it('says beside the price from when maintenance is paid, where free months of a new website come first', () => {
  const explained = (hasWebsite: boolean) =>
    spaced(
      makeQuoteDocument({ selection: { service: 'udrzba-podpora', hasWebsite, features: [] } }).explanation ??
        '',
    );
  const rule = 'Údržba je 3 mesiace od spustenia webu bezplatná, mesačná cena sa platí až potom.';
  expect([explained(false)?.includes(rule), explained(true)?.includes(rule)]).toEqual([true, false]);
});

describe('scope and notes of the document', () => {
  it.each(SERVICE_SLUGS)('say what %s includes and what it does not', (service) => {
    const ownLabel = asksForWebsite(service) ? 'Služba zahŕňa' : 'V cene';
    const ofWebsite = asksForWebsite(service) ? ['V cene webovej časti'] : [];
    const labels = (hasWebsite: boolean) =>
      makeQuoteDocument({ selection: { service, hasWebsite, features: [] } }).scope.lists.map(
        ({ label }) => label,
      );
    expect(labels(false)).toEqual([ownLabel, ...ofWebsite, 'Za príplatok', 'V cene nie je']);
    if (asksForWebsite(service)) expect(labels(true)).toEqual([ownLabel, 'Za príplatok', 'V cene nie je']);
    const { scope } = makeQuoteDocument({ selection: { service } });
    const unpriced = scope.lists
      .filter(({ kind }) => kind !== 'included')
      .flatMap(({ items }) => items.map(spaced));
    expect(unpriced).toEqual(expect.arrayContaining([...NEVER_INCLUDED]));
    expect(new Set(unpriced).size).toBe(unpriced.length);
  });

  it('hold the sentences about their weight word for word', () => {
    expect(makeQuoteDocument().notes.items.slice(0, 3).map(spaced)).toEqual([
      'Tento dokument je orientačný odhad ceny. Nie je návrhom na uzavretie zmluvy ani záväznou cenovou ponukou.',
      'Rozpočet je nezáväzný a jeho úplnosť sa nezaručuje. Konečnú cenu určí písomná zmluva po upresnení zadania.',
      'Zmluvou je aj prijatá cenová ponuka.',
    ]);
  });

  it('say what becoming a VAT payer would do to the price, of a supplier who is none', () => {
    const said = (status: 'payer' | 'non-payer') =>
      makeQuoteDocument({ site: filledSite({ status, ratePercent: 23 }) }).notes.items.filter((item) =>
        item.includes('stane platiteľom'),
      );
    expect([said('non-payer').length, said('payer').length]).toEqual([1, 0]);
  });

  it.each([
    ['asap', 1],
    ['1-month', 0],
    ['flexible', 0],
  ] as const)('warn of a surcharge only where the deadline is urgent: %s', (timeline, count) => {
    const { items } = makeQuoteDocument({ selection: { timeline } }).notes;
    expect(items.filter((item) => item.includes('Urgentné spracovanie'))).toHaveLength(count);
  });

  it.each([true, false])('mention an AI only when it helped: %s', (aiAssisted) => {
    const sentence = 'Text popisu mohol vzniknúť s pomocou umelej inteligencie.';
    expect(makeQuoteDocument({ aiAssisted }).notes.items.map(spaced).includes(sentence)).toBe(aiAssisted);
  });
});
