import { expect, test } from 'vitest';
import { addressMistakes, listMistakes, prepositionMistakes, sentenceMistakes } from './sentences.ts';
import { sourceTexts } from './source-texts.ts';

test.each([
  'Práca vo zvolenom rozsahu trvá 3\u00A0– 6\u00A0týždňov, kratšia 2 týždne alebo 1 týždeň.',
  'Na webe majú byť referencie zákazníkov, galéria pred a po aj 5 ďalších funkcií.',
  'Má predstaviť najmä rekonštrukcie kúpeľní aj celých bytov.',
  'Zmluva so zákazníkom, cesta ku klientovi, zo stránky, z webu, v okrese, s SEO.',
  'Podľa čl. 6 ods. 1 písm. b) a zákona č. 18/2018 Z. z. o ochrane údajov, od 21. 12. 2026 do 2,5 hodiny.',
])('%j is right', (text) => {
  expect(sentenceMistakes(text)).toEqual([]);
});

test.each([
  ['Práca v zvolenom rozsahu.', '"vo"'],
  ['Stránka s službami.', '"so"'],
  ['Odkaz z stránky.', '"zo"'],
  ['Prístup k Google Search Console.', '"ku"'],
  ['Trvá 5 týždne.', 'genitive plural'],
  ['Trvá 2 týždeň.', 'the plural'],
  ['Zostáva 1 ďalšie funkcie.', 'singular after one'],
  ['Na webe má byť referencie zákazníkov.', 'number of its subject'],
  ['Má predstaviť služby, napríklad rekonštrukcia kúpeľne.', 'accusative'],
  ['Vybrané: undefined.', 'a value'],
  ['Dve  medzery.', 'one space'],
  ['Koniec.. Vety.', 'one mark'],
  ['Prvá veta. druhá veta.', 'a capital after'],
  ['Ako zákazník chcem overiť si cenu.', 'si and sa'],
  ['Termín (čo najskôr (1 – 2 týždne)) nestačí.', 'brackets'],
  ['Základ webu: Štartér: 800 €', 'one colon'],
  ['malé písmeno na začiatku vety.', 'a capital at the beginning'],
])('%j needs %s', (text, instead) => {
  expect(sentenceMistakes(text).join('\n')).toContain(instead);
});

test('a second "a" in a list is found, one before another sentence is not', () => {
  expect(listMistakes('Maľovanie a nátery okien a dverí.')).toHaveLength(1);
  expect(listMistakes('Chcem zálohy a opravy a aby web bežal.')).toEqual([]);
});

test.each(['Koľko chcete dať', 'web, o ktorý sa budem starať', 'Zadanie vašimi slovami', 'Ozvem sa vám.'])(
  '%j speaks to somebody',
  (text) => {
    expect(addressMistakes(text)).toHaveLength(1);
  },
);

test('a text about the client speaks to nobody', () => {
  expect(addressMistakes('Klient dodá podklady vo formáte PDF; známe chyby sú v protokole.')).toEqual([]);
});

test('prepositions have their vowels in every Slovak text of the sources', () => {
  const wrong = sourceTexts().flatMap(({ file, text }) =>
    prepositionMistakes(text).map((mistake) => `${file}: ${mistake}`),
  );
  expect(wrong).toEqual([]);
});
