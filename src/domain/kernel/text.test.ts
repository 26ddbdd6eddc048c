import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fold, lowerFirst, slug, tied, typoSk } from './text.ts';

/** Shows a hard space as "·". */
const shown = (text: string) => text.replaceAll('\u00A0', '·');

describe('typoSk', () => {
  it.each([
    // One-letter prepositions and conjunctions, also at the start, in brackets, in quotes, in a row.
    ['V dome s vami u nás i z mesta, k moru o piatej.', 'V·dome s·vami u·nás i·z·mesta, k·moru o·piatej.'],
    ['Ako som v a k tomu', 'Ako som v·a·k·tomu'],
    ['Základ (v cene) a „v cene“', 'Základ (v·cene) a·„v·cene“'],
    ['so mnou vo dverách', 'so mnou vo dverách'],
    // Numbers, units, currency.
    ['Cena 1 500 – 3 500 € a 12 664', 'Cena 1·500·– 3·500·€ a·12·664'],
    ['od 50 do 300 € mesačne', 'od 50 do 300·€ mesačne'],
    ['20 000 000 €', '20·000·000·€'],
    ['v roku 2026 150 projektov', 'v·roku 2026 150 projektov'],
    ['23 % a 30% zľava', '23·% a·30% zľava'],
    ['5 kB, 10 m², 3 km', '5·kB, 10·m², 3·km'],
    ['3 mesto', '3 mesto'],
    // Counted nouns.
    ['3 – 6 týždňov, 24 hodín, 5 rokov', '3·– 6·týždňov, 24·hodín, 5·rokov'],
    ['v prvých 3 mesiacoch', 'v·prvých 3·mesiacoch'],
    ['po 7 dňoch, s 1 dňom, do 2 dní', 'po 7·dňoch, s·1·dňom, do 2·dní'],
    // Forms of companies.
    ['Krov, s. r. o. a Dom spol. s r.o.', 'Krov, s.·r.·o. a·Dom spol.·s·r.·o.'],
    // Dates.
    ['21. 11. 2026', '21.·11.·2026'],
    ['21. novembra 2026', '21.·novembra 2026'],
    ['1. mája', '1.·mája'],
    // Law and abbreviations.
    ['§ 7 alebo § 7a', '§·7 alebo §·7a'],
    ['č. 5, čl. 6 ods. 1 písm. b)', 'č.·5, čl.·6 ods.·1 písm.·b)'],
    ['Čl. 6 ods. 1', 'Čl.·6 ods.·1'],
    ['Bajkalská 21, 827 99 Bratislava', 'Bajkalská 21, 827·99 Bratislava'],
    ['č. 385/2025 Z. z.', 'č.·385/2025·Z.·z.'],
    ['Vzor s. r. o. a Vzor s.r.o.', 'Vzor s.·r.·o. a·Vzor s.·r.·o.'],
    ['IČ DPH', 'IČ·DPH'],
    // Dash and factor.
    ['cena – výkon, 1992 – 2018', 'cena·– výkon, 1992·– 2018'],
    ['Elektrikár × 1,1', 'Elektrikár ×·1,1'],
    ['', ''],
  ])('%s', (plain, typeset) => {
    expect(shown(typoSk(plain))).toBe(typeset);
  });

  const words = fc.array(
    fc.constantFrom(
      'v',
      'A',
      'dome',
      '5',
      '1',
      '500',
      '€',
      '%',
      '–',
      '×',
      '§',
      '21.',
      '11.',
      'č.',
      'týždne',
      '(',
    ),
  );

  test('changes nothing but spaces', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const plain = parts.join(' ');
        expect(typoSk(plain).replaceAll('\u00A0', ' ')).toBe(plain);
      }),
    );
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const typeset = typoSk(parts.join(' '));
        expect(shown(typoSk(typeset))).toBe(shown(typeset));
      }),
    );
  });
});

describe('fold', () => {
  it('takes the marks off every Slovak letter and lowers the case', () => {
    expect(fold('áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ')).toBe('aacdeillnoorstuyz'.repeat(2));
  });

  it('gives the same for composed and decomposed letters', () => {
    expect(fold('Ťažký'.normalize('NFD'))).toBe(fold('Ťažký'.normalize('NFC')));
  });
});

describe('slug', () => {
  it.each([
    ['Tvorba webových stránok', 'tvorba-webovych-stranok'],
    ['Údržba a podpora', 'udrzba-a-podpora'],
    ['Cenové kalkulačky', 'cenove-kalkulacky'],
    ['  Ľúbezný — ŤAŤA!  ', 'lubezny-tata'],
    ['ĺŕäô', 'lrao'],
    ['5 000 €', '5-000'],
    ['!?', ''],
  ])('%s → %s', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});

describe('tied', () => {
  it.each([
    ['Čo odporúčam a prečo', 'Čo odporúčam a·prečo'],
    ['O mne', 'O·mne'],
    ['Krov, Ing. Daniel Horňák', 'Krov, Ing.·Daniel Horňák'],
    ['doc. RNDr. Eva Malá píše. Doc nie', 'doc.·RNDr.·Eva Malá píše. Doc nie'],
    ['Galéria pred a po (s posuvníkom)', 'Galéria pred a·po (s·posuvníkom)'],
    ['Izolácia, o a v ktorej', 'Izolácia, o·a·v·ktorej'],
    ['Strecha nad hlavou', 'Strecha nad hlavou'],
    ['až o 30 % na 6 mesiacov', 'až o·30·% na 6·mesiacov'],
    ['Čo najskôr (1 – 2 týždne)', 'Čo najskôr (1·–\u2060·2·týždne)'],
    ['2 mesto', '2 mesto'],
    ['Krov spol. s r. o.', 'Krov spol.·s·r.·o.'],
    ['Krov a Dom, spol. s r.o. tu', 'Krov a·Dom, spol.·s·r.o. tu'],
    ['Novák a spol., k. s.', 'Novák a·spol.,·k.·s.'],
    ['Krov j. s. a.', 'Krov·j.·s.·a.'],
    ['O čom je nespol. s rukami', 'O·čom je nespol. s·rukami'],
    ['Krov, v. o. s.', 'Krov,·v.·o.·s.'],
    ['Krov, s.r.o.', 'Krov, s.r.o.'],
    ['Údaje klienta Krov, s. r. o. a Dom, a. s. tu', 'Údaje klienta Krov,·s.·r.·o. a·Dom,·a.·s. tu'],
  ])('%s', (text, expected) => {
    expect(shown(tied(text))).toBe(expected);
  });

  it('keeps an e-mail on one line, and no other word', () => {
    expect(tied('E-mail alebo e-maily, e-shop')).toBe('E-\u2060mail alebo e-\u2060maily, e-shop');
    expect(tied('Kde-mail')).toBe('Kde-mail');
  });
});

describe('lowerFirst', () => {
  it.each([
    ['Maľovanie interiérov', 'maľovanie interiérov'],
    ['Úprava', 'úprava'],
    ['Ďalší krok', 'ďalší krok'],
    ['E-shop', 'e-shop'],
    ['SEO audit', 'SEO audit'],
    ['ERP', 'ERP'],
    ['3 kroky', '3 kroky'],
    ['A', 'a'],
    ['', ''],
  ])('%s → %s', (text, expected) => {
    expect(lowerFirst(text)).toBe(expected);
  });
});
