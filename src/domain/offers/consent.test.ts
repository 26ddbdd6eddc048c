import { describe, expect, it } from 'vitest';
import { consentsOf, EARLY_START, type Signature, signingProblem, termsConsent } from './consent.ts';

const TERMS = { ico: '', email: 'dielna@example.sk', termsVersion: '1.3' };
const FIRM: Signature = { capacity: 'business', ico: '12345679', startsEarly: false };
const CONSUMER: Signature = { capacity: 'consumer', ico: '', startsEarly: false };

describe('Who may accept an offer', () => {
  it.each([
    ['a firm', false, '', FIRM, null],
    ['a firm of which no IČO is known', false, '', { ...FIRM, ico: '' }, 'ico'],
    ['the firm whose IČO is known', false, '12345679', FIRM, null],
    ['another firm than the client', false, '87654326', FIRM, 'ico'],
    ['a consumer where none are served', false, '', CONSUMER, 'capacity'],
    ['a consumer where they are', true, '', CONSUMER, null],
    ['a firm where consumers are served, too', true, '', FIRM, null],
    ['a firm without an IČO there', true, '', { ...FIRM, ico: '' }, 'ico'],
  ])('%s', (_, servesConsumers, ico, as, field) => {
    expect(signingProblem({ servesConsumers, ico }, as)?.field ?? null).toBe(field);
  });
});

describe('What is agreed to', () => {
  const signing = { ...TERMS, servesConsumers: true };

  it('is one sentence of a firm, with its number once it is known', () => {
    expect(consentsOf(signing, FIRM)).toEqual([termsConsent(TERMS, FIRM)]);
    expect(termsConsent(TERMS, FIRM)).toBe(
      'Súhlasím s obchodnými podmienkami vo verzii 1.3 a objednávam ako podnikateľ alebo v mene právnickej osoby, IČO 12345679.',
    );
    expect(termsConsent(TERMS, { ...FIRM, ico: '' })).toContain('s uvedeným IČO.');
  });

  it('is of a consumer what they were told about withdrawing, and the early start only if they want it', () => {
    const told = consentsOf(signing, CONSUMER);
    expect(told).toHaveLength(3);
    expect(told[2]).toContain('do 14 dní');
    expect(told[2]).toContain(TERMS.email);
    expect(consentsOf(signing, { ...CONSUMER, startsEarly: true })).toEqual([...told, EARLY_START]);
  });
});
