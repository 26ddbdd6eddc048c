import { afterAll, describe, expect, it } from 'vitest';
import { buildPrd } from '#domain/prd/build.ts';
import type { TextDocument } from '#domain/prd/document.ts';
import { documentFrame } from '#domain/prd/frame.ts';
import { documentTexts } from '#domain/prd/texts.ts';
import { type PrdSheet, prdSheet } from '#domain/prd/typst.ts';
import { asksForWebsite, FEATURE_IDS, SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { clientsPage } from '#domain/quote/wizard-prd.ts';
import { prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { filledSite } from '../../../tests/factories/quote-document.ts';
import { BROKEN_LINE, readPdf } from '../../../tests/pdf-text.ts';
import { createPdfRenderer } from './renderer.ts';

const renderer = createPdfRenderer({
  root: process.cwd(),
  timeoutFactor: 10,
  log: { info: () => {}, warn: () => {} },
});
afterAll(() => renderer.close());

const site = filledSite();
const sheetOf = (document: TextDocument): PrdSheet => {
  const metadata = {
    serviceName: 'Tvorba webu',
    clientName: 'Ľudmila Ďuričková',
    generatedAt: new Date(document.generatedAt),
  };
  const frame = documentFrame(document, metadata, site);
  return prdSheet({ document, frame, site, publicUrl: 'https://webdielna.example' });
};
const prdPdf = async (document: TextDocument) =>
  readPdf(await renderer.render('prd', sheetOf(document), { client: 'a' }));

/** Lines and hyphens at their ends are the typesetter's; heads and feet of pages stand between the texts. */
const dense = (text: string) => text.replace(/[\s\u00AD-]/g, '');
const readThrough = (pages: string[], { running, brand }: PrdSheet) =>
  dense(pages.join(''))
    .replaceAll(/JánVzorový–Webdielňa·IČO:12345679·webdielna\.exampleStrana\d+z\d+/g, '')
    .replaceAll(dense(running + brand.name.toUpperCase()), '');

/** What a line may not break, over and over, so that some line has to end there. */
const UNBROKEN = 'o 15 % k CP-2026-0031/D1 a RO-2026-000123 za 1 – 3 týždne '.repeat(4).trim();

const oddDocument = (blocks: TextDocument['sections'][number]['blocks']): TextDocument => ({
  title: 'Dokument #panic() *tučný*',
  language: 'sk',
  generatedAt: '2026-11-21T09:00:00.000Z',
  source: 'ai',
  sections: [{ id: 'cast', title: ']#panic()[ = Časť', blocks }],
});

describe('PRD PDF', () => {
  const document = buildPrd(
    prdInput({ selection: { ...prdInput().selection, features: FEATURE_IDS, size: 'large' } }),
    prdFacts({ site }),
  );

  it('says every text of a full document', async () => {
    const { pages } = await prdPdf(document);
    const text = readThrough(pages, sheetOf(document));
    for (const expected of documentTexts(document)) expect(text).toContain(dense(expected));
  });

  it('ends no line inside a range with its unit, the number of a paper or after a word of one letter', async () => {
    const numbered = oddDocument([
      { kind: 'list', items: Array.from({ length: 40 }, (_, length) => `${'m'.repeat(length)} ${UNBROKEN}`) },
    ]);
    for (const each of [document, numbered]) {
      const { lines } = await prdPdf(each);
      expect(lines.filter((line) => BROKEN_LINE.test(line))).toEqual([]);
    }
  });

  it('begins with the client’s page, then lists its sections with the pages they begin on', async () => {
    const { pages } = await prdPdf(document);
    document.sections.forEach(({ title }, index) => {
      const number = String(index + 1).padStart(2, '0');
      const page = pages.findIndex((text) => text.includes(`${number} – ${title}`)) + 1;
      expect(index === 0 ? page === 1 : page > 1).toBe(true);
      expect(pages[1]).toContain(`${number} ${title} ${page} `);
    });
  });

  it('has its title block on the client’s page, and goes on under its contents', async () => {
    const { pages } = await prdPdf(buildPrd(prdInput(), prdFacts({ site })));
    expect(pages[0]).toMatch(/List 1\/\d+/i);
    expect(pages[1]).toContain('Ciele a merateľné ukazovatele');
  });

  it('is one page, without contents, where the client’s page is wanted alone', async () => {
    const page = clientsPage(buildPrd(prdInput(), prdFacts({ site })));
    const { pages, text } = await prdPdf(page);
    expect(pages).toHaveLength(1);
    expect(text).toMatch(/List 1\/1/i);
    expect(text).not.toContain('Obsah');
    for (const expected of documentTexts(page)) expect(dense(text)).toContain(dense(expected));
  });

  it.each(SERVICE_SLUGS)(
    'keeps the client’s page of %s on one page, whatever was chosen',
    async (service) => {
      const crowded = {
        ...prdInput().selection,
        service,
        hasWebsite: asksForWebsite(service) ? false : null,
        trade: 'construction-company',
        size: 'large',
        timeline: 'asap',
      } as const;
      const full = buildPrd(
        prdInput({ selection: { ...crowded, features: FEATURE_IDS, budget: '500-1500' }, description: '' }),
        prdFacts({ site }),
      );
      const { pages } = await prdPdf(full);
      expect(pages[0]).toContain('Ďalšie časti sú príloha');
      expect(pages[1]).toContain('01 Zhrnutie projektu 1 ');
      // The title block stands under a page that leaves room for it, else on the next one.
      expect(
        pages
          .slice(0, 2)
          .join('\n')
          .match(/List [12]\/\d+/gi),
      ).toHaveLength(1);
    },
  );

  it.each(SERVICE_SLUGS)('divides no word of the stages of %s in their narrow column', async (service) => {
    const { selection } = prdInput();
    const staged = buildPrd(prdInput({ selection: { ...selection, service } }), prdFacts({ site }));
    const { text } = await prdPdf(staged);
    const stages = staged.sections
      .flatMap(({ id, blocks }) => (id === 'schedule' ? blocks : []))
      .flatMap((block) => (block.kind === 'table' ? block.rows.map(([name = '']) => name) : []));
    expect(stages.length).toBeGreaterThan(3);
    for (const stage of stages) expect(text).toContain(stage.replace(/\s/g, ' '));
  });

  it('is a tagged PDF/UA-1 with headings, tables and contents', async () => {
    const { title, language, metadata, tagged, roles } = await prdPdf(document);
    expect(title).toBe(document.title);
    expect(language).toBe('sk-SK');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(tagged).toBe(true);
    for (const role of ['H1', 'H2', 'H3', 'TH', 'TOC', 'TOCI', 'LI']) expect(roles.flat()).toContain(role);
  });

  it('is the same file for the same data', async () => {
    const sheet = sheetOf(document);
    const files = await Promise.all([
      renderer.render('prd', sheet, { client: 'a' }),
      renderer.render('prd', structuredClone(sheet), { client: 'b' }),
    ]);
    expect(Buffer.compare(...(files as [Uint8Array, Uint8Array]))).toBe(0);
  });

  it('shows mark-up in any kind of block as mere text, and says that an AI helped', async () => {
    const hostile = '#read("/etc/passwd") $x$ @ref <l> ]#panic()[ </script> [x](javascript:alert(1)) *b* _i_';
    const { text, links, hasScripts } = await prdPdf(
      oddDocument([
        { kind: 'paragraph', text: hostile },
        { kind: 'note', text: `Poznámka ${hostile}` },
        { kind: 'heading', text: '== #nadpis' },
        { kind: 'list', items: ['- #položka', '+ druhá'] },
        { kind: 'numbered', items: ['/ pojem: #x'] },
        { kind: 'quote', text: `= riadok\n${hostile}` },
        { kind: 'table', caption: '#tabuľka', columns: ['*A*', '_B_'], rows: [['#a', '/cesta-s-pomlckou']] },
        {
          kind: 'requirement',
          id: 'F-01',
          title: '#titul',
          priority: 'must',
          story: '`príbeh`',
          criteria: ['#1', '$2$', '@3'],
        },
      ]),
    );
    expect(text.split(hostile)).toHaveLength(4);
    for (const expected of [
      ']#panic()[ = Časť',
      '== #nadpis',
      '- #položka',
      '/ pojem: #x',
      '= riadok',
      '/cesta-s-pomlckou',
      '$2$',
      '@3',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).toContain('Dokument vznikol s pomocou umelej inteligencie.');
    expect(links.every((link) => link.startsWith('https://webdielna.example/'))).toBe(true);
    expect(hasScripts).toBe(false);
  });

  it('holds a table of the most columns, whatever its words', async () => {
    const columns = ['Jeden', 'Dva', 'Tri', 'Štyri', 'Päť', 'Šesť', 'Sedem', 'Osem'];
    const row = columns.map((_, index) =>
      index % 2 === 0 ? 'najneobhospodarovateľnejšieho' : 'x'.repeat(60),
    );
    const { pages, roles } = await prdPdf(
      oddDocument([
        { kind: 'table', caption: 'Široká', columns, rows: Array.from({ length: 60 }, () => row) },
      ]),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages.slice(1, -1)) expect(page).toContain('Jeden Dva Tri Štyri Päť Šesť Sedem Osem');
    expect(roles.flat().filter((role) => role === 'THead')).not.toHaveLength(0);
  });
});
