import { describe, expect, it } from 'vitest';
import { prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { buildPrd } from '../prd/build.ts';
import { exportPrd, generatePrd } from '../prd/contract.ts';
import { type PrdDocument, prdDocumentSchema } from '../prd/document.ts';
import type { QuoteAnswer } from './contract.ts';
import { EMPTY_FORM, type WizardForm } from './wizard-form.ts';
import { choicesOf } from './wizard-payloads.ts';
import { clientsPage, prdBody, prdExportBody, prdKey } from './wizard-prd.ts';

const form: WizardForm = {
  ...EMPTY_FORM,
  mode: 'quick',
  selectedTrade: 'roofer',
  selectedFeatures: ['quote-form'],
  description: 'Web pre malú firmu.',
  hasWebsite: 'no',
  budget: '3500-8000',
  timeline: 'flexible',
  name: 'Jana Vzorová',
  email: 'vzor@example.com',
};
const chosen = (values: Partial<WizardForm> = {}) => {
  const choices = choicesOf('erp-systemy', { ...form, ...values });
  if (!choices) throw new Error('the form of this test has every choice made');
  return choices;
};
const quote = { quoteId: '7f0f4d5e-6a55-4a3e-9f0e-0d3c2b1a4e5f' } as QuoteAnswer;
const document: PrdDocument = {
  title: 'Dokument požiadaviek',
  language: 'sk',
  generatedAt: '2026-11-21T09:00:00.000Z',
  source: 'rules',
  sections: [{ id: 'summary', title: 'Zhrnutie', blocks: [{ kind: 'paragraph', text: 'Text.' }] }],
};

describe('bodies of the PRD calls', () => {
  it('ask for a standard Slovak document with risks and maintenance', () => {
    expect(prdBody(chosen(), form, quote)).toEqual({
      serviceSlug: 'erp-systemy',
      serviceName: 'ERP systémy',
      mode: 'quick',
      clientName: 'Jana Vzorová',
      clientEmail: 'vzor@example.com',
      clientPhone: '',
      clientCompany: '',
      clientWebAddress: '',
      selectedTrade: 'roofer',
      selectedFeatures: [],
      projectSize: 'medium',
      hasWebsite: false,
      projectDescription: 'Web pre malú firmu.',
      projectType: 'ERP systémy',
      budgetRange: '3500-8000',
      timeline: 'flexible',
      language: 'sk',
      detailLevel: 'standard',
      includeRiskAssessment: true,
      includeMaintenancePlan: true,
      quoteId: quote.quoteId,
    });
  });

  it('say "Neurčený" for what is not chosen', () => {
    const body = prdBody(chosen(), { ...form, budget: '', timeline: '' }, quote);
    expect([body.budgetRange, body.timeline]).toEqual(['Neurčený', 'Neurčený']);
  });

  it('are accepted by the contract', () => {
    expect(generatePrd.body.safeParse(prdBody(chosen(), form, quote)).error).toBeUndefined();
    const exported = exportPrd.body.safeParse(prdExportBody(document, 'markdown', chosen(), form));
    expect(exported.error).toBeUndefined();
  });

  it('can be of the client’s page alone, which names no annex', () => {
    // As a server with another wording sends it.
    const whole: PrdDocument = JSON.parse(
      JSON.stringify(buildPrd(prdInput(), prdFacts())).replace('príloha pre toho', 'časť pre toho'),
    );
    const page = clientsPage(prdDocumentSchema.parse(whole));
    expect(page.sections.map(({ id }) => id)).toEqual(['summary']);
    expect(JSON.stringify(whole)).toContain('časť pre toho');
    expect(JSON.stringify(page)).not.toContain('časť pre toho');
    expect(page.sections[0]?.blocks).toHaveLength((whole.sections[0]?.blocks.length ?? 0) - 1);
    expect(exportPrd.body.safeParse(prdExportBody(page, 'pdf', chosen(), form)).error).toBeUndefined();
  });

  it('belong to one document until an answer changes', () => {
    const key = prdKey(chosen(), form);
    expect(prdKey(chosen(), { ...form, phone: form.phone })).toBe(key);
    expect(prdKey(chosen({ projectSize: 'large' }), form)).not.toBe(key);
    expect(prdKey(chosen(), { ...form, description: 'Iný opis projektu.' })).not.toBe(key);
    expect(prdKey(chosen(), { ...form, name: 'Peter' })).not.toBe(key);
  });
});
