import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPrd } from '#domain/prd/build.ts';
import { type ExportPrdBody, exportPrd, generatePrd } from '#domain/prd/contract.ts';
import type { PrdDocument } from '#domain/prd/document.ts';
import { exportedPrd } from '#domain/prd/export.ts';
import { documentTexts } from '#domain/prd/texts.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { type Ai, createAi } from '#server/ai/ai.ts';
import type { Download } from '#server/http/download.ts';
import type { StoredQuote } from '#server/quote/service.ts';
import { type AiStub, startAiStub } from '../../../tests/ai-stub.ts';
import { issuedQuote, prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { quoteSelection } from '../../../tests/factories/selection.ts';
import { createTestDb, type TestDb } from '../../../tests/test-db.ts';
import { createPrdService, type PrdDependencies } from './service.ts';

const { site, now } = prdFacts();
const silent = { warn: () => {} };
let test: TestDb;
let stub: AiStub;
let none: Ai;
let some: Ai;

beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.drop());
beforeEach(async () => {
  stub = await startAiStub();
  const { baseUrl } = stub;
  const options = { db: test.db, now: () => now, log: silent, timeLimit: 3000 };
  none = createAi({ config: undefined, ...options });
  some = createAi({ config: { baseUrl, apiKey: undefined, model: 'stub', dailyLimit: 1000 }, ...options });
});
afterEach(() => stub.stop());

/** Data for the template of the PDF. */
const rendered: object[] = [];
const service = (changed: Partial<PrdDependencies> = {}) =>
  createPrdService({
    priceBooks: { current: async () => SPECIFICATION_PRICE_BOOK },
    quotes: { findOwnOrNull: async () => null },
    site,
    publicUrl: 'http://localhost:4400',
    now: () => now,
    ai: none,
    pdf: {
      exportPrd: async (input) => {
        const exported = exportedPrd(input);
        if ('text' in exported) return exported.text;
        rendered.push(exported.sheet);
        return new TextEncoder().encode('%PDF');
      },
    },
    ...changed,
  });

const QUOTE_ID = 'b6b1f1a2-6a67-4f2e-9b0e-0f8f1a7b8c9d';
const body = (changed: object = {}) =>
  generatePrd.body.parse({
    serviceSlug: 'tvorba-webu',
    selectedTrade: 'roofer',
    selectedFeatures: ['quote-form', 'testimonials'],
    projectSize: 'medium',
    budgetRange: '1500-3500',
    timeline: 'Neurčený',
    projectDescription: 'Web pre pokrývača.',
    clientName: 'Vzorový klient',
    ...changed,
  });
const selection = quoteSelection({
  trade: 'roofer',
  features: ['testimonials', 'quote-form'],
  timeline: null,
});
const olderBook = { ...SPECIFICATION_PRICE_BOOK, base: { small: 800_00, medium: 1234_00, large: 3000_00 } };
const BROWSER = 'browser';
const always = async () => true;
const stored: StoredQuote = {
  ...issuedQuote(selection, olderBook),
  id: QUOTE_ID,
  client: NO_CONTACT,
  description: '',
  browserId: BROWSER,
};
const quotes = { findOwnOrNull: async () => stored };
const said = (document: PrdDocument) => documentTexts(document).join('\n').replaceAll('\u00A0', ' ');

describe('generating a PRD', () => {
  it('prices with the price book in force', async () => {
    expect(said(await service().generate(body(), BROWSER, always))).toContain(
      'Základ webu (Profesionál)\n1 500,00 €',
    );
  });

  it('agrees with the issued quote, whatever the prices are now', async () => {
    const document = await service({ quotes }).generate(body({ quoteId: QUOTE_ID }), BROWSER, always);
    expect(said(document)).toContain('Základ webu (Profesionál)\n1 234,00 €');
    expect(said(document)).toContain('RO-2026-000123');
  });

  it('is the same for any size where a website stands already', async () => {
    const standing = { serviceSlug: 'udrzba-podpora', hasWebsite: true };
    const documents = ['small', 'medium', 'large'].map((projectSize) =>
      service().generate(body({ ...standing, projectSize }), BROWSER, always),
    );
    const [small, ...others] = (await Promise.all(documents)).map(said);
    expect(new Set(others)).toEqual(new Set([small]));
  });

  it.each<[string, object]>([
    ['of other choices', { projectSize: 'large' }],
    ['of other features', { selectedFeatures: ['quote-form'] }],
  ])('does not belong to a quote %s', async (_, changed) => {
    const document = await service({ quotes }).generate(
      body({ quoteId: QUOTE_ID, ...changed }),
      BROWSER,
      always,
    );
    expect(said(document)).not.toContain('RO-2026-000123');
  });

  it('is a rough estimate when no price book can be read', async () => {
    const document = await service({ priceBooks: { current: async () => null } }).generate(
      body(),
      BROWSER,
      always,
    );
    expect(said(document)).toContain('Ide o hrubý odhad');
  });

  it('leaves features out in quick mode', async () => {
    const text = said(await service().generate(body({ mode: 'quick' }), BROWSER, always));
    expect(text).not.toContain('Referencie zákazníkov\nAko');
    expect(text).toContain('Rýchly odhad nepočíta');
  });

  it('is improved by the AI', async () => {
    stub.text = 'Nový úvod o webe pre pokrývača, ktorý získava zákazky.';
    const document = await service({ ai: some }).generate(body(), BROWSER, always);
    expect(document.source).toBe('ai');
    expect(said(document)).toContain(stub.text);
  });

  it.each(['500', '429', 'garbage', 'inject', 'hang'] as const)(
    'is whole without the AI when it answers with %s',
    async (mode) => {
      stub.mode = mode;
      const document = await service({ ai: some }).generate(body(), BROWSER, always);
      expect(document.source).toBe('rules');
      expect(JSON.stringify(document)).not.toMatch(/script|ssrf|SECRET/);
      expect(document.sections).toHaveLength(13);
    },
  );
});

describe('exporting a PRD', () => {
  const document = { ...buildPrd(prdInput(), prdFacts()), source: 'ai' as const };
  const metadata = {
    title: 'Môj názov',
    clientName: 'Vzor',
    serviceName: 'Tvorba webu',
    generatedAt: now.toISOString(),
  };
  const exported = (
    prdContent: unknown,
    format: string,
    more: object = {},
  ): Promise<ReturnType<typeof readable>> => {
    const parsed: ExportPrdBody = exportPrd.body.parse({
      prdContent,
      format,
      metadata: { ...metadata, ...more },
    });
    return service().export(parsed, { client: 'a' }).then(readable);
  };
  const readable = (file: Download) => ({
    ...file,
    text: typeof file.bytes === 'string' ? file.bytes : new TextDecoder().decode(file.bytes),
  });

  it.each([
    ['markdown', 'PRD-tvorba-webu.md', 'text/markdown; charset=utf-8'],
    ['json', 'PRD-tvorba-webu.json', 'application/json; charset=utf-8'],
    ['html', 'PRD-tvorba-webu.html', 'text/html; charset=utf-8'],
    ['pdf', 'PRD-tvorba-webu.pdf', 'application/pdf'],
  ])('as %s is the file %s of type %s', async (format, fileName, type) => {
    expect(await exported(document, format)).toMatchObject({ fileName, type });
  });

  it('has a name of its own where it is the client’s page alone', async () => {
    const page = { ...document, sections: document.sections.slice(0, 1) };
    expect(await exported(page, 'pdf')).toMatchObject({ fileName: 'PRD-tvorba-webu-zhrnutie.pdf' });
  });

  it.each(['markdown', 'json', 'html'])(
    'as %s has the title, the service, the client and the AI note',
    async (format) => {
      const { text } = await exported(document, format);
      const plain = text.replaceAll('\u00A0', ' ');
      for (const part of [
        'Môj názov',
        'Tvorba webu',
        'Vzor',
        'Dokument vznikol s pomocou umelej inteligencie.',
      ]) {
        expect(plain).toContain(part);
      }
    },
  );

  it('gives the template nothing but data', async () => {
    rendered.length = 0;
    await exported(document, 'pdf');
    expect(rendered).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(rendered[0]))).toEqual(rendered[0]);
  });

  it('locks a page in a sandbox', async () => {
    const { headers } = await exported(document, 'html');
    expect(headers).toEqual({
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  it('cleans markdown of a client in every format', async () => {
    const markdown =
      '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![obr](http://127.0.0.1:4011/ssrf-hit) #read("/etc/passwd")';
    rendered.length = 0;
    const texts = await Promise.all(
      ['markdown', 'json', 'html', 'pdf'].map((format) => exported(markdown, format)),
    );
    const all = texts.map(({ text }) => text).join('\n') + JSON.stringify(rendered);
    expect(all).not.toMatch(/<script|javascript:|127\.0\.0\.1/);
    expect(all).toContain('obr');
  });

  it.each([
    ['../../x"\r\nX-Evil: 1ľ', 'PRD-x-x-evil-1l.json'],
    ['', 'PRD-dokument.json'],
    ['ľ'.repeat(200), `PRD-${'l'.repeat(80)}.json`],
  ])('has a harmless name for the service %j', async (serviceName, fileName) => {
    const safe = serviceName.replace(/[\r\n]/g, ' ');
    expect((await exported(document, 'json', { serviceName: safe })).fileName).toBe(fileName);
  });
});
