import { describe, expect, it } from 'vitest';
import { issuedQuote, wizardForm } from '../../../tests/factories/wizard.ts';
import { generatePrd } from '../prd/contract.ts';
import { submitRequest } from '../requests/contract.ts';
import { confirmationRecord, pdfBodyOf, prdBodyOf, readConfirmation } from './confirmation.ts';
import { exportQuotePdf, generateQuote } from './contract.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import type { StepKey } from './steps.ts';
import { emptyForm, type WizardForm } from './wizard-form.ts';
import { canSubmit, choicesOf, formFieldOf, pdfBody, quoteBody, requestBody } from './wizard-payloads.ts';
import { prdBody } from './wizard-prd.ts';
import { previewRows } from './wizard-preview.ts';
import { formKey, previewQuote } from './wizard-quote.ts';

const form = wizardForm({ description: ' Web pre malú firmu. ', name: ' Jana Vzorová ' });
const written = { form, descriptionSource: 'visitor' } as const;
const quote = issuedQuote();

const choices = (values: Partial<WizardForm> = {}) => {
  const chosen = choicesOf('tvorba-webu', { ...form, ...values });
  if (!chosen) throw new Error('the form of this test has every choice made');
  return chosen;
};

describe('bodies of the calls', () => {
  it('are none while a choice is open', () => {
    for (const open of ['mode', 'selectedTrade', 'hasWebsite', 'budget', 'timeline'] as const) {
      expect(choicesOf('tvorba-webu', { ...form, [open]: '' })).toBeNull();
    }
  });

  it('generate-quote carries the selection and the trimmed contact', () => {
    expect(quoteBody(choices(), written)).toEqual({
      serviceSlug: 'tvorba-webu',
      serviceName: 'Tvorba webu',
      mode: 'detailed',
      selectedTrade: 'electrician',
      selectedFeatures: ['quote-form', 'testimonials'],
      projectSize: 'medium',
      hasWebsite: false,
      budget: '1500-3500',
      timeline: '1-month',
      name: 'Jana Vzorová',
      email: 'vzor@example.com',
      phone: '+421 905 123 456',
      company: '',
      webAddress: '',
      projectDescription: 'Web pre malú firmu.',
      describedByAi: false,
    });
  });

  it('generate-quote says when an AI has written the description', () => {
    expect(quoteBody(choices(), { form, descriptionSource: 'ai' }).describedByAi).toBe(true);
  });

  it('leave the features out in quick mode', () => {
    expect(quoteBody(choices({ mode: 'quick' }), written).selectedFeatures).toEqual([]);
  });

  it('service-requests sends the specification’s fields with null for what is empty', () => {
    expect(
      requestBody(choices(), { ...form, phone: ' ' }, quote, { website: '', filledInMs: 61_000 }),
    ).toEqual({
      name: 'Jana Vzorová',
      email: 'vzor@example.com',
      phone: null,
      company: null,
      webAddress: null,
      serviceSlug: 'tvorba-webu',
      serviceName: 'Tvorba webu',
      projectType: 'electrician',
      selectedFeatures: ['quote-form', 'testimonials'],
      budget: '1500-3500',
      timeline: '1-month',
      description: 'Web pre malú firmu.',
      priceRange: quote.priceRange,
      quoteDetails: JSON.stringify({
        priceRange: quote.priceRange,
        total: quote.total,
        details: quote.details,
        timeline: quote.timeline,
      }),
      quoteTimeline: '3-6 týždňov',
      status: 'new',
      quoteId: quote.quoteId,
      mode: 'detailed',
      projectSize: 'medium',
      hasWebsite: false,
      website: '',
      filledInMs: 61_000,
    });
  });

  it.each([
    ['yes', 'https://firma.example'],
    ['no', ''],
  ] as const)('carry the address of a website only where one stands: %s', (hasWebsite, address) => {
    const standing = { ...form, hasWebsite, webAddress: ' firma.example ' };
    const asked = { ...choices(), hasWebsite: hasWebsite === 'yes' };
    const { webAddress } = generateQuote.body.parse(
      quoteBody(asked, { form: standing, descriptionSource: 'visitor' }),
    );
    const { clientWebAddress } = exportQuotePdf.body.parse(pdfBody(asked, standing, quote));
    const sent = submitRequest.body.parse(
      requestBody(asked, standing, quote, { website: '', filledInMs: 61_000 }),
    );
    expect([webAddress, clientWebAddress, sent.webAddress ?? '']).toEqual([address, address, address]);
  });

  it.each([undefined, null, ''])('submit nothing for an address that is not there: %j', (webAddress) => {
    const { webAddress: _, ...older } = requestBody(choices(), form, quote, { website: '', filledInMs: 0 });
    // What is hashed of a submission from before the question stays the same.
    expect(JSON.stringify(submitRequest.body.parse({ ...older, webAddress }))).not.toContain('webAddress');
  });

  it('are all accepted by the contract', () => {
    expect(generateQuote.body.safeParse(quoteBody(choices(), written)).error).toBeUndefined();
    expect(exportQuotePdf.body.safeParse(pdfBody(choices(), form, quote)).error).toBeUndefined();
    expect(
      submitRequest.body.safeParse(requestBody(choices(), form, quote, { website: '', filledInMs: 0 })).error,
    ).toBeUndefined();
  });

  it.each([
    [form, quote, true],
    [form, null, false],
    [{ ...form, name: ' ' }, quote, false],
    [{ ...form, email: '' }, quote, false],
    [{ ...form, phone: '' }, quote, true],
  ])('may be submitted only with a quote, a name and an e-mail', (values, answer, allowed) => {
    expect(canSubmit(values, answer)).toBe(allowed);
  });
});

describe('field of an error answer', () => {
  it.each([
    ['email', 'email'],
    ['clientEmail', 'email'],
    ['projectDescription', 'description'],
    ['selectedTrade', 'selectedTrade'],
    ['budgetRange', 'budget'],
    ['quoteId', null],
    ['toString', null],
    [null, null],
  ])('%s is %s of the form', (sent, field) => {
    expect(formFieldOf(sent)).toBe(field);
  });
});

describe('selection of a quote', () => {
  it('ignores the order of features, contact and description', () => {
    const other = {
      ...form,
      selectedFeatures: ['testimonials', 'quote-form'] as const,
      name: 'Peter',
      description: 'x',
    };
    expect(formKey('tvorba-webu', other)).toBe(formKey('tvorba-webu', form));
  });

  it.each<Partial<WizardForm>>([
    { mode: 'quick' },
    { selectedTrade: 'plumber' },
    { selectedFeatures: ['quote-form'] },
    { projectSize: 'small' },
    { budget: '8000+' },
    { timeline: 'asap' },
  ])('changes with %o', (values) => {
    expect(formKey('tvorba-webu', { ...form, ...values })).not.toBe(formKey('tvorba-webu', form));
  });

  it('is that of a website that stands, in its default size, where the visitor has one', () => {
    const key = (values: Partial<WizardForm>) => formKey('cenove-kalkulacky', { ...form, ...values });
    const standing = key({ hasWebsite: 'yes' });
    expect(standing).not.toBe(key({ hasWebsite: 'no' }));
    expect(key({ hasWebsite: 'yes', projectSize: 'large' })).toBe(standing);
    expect(key({ hasWebsite: '' })).toBe(key({ hasWebsite: 'no' }));
  });

  it('is priced at once by the server’s function', () => {
    expect(previewQuote('tvorba-webu', form, SPECIFICATION_PRICE_BOOK)).toMatchObject({
      total: 2365_00,
      range: { min: 2010, max: 2720 },
      timelineText: '3\u00A0– 6\u00A0týždňov',
    });
    expect(previewQuote('tvorba-webu', { ...form, selectedTrade: '' }, SPECIFICATION_PRICE_BOOK)).toBeNull();
  });
});

describe('preview of the project', () => {
  const preview = (form: WizardForm, step: StepKey, interacted: readonly StepKey[] = []) =>
    previewRows({ service: 'tvorba-webu', form, step, interacted });

  it('says what is chosen, what was passed over and what comes later', () => {
    const untouched = { ...emptyForm('tvorba-webu'), mode: 'detailed' as const };
    const rows = preview(untouched, 'features');
    expect(rows.map(({ label, value, chosen }) => [label, value, chosen])).toEqual([
      ['Služba', 'Tvorba webu', true],
      ['Remeslo', 'Nevybrané', false],
      ['Rozsah', 'Profesionál', false],
      ['Termín', '–', false],
      ['Rozpočet', '–', false],
      ['Funkcie', 'Nevybrané', false],
    ]);
    expect(rows[2]?.detail).toBe('predvolené');
    const [, , confirmed] = preview(untouched, 'features', ['project-size']);
    expect(confirmed).toMatchObject({ chosen: true, detail: 'Web, ktorý získava zákazky' });
  });

  it('shows names with their details', () => {
    const rows = preview(form, 'summary');
    expect(rows.map(({ value, detail }) => [value.replaceAll('\u00A0', ' '), detail])).toEqual([
      ['Tvorba webu', null],
      ['Elektrikár', 'Remeselníci'],
      ['Profesionál', 'Web, ktorý získava zákazky'],
      ['Do mesiaca', null],
      ['1 500 – 3 500 €', null],
      ['2 funkcie', null],
    ]);
  });

  it.each([
    ['tvorba-webu', 'Termín'],
    ['erp-systemy', 'Termín'],
    ['seo-optimalizacia', 'Začiatok'],
    ['udrzba-podpora', 'Začiatok'],
  ] as const)('of %s calls the deadline what it is', (service, label) => {
    const rows = previewRows({ service, form, step: 'summary', interacted: [] });
    expect(rows).toContainEqual(expect.objectContaining({ label, value: 'Do mesiaca' }));
  });

  it('of a service that goes with a website asks for one, and shows a size only of a new one', () => {
    const rows = (hasWebsite: WizardForm['hasWebsite']) =>
      preview({ ...form, hasWebsite }, 'summary')
        .slice(2, 4)
        .map(({ label, value }) => [label, value]);
    expect(rows('')).toEqual([
      ['Máte už web?', 'Nevybrané'],
      ['Termín', 'Do mesiaca'],
    ]);
    expect(rows('yes')).toEqual([
      ['Máte už web?', 'Áno'],
      ['Termín', 'Do mesiaca'],
    ]);
    expect(rows('no')).toEqual([
      ['Máte už web?', 'Nie'],
      ['Rozsah', 'Profesionál'],
    ]);
  });

  it('has no row of features in quick mode', () => {
    expect(preview({ ...form, mode: 'quick' }, 'summary').map((row) => row.label)).not.toContain('Funkcie');
  });
});

describe('confirmation record', () => {
  const record = confirmationRecord(
    choices(),
    form,
    quote,
    {
      requestId: 'e1c7a7f2-3c56-4c3b-9a54-0d3c2b1a4e5f',
      ticket: '#0017',
      quote: null,
      repriced: false,
      mailed: true,
      answerBy: 'v utorok 24. 11. o 10:15',
    },
    new Date('2026-11-21T09:05:00Z'),
  );

  it('holds the specification’s fields', () => {
    expect(record).toMatchObject({
      serviceSlug: 'tvorba-webu',
      serviceName: 'Tvorba webu',
      clientName: 'Jana Vzorová',
      clientEmail: 'vzor@example.com',
      clientPhone: '+421 905 123 456',
      clientCompany: '',
      projectType: 'electrician',
      selectedFeatures: ['quote-form', 'testimonials'],
      budgetRange: '1500-3500',
      timeline: '1-month',
      projectDescription: 'Web pre malú firmu.',
      requestId: 'e1c7a7f2-3c56-4c3b-9a54-0d3c2b1a4e5f',
      submittedAt: '2026-11-21T09:05:00.000Z',
    });
  });

  it('holds the price the server has used, when it is another than the one shown', () => {
    const used = {
      ...quote,
      quoteId: 'aa34ff9e-5b8a-4f0e-8ad0-04c0ddf1a0d5',
      priceRange: { ...quote.priceRange, max: 1 },
    };
    const answer = {
      requestId: record.requestId,
      ticket: '#0017',
      quote: used,
      repriced: true,
      mailed: false,
      answerBy: null,
    };
    const repriced = confirmationRecord(choices(), form, quote, answer, new Date());
    expect(repriced).toMatchObject({
      quoteId: used.quoteId,
      quoteDetails: { priceRange: used.priceRange },
      repriced: true,
      mailed: false,
    });
  });

  it('survives the session storage, and its documents can be asked for again', () => {
    expect(readConfirmation(JSON.stringify(record))).toEqual(record);
    expect(exportQuotePdf.body.safeParse(pdfBodyOf(record)).error).toBeUndefined();
    expect(generatePrd.body.parse(prdBodyOf(record))).toMatchObject({
      ...generatePrd.body.parse(prdBody(choices(), form, quote)),
      quoteId: record.quoteId,
    });
  });

  it.each([null, '', '{', '{}', 'null'])('is none when the storage holds %j', (saved) => {
    expect(readConfirmation(saved)).toBeNull();
  });

  it('of the version before has the total that follows from its price', () => {
    const { total: _, ...details } = record.quoteDetails;
    const { hasWebsite: __, ...before } = {
      ...record,
      serviceSlug: 'cenove-kalkulacky',
      quoteDetails: details,
    };
    const read = readConfirmation(JSON.stringify(before));
    expect(read?.quoteDetails.total).toMatchObject({ min: 2811, max: 5720 });
    // Nobody was asked, so the document names no answer.
    expect(read && pdfBodyOf(read)).toMatchObject({ hasWebsite: undefined });
  });

  it.each<[string, object]>([
    ['trade', { projectType: 'baker' }],
    ['size', { projectSize: 'huge' }],
    ['deadline', { timeline: 'včera' }],
    ['service', { serviceSlug: 'pekaren' }],
    ['ticket', { ticket: 17 }],
    ['time of submission', { submittedAt: 'včera' }],
    ['price', { quoteDetails: { ...record.quoteDetails, total: { min: '2011', max: 2720, parts: [] } } }],
    ['quote', { quoteDetails: null }],
  ])('is none with a damaged %s', (_part, damage) => {
    expect(readConfirmation(JSON.stringify({ ...record, ...damage }))).toBeNull();
  });
});
