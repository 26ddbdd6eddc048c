import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_ISSUED_WORDS } from '#content/first-issued-words.ts';
import { anySelection, quoteSelection } from '../../../tests/factories/selection.ts';
import { contactIn } from '../requests/request-fields.ts';
import { quoteAnswer } from './answer.ts';
import { type IssuedQuote, isQuoteOf, issueQuote } from './issued-quote.ts';
import { nameSelection } from './named-selection.ts';
import { SPECIFICATION_PRICE_BOOK } from './price-book.ts';
import { priceQuote } from './quote.ts';
import { readIssuedQuote, readQuoteClient, readRequestSelection, storedSelection } from './read-stored.ts';

const anyBook = fc.constantFrom(SPECIFICATION_PRICE_BOOK, null);
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** As it was stored before remarks said what they are about. */
const withTexts = <Quoted extends { notes: { text: string }[] }>(quote: Quoted) => ({
  ...quote,
  notes: quote.notes.map(({ text }) => text),
});

/** Everything but the names, which the catalogue may change. */
const numbersOf = (quote: IssuedQuote): unknown =>
  JSON.parse(JSON.stringify(quote, (key, value) => (key === 'label' ? undefined : value)));

describe('a stored quote', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anySelection, anyBook, (selection, book) => {
        const quote = issueQuote(priceQuote(selection, book));
        expect(readIssuedQuote(throughJson(quote))).toEqual(quote);
      }),
    );
  });

  it('of the second version says of its remarks what they are about', () => {
    fc.assert(
      fc.property(anySelection, anyBook, (selection, book) => {
        const quote = issueQuote(priceQuote(selection, book));
        expect(readIssuedQuote(throughJson({ ...withTexts(quote), version: 2 }))).toEqual(quote);
      }),
    );
  });

  it('without a version has the ids and numbers it was issued with', () => {
    fc.assert(
      fc.property(anySelection, anyBook, (any, book) => {
        // Nobody was asked for a website then.
        const selection = { ...any, hasWebsite: null };
        const { oneOff: _, ...priced } = priceQuote(selection, book);
        const read = readIssuedQuote(throughJson(withTexts(priced)));
        expect(numbersOf(read)).toEqual(numbersOf(issueQuote(priceQuote(selection, book))));
        expect(isQuoteOf(read, selection)).toBe(true);
      }),
    );
  });

  it('without a version has the words of its day, and an id where none are known', () => {
    const stored = JSON.stringify(withTexts(priceQuote(quoteSelection(), SPECIFICATION_PRICE_BOOK)))
      .replaceAll('"quote-form"', '"live-chat"')
      .replaceAll('"medium"', '"huge"');
    const { selection, lines, timelineWords } = readIssuedQuote(JSON.parse(stored));
    expect(lines.map(({ id, label }) => [id, label])).toEqual([
      ['base', 'huge'],
      ['trade', 'Obsah pre elektrikára (oprávnenia, revízie)'],
      ['feature-live-chat', 'live-chat'],
      ['feature-emergency-contact', 'Núdzový kontakt'],
      ['mode', 'Rozpracovanie zadania'],
      ['timeline', 'Termín do mesiaca'],
    ]);
    expect(selection.features.map(({ label }) => label)).toEqual(['live-chat', 'Núdzový kontakt']);
    expect(selection.size).toEqual({ id: 'huge', label: 'huge' });
    expect(timelineWords.replaceAll('\u00A0', ' ')).toBe('3 – 6 týždňov');
  });

  it('of choices that are offered no more belongs to no choice, and still has an answer', () => {
    const stored = JSON.stringify(withTexts(priceQuote(quoteSelection(), SPECIFICATION_PRICE_BOOK)));
    const gone = readIssuedQuote(JSON.parse(stored.replaceAll('"quote-form"', '"live-chat"')));
    expect(isQuoteOf(gone, quoteSelection())).toBe(false);
    expect(isQuoteOf(gone, quoteSelection({ features: ['emergency-contact'] }))).toBe(false);
    const other = readIssuedQuote(JSON.parse(stored.replaceAll('"tvorba-webu"', '"aplikacie"')));
    const answer = quoteAnswer({ id: '', number: null, validUntil: new Date(0), quote: other });
    expect(answer).toMatchObject({ recurring: null, estimate: other.total / 100 });
  });

  it('in another form is refused', () => {
    expect(() => readIssuedQuote({ version: 4 })).toThrow();
    expect(() => readIssuedQuote({ ...issueQuote(priceQuote(quoteSelection(), null)), lines: 1 })).toThrow();
    expect(() => readIssuedQuote(null)).toThrow();
    expect(() => readQuoteClient({ name: 1 })).toThrow();
    expect(readQuoteClient({ name: 'Vzor' })).toEqual(contactIn({ name: 'Vzor' }));
  });
});

describe('the stored selection of a request', () => {
  const ids = { service: 'tvorba-webu', trade: 'electrician' };

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const named = nameSelection(selection);
        expect(readRequestSelection(throughJson(storedSelection(named)), ids)).toEqual(named);
      }),
    );
  });

  it('without a version takes service and trade from beside it', () => {
    const stored = { mode: 'quick', size: null, features: ['live-chat'], budget: '8000+', timeline: null };
    expect(readRequestSelection(stored, ids)).toEqual({
      service: { id: 'tvorba-webu', label: 'Tvorba webu' },
      mode: { id: 'quick', label: 'Rýchly odhad' },
      trade: { id: 'electrician', label: 'Elektrikár' },
      size: null,
      hasWebsite: null,
      features: [{ id: 'live-chat', label: 'live-chat' }],
      budget: { id: '8000+', label: FIRST_ISSUED_WORDS.budget['8000+'] },
      timeline: null,
    });
    expect(readRequestSelection(stored, { ...ids, trade: 'general' }).trade).toBeNull();
  });
});
