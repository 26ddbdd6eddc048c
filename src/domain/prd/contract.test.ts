import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { buildPrd } from './build.ts';
import { exportPrd, generatePrd } from './contract.ts';
import { BLOCKS_MAX, LINE_MAX } from './limits.ts';

/** The body of specification 7, as its client sends it. */
const body = {
  serviceSlug: 'tvorba-webu',
  serviceName: 'Tvorba webu',
  clientName: 'Vzorový klient',
  clientEmail: 'vzor@example.com',
  clientPhone: '+421905000000',
  clientCompany: '',
  selectedTrade: 'electrician',
  selectedFeatures: ['quote-form'],
  projectSize: 'medium',
  projectDescription: 'Web pre elektrikára.',
  projectType: 'Tvorba webu',
  budgetRange: 'Neurčený',
  timeline: 'Neurčený',
  language: 'sk',
  detailLevel: 'standard',
  includeRiskAssessment: true,
  includeMaintenancePlan: true,
};
const firstIssue = (schema: z.ZodType, value: unknown) => {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
};

describe('the body of generate-prd-anonymous', () => {
  it('is the one of the specification', () => {
    expect(generatePrd.body.parse(body)).toMatchObject({
      budgetRange: null,
      timeline: null,
      mode: 'detailed',
    });
  });

  it.each([
    ['8000+', '8000+'],
    ['1 500 – 3 500 €', '1500-3500'],
    ['1\u00A0500\u00A0– 3\u00A0500\u00A0€', '1500-3500'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('takes the budget %j as %j', (budgetRange, expected) => {
    expect(generatePrd.body.parse({ ...body, budgetRange }).budgetRange).toBe(expected);
  });

  it.each([
    ['asap', 'asap'],
    ['Čo najskôr (1 – 2 týždne)', 'asap'],
    ['O 3 až 6 mesiacov', '3-6-months'],
  ])('takes the deadline %j as %j', (timeline, expected) => {
    expect(generatePrd.body.parse({ ...body, timeline }).timeline).toBe(expected);
  });

  it.each<[string, object, string, string]>([
    ['an unknown trade', { selectedTrade: 'astronaut' }, 'selectedTrade', 'Vybrané remeslo nie je platné'],
    ['no trade', { selectedTrade: '' }, 'selectedTrade', 'Prosím vyberte vaše remeslo alebo službu'],
    ['a trade in a list', { selectedTrade: ['painter'] }, 'selectedTrade', 'Vybrané remeslo nie je platné'],
    [
      'a repeated feature',
      { selectedFeatures: ['quote-form', 'quote-form'] },
      'selectedFeatures',
      'Každú funkciu možno vybrať iba raz',
    ],
    ['an unknown budget', { budgetRange: 'veľa' }, 'budgetRange', 'Vybraný rozpočet nie je platný'],
    ['a number for a budget', { budgetRange: 5 }, 'budgetRange', 'Vybraný rozpočet nie je platný'],
    ['an unknown deadline', { timeline: 'zajtra' }, 'timeline', 'Vybraný časový rámec nie je platný'],
    [
      'a wrong e-mail',
      { clientEmail: 'vzor' },
      'clientEmail',
      'Zadajte platný e-mail (napr. vzor@example.com)',
    ],
    [
      'a NUL in the description',
      { projectDescription: 'abc\u0000def ghi' },
      'projectDescription',
      'Text obsahuje nepovolené znaky.',
    ],
  ])('refuses %s with its field and a Slovak message', (_, changed, field, message) => {
    expect(firstIssue(generatePrd.body, { ...body, ...changed })).toEqual([field, message]);
  });

  it.each([
    ['another language', { language: 'en' }, 'language'],
    ['a flag as text', { includeRiskAssessment: 'true' }, 'includeRiskAssessment'],
    ['a wrong quote id', { quoteId: '1' }, 'quoteId'],
  ])('refuses %s', (_, changed, field) => {
    expect(firstIssue(generatePrd.body, { ...body, ...changed })?.[0]).toBe(field);
  });
});

describe('the body of export-prd-anonymous', () => {
  const document = buildPrd(prdInput(), prdFacts());
  const metadata = {
    title: 'PRD',
    clientName: 'Vzorový klient',
    serviceName: 'Tvorba webu',
    generatedAt: document.generatedAt,
  };
  const exported = (prdContent: unknown, rest: object = {}) => ({
    prdContent,
    format: 'html',
    metadata,
    ...rest,
  });
  const withBlock = (block: unknown) => ({
    ...document,
    sections: [{ ...document.sections[0], blocks: [block] }],
  });

  it('carries our document or markdown', () => {
    expect(exportPrd.body.parse(exported(document)).prdContent).toEqual(document);
    expect(exportPrd.body.parse(exported('# Názov\n\nText')).prdContent).toBe('# Názov\n\nText');
  });

  it('loses keys that nobody knows', () => {
    const parsed = exportPrd.body.parse(exported({ ...document, evil: 1 }, { more: 2 }));
    expect(JSON.stringify(parsed)).not.toMatch(/evil|more/);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an empty text', '   '],
    ['a list', [document]],
    ['an unknown kind of block', withBlock({ kind: 'script', text: 'x' })],
    ['a block without its text', withBlock({ kind: 'paragraph' })],
    ['a text over the limit', withBlock({ kind: 'paragraph', text: 'a'.repeat(LINE_MAX + 1) })],
    ['a line break in a line', withBlock({ kind: 'paragraph', text: 'a\nb' })],
    ['a text that turns around', withBlock({ kind: 'paragraph', text: 'a\u202Eb' })],
    [
      'a table with uneven rows',
      withBlock({ kind: 'table', caption: 'a', columns: ['a', 'b'], rows: [['1']] }),
    ],
    [
      'a requirement with two criteria',
      withBlock({
        kind: 'requirement',
        id: 'F-01',
        title: 'a',
        priority: 'must',
        story: 'a',
        criteria: ['a', 'b'],
      }),
    ],
    [
      'too many blocks',
      {
        ...document,
        sections: [
          { ...document.sections[0], blocks: Array(BLOCKS_MAX + 1).fill({ kind: 'note', text: 'a' }) },
        ],
      },
    ],
    ['an unknown section', { ...document, sections: [{ ...document.sections[0], id: 'prices' }] }],
    ['sections out of order', { ...document, sections: [...document.sections].reverse() }],
    ['a section twice', { ...document, sections: [document.sections[0], document.sections[0]] }],
    ['another language', { ...document, language: 'en' }],
    ['a wrong time', { ...document, generatedAt: 'yesterday' }],
  ])('refuses %s', (_, prdContent) => {
    expect(firstIssue(exportPrd.body, exported(prdContent))?.[0]).toMatch(/^prdContent/);
  });

  it('refuses an unknown format', () => {
    expect(firstIssue(exportPrd.body, exported('Text', { format: 'docx' }))).toEqual([
      'format',
      'Vybraný formát nie je platný.',
    ]);
  });

  it('can be described in OpenAPI', () => {
    for (const schema of [generatePrd.body, exportPrd.body]) {
      expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type', 'object');
    }
    expect(z.toJSONSchema(generatePrd.answer, { io: 'output' })).toHaveProperty('type', 'object');
  });
});
