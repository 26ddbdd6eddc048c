import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURE_IDS, MODE_IDS, SIZE_IDS, TRADE_IDS } from './catalogue.ts';
import { descriptionPrompt, detailedDescription, quickDescription } from './description.ts';
import { descriptionField } from './fields.ts';

const inputs = fc.record({
  trade: fc.constantFrom(...TRADE_IDS),
  size: fc.constantFrom(...SIZE_IDS),
  mode: fc.constantFrom(...MODE_IDS),
  features: fc.uniqueArray(fc.constantFrom(...FEATURE_IDS)),
});

describe('templated description', () => {
  it('is short in quick mode', () => {
    expect(quickDescription({ trade: 'electrician', size: 'medium' })).toBe(
      'Mám záujem o web pre elektrikára v rozsahu „Profesionál“. Cieľom je prehľadne predstaviť služby a získavať dopyty od zákazníkov.',
    );
  });

  it('leaves the sentence about features out when none is selected', () => {
    expect(detailedDescription({ trade: 'painter', size: 'small', features: [] })).toBe(
      'Potrebujem web pre maliara v rozsahu „Štartér“. Web má predstaviť ponúkané služby, napríklad maľovanie interiérov a nátery okien a dverí, a uľahčiť zákazníkom prvý kontakt. Dôležité sú rýchle načítanie, pohodlné používanie na mobile a jednoduchá správa obsahu. Výsledkom má byť viac relevantných dopytov a menej času stráveného vysvetľovaním.',
    );
  });

  it.each([
    [1, 'Súčasťou riešenia budú: dopytový formulár.'],
    [3, 'Súčasťou riešenia budú: dopytový formulár, rezervácia termínu, núdzový kontakt.'],
    [4, 'Súčasťou riešenia budú: dopytový formulár, rezervácia termínu, núdzový kontakt a 1 ďalšia funkcia.'],
    [5, 'Súčasťou riešenia budú: dopytový formulár, rezervácia termínu, núdzový kontakt a 2 ďalšie funkcie.'],
    [
      8,
      'Súčasťou riešenia budú: dopytový formulár, rezervácia termínu, núdzový kontakt a 5 ďalších funkcií.',
    ],
  ])('names the first three of %i features and counts the rest', (count, sentence) => {
    const features = FEATURE_IDS.slice(0, count);
    expect(detailedDescription({ trade: 'plumber', size: 'large', features })).toContain(
      `${sentence} Dôležité`,
    );
  });

  it('is always a description the form accepts', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(descriptionField.safeParse(quickDescription(input)).success).toBe(true);
        expect(descriptionField.parse(detailedDescription(input))).toBe(detailedDescription(input));
      }),
    );
  });
});

describe('instruction for the AI', () => {
  it('names mode, trade, size and features, and forbids places', () => {
    const prompt = descriptionPrompt({
      mode: 'detailed',
      trade: 'roofer',
      size: 'large',
      features: ['quote-form', 'testimonials'],
    });
    expect(prompt).toContain('Typ ponuky: Detailný rozpočet. Remeslo: Pokrývač. Rozsah: Konštrukčný líder.');
    expect(prompt).toContain('Vybrané funkcie: Dopytový formulár, Referencie klientov.');
    expect(prompt).toContain('4 až 6 viet, najmenej 40 slov');
    expect(prompt).toContain('Neuvádzaj mená miest');
  });

  it('fits the longest prompt the server takes', () => {
    fc.assert(fc.property(inputs, (input) => descriptionPrompt(input).length < 2000));
  });
});
