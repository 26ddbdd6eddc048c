import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { site } from '#domain/content/site.ts';
import { FEATURE_IDS } from '#domain/quote/catalogue.ts';
import type { QuoteDocument } from '#domain/quote/document.ts';
import { DESCRIPTION_MAX } from '#domain/quote/limits.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { filledSite, makeQuoteDocument } from '../../../tests/factories/quote-document.ts';
import { BROKEN_LINE, leftOf, readPdf } from '../../../tests/pdf-text.ts';
import { createPdfRenderer } from './renderer.ts';

const renderer = createPdfRenderer({
  root: process.cwd(),
  timeoutFactor: 10,
  log: { info: () => {}, warn: () => {} },
});
afterAll(() => renderer.close());

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const quotePdf = async (document: QuoteDocument) =>
  readPdf(await renderer.render('quote', document, { client: 'a' }));

/** Texts and numbers of a value, as they stand on paper. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [oneLine(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** What is data for the machine, or printed in capitals. */
const printed = ({ brief, waterfall, notes, supplier, client, durations, service, facts }: QuoteDocument) => [
  service,
  ...textsOf([facts, durations, notes]),
  ...textsOf([supplier.name, supplier.rows, supplier.vat, client.name, client.rows]),
  // A long list may go on over the page.
  ...textsOf(brief.rows).flatMap((text) => text.split(/, | (?=\()/)),
  ...textsOf(brief.description?.paragraphs),
  ...textsOf([waterfall?.lines, waterfall?.totals]),
];

/** As long as a description may be, in lines that do not break. */
const LONG = 'Ďalej chceme ľahké úpravy, šťastných zákazníkov a kŕdeľ dopytov.\n'
  .repeat(80)
  .slice(0, DESCRIPTION_MAX);

describe('quote PDF', () => {
  it.each<[string, QuoteDocument]>([
    ['an ordinary quote', makeQuoteDocument()],
    [
      'a quick quote without client and operator',
      makeQuoteDocument({
        selection: { mode: 'quick' },
        client: NO_CONTACT,
        description: '',
        site,
        publicUrl: null,
      }),
    ],
    ['a monthly service', makeQuoteDocument({ selection: { service: 'udrzba-podpora' } })],
    ['a VAT payer', makeQuoteDocument({ site: filledSite({ status: 'payer', ratePercent: 23 }) })],
    ['a rough estimate', makeQuoteDocument({ priceBook: null })],
    [
      'everything at its longest',
      makeQuoteDocument({
        selection: { features: FEATURE_IDS, size: 'large', trade: 'construction-company' },
        description: LONG,
        aiAssisted: true,
      }),
    ],
  ])('says every text and number of %s', async (_, document) => {
    const { text, lines } = await quotePdf(document);
    for (const expected of printed(document)) expect(text).toContain(expected);
    expect(lines.filter((line) => BROKEN_LINE.test(line))).toEqual([]);
    for (const { min, max } of document.prices) {
      expect(text).toContain(oneLine(min.value));
      expect(text).toContain(oneLine(max.value));
    }
  });

  it.each([
    ['a calculation', {}, ['01', '02', '03', '04']],
    ['none', { service: 'udrzba-podpora', hasWebsite: true, features: [] }, ['01', '02', '03']],
  ] as const)('numbers the sections that it has, with %s', async (_, selection, numbers) => {
    const { text } = await quotePdf(makeQuoteDocument({ selection }));
    expect(text.match(/\b\d\d(?= – \p{L})/gu)).toEqual(numbers);
  });

  it('has no empty cell under the price where nothing that is made has an end', async () => {
    const left = async (document: QuoteDocument, text: string) =>
      leftOf(await renderer.render('quote', document, { client: 'a' }), text);
    const endless = makeQuoteDocument({ selection: { service: 'udrzba-podpora', hasWebsite: true } });
    const ordinary = makeQuoteDocument();
    expect(endless.durations).toEqual([]);
    expect(await left(endless, 'Dodávateľ nie je platiteľom DPH')).toBe(
      await left(ordinary, ordinary.durations[0]?.label ?? ''),
    );
  });

  it('names supplier and client on its first page', async () => {
    const { pages } = await quotePdf(makeQuoteDocument());
    expect(pages[0]).toContain('Klient: Ľudmila Ďuričková');
    expect(pages[0]).toContain('Ján Vzorový – Webdielňa');
  });

  it('is a tagged, titled PDF/UA-1 in Slovak, dated by its data', async () => {
    const { title, language, metadata, tagged, roles } = await quotePdf(makeQuoteDocument());
    expect(title).toBe('Orientačný rozpočet RO-2026-000123: Tvorba webu');
    expect(language).toBe('sk-SK');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain('<xmp:CreateDate>2026-11-21T10:15:30Z</xmp:CreateDate>');
    expect(tagged).toBe(true);
    expect(roles.flat().filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.flat().filter((role) => role === 'TH')).toHaveLength(3);
  });

  it('numbers its pages, with the operator at the foot of each', async () => {
    const { pages } = await quotePdf(makeQuoteDocument());
    expect(pages.length).toBeGreaterThanOrEqual(2);
    pages.forEach((page, index) => {
      expect(page).toContain(`Strana ${index + 1} z ${pages.length}`);
      expect(page).toContain('Ján Vzorový – Webdielňa · IČO: 12345679 · webdielna.example');
    });
    expect(pages[0]).toContain(`1/${pages.length}`);
  });

  it('repeats the head of the price table where the table goes on', async () => {
    const paragraphs = Array.from({ length: 34 }, (_, index) => `Riadok ${index + 1}`).join('\n');
    const { pages, roles } = await quotePdf(
      makeQuoteDocument({ selection: { features: FEATURE_IDS }, description: paragraphs }),
    );
    const withHead = pages.filter((page) => page.includes('POLOŽKA'));
    expect(withHead).toHaveLength(2);
    expect(roles.flat().filter((role) => role === 'THead')).not.toHaveLength(0);
  });

  it('shows mark-up, code and links of the client as mere text', async () => {
    const hostile =
      '#read("/etc/passwd") $x$ @ref <l> ]#panic()[ </script> [x](javascript:alert(1)) *bold* _x_ = h `raw` \\u{41} // /* -- ~ http://evil.example/';
    const document = makeQuoteDocument({
      description: `${hostile}\n= h\n- položka`,
      client: {
        ...NO_CONTACT,
        name: ']#panic()[',
        company: '*tučná* #eval("1")',
        email: 'a@example.com',
        phone: '',
      },
    });
    const { text, links, hasScripts } = await quotePdf(document);
    for (const expected of [hostile, '= h', '- položka', ']#panic()[', '*tučná* #eval("1")']) {
      expect(text).toContain(expected);
    }
    expect(text).not.toContain('root:');
    expect(links).toEqual(['https://webdielna.example/', 'https://webdielna.example/ochrana-udajov']);
    expect(hasScripts).toBe(false);
  });

  it('leaves out signs that no font draws, and names them', async () => {
    const { text } = await quotePdf(
      makeQuoteDocument({ description: 'Firma 漢字 😀 Привіт \u200B\uFEFF\u0007koniec', aiAssisted: false }),
    );
    expect(text).toContain('Firma Привіт koniec');
    expect(text).not.toContain('□');
    expect(text).toContain('V dokumente chýbajú znaky, ktoré jeho písmo nemá: U+6F22, U+5B57, U+1F600');
  });

  it('keeps an endless word whole and inside the page', async () => {
    const email = `${'dlhe.meno'.repeat(12)}@example.com`;
    const document = makeQuoteDocument({
      client: { ...NO_CONTACT, name: 'W'.repeat(100), company: '', email, phone: '' },
    });
    const { text } = await quotePdf(document);
    expect(text.replaceAll(' ', '')).toContain(email);
    expect(text.replaceAll(' ', '')).toContain('W'.repeat(100));
  });

  it('is the same file for the same data', async () => {
    const document = makeQuoteDocument();
    const [first, second] = await Promise.all([
      renderer.render('quote', document, { client: 'a' }),
      renderer.render('quote', structuredClone(document), { client: 'b' }),
    ]);
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

describe('templates', () => {
  it('reach nothing but their data', () => {
    const sources = readdirSync('documents')
      .filter((name) => name.endsWith('.typ'))
      .map((name) => readFileSync(`documents/${name}`, 'utf8'));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source).not.toMatch(
        // A picture may be made of bytes of the data, never of a file.
        /\b(eval|read|image(?!\(bytes\()|plugin|csv|yaml|toml|xml|cbor|include)\s*\(|@preview|@local/,
      );
      expect([...source.matchAll(/#import\s+"([^"]+)"/g)].map(([, path]) => path)).toEqual(
        source.includes('#import') ? ['sheet.typ'] : [],
      );
    }
  });
});
