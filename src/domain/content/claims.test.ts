import { describe, expect, it } from 'vitest';
import { contentWithClaims, listWithClaims, withClaims } from './claims.ts';

const MAINTENANCE =
  'Web nasadím[, ukážem vám správu obsahu a {months: nasleduje # mesiac | nasledujú # mesiace | nasleduje # mesiacov} údržby ?? a ukážem vám správu obsahu].';

describe('withClaims', () => {
  it.each([
    [1, 'Web nasadím, ukážem vám správu obsahu a nasleduje 1 mesiac údržby.'],
    [3, 'Web nasadím, ukážem vám správu obsahu a nasledujú 3 mesiace údržby.'],
    [5, 'Web nasadím, ukážem vám správu obsahu a nasleduje 5 mesiacov údržby.'],
    [22, 'Web nasadím, ukážem vám správu obsahu a nasleduje 22 mesiacov údržby.'],
    [undefined, 'Web nasadím a ukážem vám správu obsahu.'],
  ])('makes the whole sentence agree with %s months', (months, expected) => {
    expect(withClaims(MAINTENANCE, { months })).toBe(expected);
  });

  it.each([
    [1, 'do 1 hodiny'],
    [2, 'do 2 hodín'],
    [24, 'do 24 hodín'],
  ])('uses the second of two forms for every count but one: %s', (hours, expected) => {
    expect(withClaims('do {hours: # hodiny | # hodín}', { hours })).toBe(expected);
  });

  it.each([
    ['150+', '150+ dokončených projektov'],
    ['3', '3 dokončené projekty'],
    ['1', '1 dokončený projekt'],
    ['stovky', 'stovky dokončených projektov'],
  ])('takes the form from the number a value begins with: %s', (projects, expected) => {
    const text = '{projects: # dokončený projekt | # dokončené projekty | # dokončených projektov}';
    expect(withClaims(text, { projects })).toBe(expected);
  });

  it('leaves a text without mark-up as it is', () => {
    expect(withClaims('Cena 500 – 5 000 €.', {})).toBe('Cena 500 – 5 000 €.');
  });

  it('closes the gap an optional sentence leaves', () => {
    const text = 'Prvá veta. [Ozvem sa do {hours: # hodiny | # hodín}.] Tretia veta.';
    expect(withClaims(text, { hours: 4 })).toBe('Prvá veta. Ozvem sa do 4 hodín. Tretia veta.');
    expect(withClaims(text, {})).toBe('Prvá veta. Tretia veta.');
  });

  it('drops only the optional sentences whose own claim is unset', () => {
    const text = '[Prvé {a}.] [Druhé {b}.]';
    expect(withClaims(text, { a: 1 })).toBe('Prvé 1.');
    expect(withClaims(text, { b: 2 })).toBe('Druhé 2.');
  });

  it.each([null, undefined, ''])('says nothing when a required claim is %s', (value) => {
    expect(withClaims('Prvé {value} mesiace', { value })).toBeNull();
  });

  it('says nothing when no optional sentence is left', () => {
    expect(withClaims('[Prvé {a}.] [Druhé {b}.]', {})).toBeNull();
  });

  it('does not read mark-up in the values', () => {
    const values = { brand: '[a {b}]', count: '$& #' };
    expect(withClaims('Značka {brand}[, {brand}, {count: #}]', values)).toBe('Značka [a {b}], [a {b}], $& #');
  });
});

describe('listWithClaims', () => {
  const questions = [
    { slug: 'a', question: 'Ako rýchlo?', answer: 'Do {hours: # hodiny | # hodín}.' },
    { slug: 'b', question: 'Za koľko?', answer: 'Za 500 €.' },
  ];

  it('fills every item', () => {
    expect(listWithClaims(questions, { hours: 24 })[0]).toEqual({
      slug: 'a',
      question: 'Ako rýchlo?',
      answer: 'Do 24 hodín.',
    });
  });

  it('drops an item whole when one of its texts cannot be said', () => {
    expect(listWithClaims(questions, {})).toEqual([questions[1]]);
  });
});

describe('contentWithClaims', () => {
  it('drops items of nested lists and keeps everything else', () => {
    const page = {
      title: 'Údržba',
      included: true,
      icon: null,
      items: [{ text: '{a}' }, { text: 'ostáva' }],
    };
    expect(contentWithClaims(page, {})).toEqual({ ...page, items: [{ text: 'ostáva' }] });
  });

  it('keeps a list that lost all its items', () => {
    expect(contentWithClaims({ numbers: ['{a}', '{b}'] }, {})).toEqual({ numbers: [] });
  });

  it('refuses a page whose own title cannot be said', () => {
    expect(() => contentWithClaims({ hero: { title: '{a}' } }, {})).toThrow('needs a claim');
  });
});
