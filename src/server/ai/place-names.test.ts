import { describe, expect, it } from 'vitest';
import { TRADE_CONTENT } from '#content/trades.ts';
import { FEATURE_IDS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { detailedDescription } from '#domain/quote/description.ts';
import { namesPlace } from './place-names.ts';

describe('a text that names a place', () => {
  it.each([
    'Pôsobíme v Bratislave a okolí.',
    'Robíme strechy v Košiciach.',
    'Zákazníci sú z Banskej Bystrice.',
    'Firma sídli v Nových Zámkoch.',
    'Sme z Topoľčian a Michaloviec.',
    'Sme z topoľčianskeho okresu, teda Topolcany.',
    'Pracujeme v Žiline, Prešove aj v Nitre.',
    'Naši zákazníci sú zo Zvolena.',
    'Pôsobíme na Orave a v Liptove.',
    'Pôsobíme v košickom kraji.',
    'ŽILINA je naše mesto.',
    'Nájdete nás na ulici Hlavná.',
    'Sme v Tatrách.',
    'Prácu robíme v Považskej Bystrici.',
  ])('is found: %s', (text) => {
    expect(namesPlace(text)).toBe(true);
  });

  it.each([
    'Zvolené riešenie nám vyhovuje.',
    'Modrá farba je naša.',
    'Spis zákaziek vedieme v tabuľke.',
    'Považujeme za dôležité, aby bol web rýchly.',
    'Nové zákazky prichádzajú z odporúčaní.',
    'Pôsobíme na celom Slovensku a v okolitých obciach.',
    'Holičstvo nie sme, sme maliari.',
    'Dlhé nadpisy nechceme.',
    'Máme záujem o web pre maliara v rozsahu Štartér.',
  ])('is not imagined: %s', (text) => {
    expect(namesPlace(text)).toBe(false);
  });

  it('is none of our own templates', () => {
    const own = TRADE_IDS.flatMap((trade) => [
      detailedDescription({ service: 'tvorba-webu', trade, size: 'large', features: FEATURE_IDS }),
      TRADE_CONTENT[trade].description,
    ]);
    expect(own.filter(namesPlace)).toEqual([]);
  });
});
