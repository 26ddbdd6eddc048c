import { describe, expect, it } from 'vitest';
import { BUDGET_IDS, SERVICE_SLUGS, SIZE_IDS, TIMELINE_IDS } from './catalogue.ts';
import type { PriceLine } from './estimate.ts';
import {
  budgetLabel,
  furtherServices,
  labelledLine,
  priceFrom,
  priceLineFactor,
  priceLineLabel,
  priceLineName,
  quotePdfName,
  serviceDuration,
  servicePrice,
  sizeDuration,
  sizePrice,
  timelineLabel,
  tradeName,
} from './labels.ts';
import { featurePrice } from './list-price.ts';

const spaced = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

describe('labels of price lines', () => {
  const amount = 0;
  it.each<[PriceLine, label: string, factor: string | null]>([
    [{ kind: 'base', size: 'small', amount }, 'Základ webu (Štartér)', null],
    [
      { kind: 'trade', trade: 'electrician', percent: 110, amount },
      'Obsah pre elektrikára (oprávnenia a revízie)',
      'remeslo × 1,1',
    ],
    [{ kind: 'trade', trade: 'painter', percent: 100, amount }, 'Obsah pre maliara', 'bez príplatku'],
    [
      { kind: 'trade', trade: 'construction-company', percent: 200, amount },
      'Obsah pre stavebnú firmu (viac stavieb a prevádzok)',
      'remeslo × 2',
    ],
    [{ kind: 'feature', feature: 'quote-form', amount }, 'Dopytový formulár', null],
    [{ kind: 'mode', mode: 'quick', percent: 90, amount }, 'Stručné zadanie', 'typ rozpočtu × 0,9'],
    [{ kind: 'mode', mode: 'detailed', percent: 110, amount }, 'Rozpracovanie zadania', 'typ rozpočtu × 1,1'],
    [{ kind: 'timeline', timeline: 'asap', percent: 115, amount }, 'Prednostné spracovanie', 'termín × 1,15'],
    [{ kind: 'timeline', timeline: '1-month', percent: 100, amount }, 'Termín do mesiaca', 'bez príplatku'],
    [{ kind: 'timeline', timeline: 'flexible', percent: 85, amount }, 'Voľný termín', 'termín × 0,85'],
    [{ kind: 'rough', amount }, 'Hrubý odhad', null],
  ])('%j says what the money is for', (line, label, factor) => {
    expect(priceLineLabel(line)).toBe(label);
    expect(spaced(priceLineFactor(labelledLine(line)))).toBe(factor);
  });

  it.each<[PriceLine, string]>([
    [{ kind: 'base', size: 'small', amount }, 'Základ webu'],
    [{ kind: 'trade', trade: 'electrician', percent: 110, amount }, 'Obsah pre elektrikára'],
    [{ kind: 'mode', mode: 'quick', percent: 90, amount }, 'Stručné zadanie'],
  ])('%j beside its trade and size is %s', (line, name) => {
    expect(priceLineName(line)).toBe(name);
  });
});

it('names the file of a quote by its trade in Slovak', () => {
  expect(quotePdfName(tradeName('roofer'), 1795)).toBe('rozpocet-pokryvac-1795.pdf');
  expect(quotePdfName(tradeName('hvac'), 1795)).toBe('rozpocet-kurenie-a-klimatizacie-1795.pdf');
});

describe('labels of choices', () => {
  it('words the four budget bands', () => {
    expect(BUDGET_IDS.map((id) => spaced(budgetLabel(id)))).toEqual([
      '500 – 1 500 €',
      '1 500 – 3 500 €',
      '3 500 – 8 000 €',
      'viac ako 8 000 €',
    ]);
  });

  it('words the five deadlines', () => {
    expect(TIMELINE_IDS.map(timelineLabel)).toEqual([
      'Čo najskôr (1 – 2 týždne)',
      'Do mesiaca',
      'Do dvoch mesiacov',
      'O 3 až 6 mesiacov',
      'Termín je flexibilný',
    ]);
  });

  it('words price and duration of the three sizes', () => {
    expect(SIZE_IDS.map((id) => spaced(`${sizePrice(id)}, ${sizeDuration(id)}`))).toEqual([
      '800 – 1 500 €, 1 – 2 týždne',
      '1 500 – 3 500 €, 3 – 4 týždne',
      '3 500 – 8 000 €, 5 – 8 týždňov',
    ]);
  });

  it('words the published price and duration of every service', () => {
    expect(SERVICE_SLUGS.map((slug) => [servicePrice(slug), serviceDuration(slug)].map(spaced))).toEqual([
      ['500 – 5 000 €', '1 – 3 týždne'],
      ['2 000 – 8 000 €', '4 – 8 týždňov'],
      ['300 – 1 200 €', '3 – 12 mesiacov'],
      ['50 – 300 € mesačne', null],
      ['800 – 3 000 €', '1 – 4 týždne'],
      ['3 000 – 20 000 €', '2 – 6 mesiacov'],
      ['600 – 2 500 €', '1 – 4 týždne'],
    ]);
  });

  it.each([
    [1, '+1 ďalšia služba'],
    [2, '+2 ďalšie služby'],
    [3, '+3 ďalšie služby'],
    [4, '+4 ďalšie služby'],
    [5, '+5 ďalších služieb'],
  ])('counts %i further services', (count, label) => {
    expect(spaced(furtherServices(count))).toBe(label);
  });

  it('puts a plus before a list price and "od" before a lowest price', () => {
    expect(featurePrice(300_00)).toBe('+300\u00A0€');
    expect(spaced(priceFrom(1200))).toBe('od 1 200 €');
  });
});
