import { describe, expect, test } from 'vitest';
import { PAGE_META } from '#content/pages.ts';
import { REFERENCES } from '#content/references.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { TRADE_PAGES } from '#content/trade-pages.ts';
import { contentWithClaims } from '#domain/content/claims.ts';
import { siteClaims } from '#domain/content/site-claims.ts';
import { typoSk } from '#domain/kernel/text.ts';
import { shareCards } from '#domain/pages/share-card.ts';
import { buildPrd } from '#domain/prd/build.ts';
import type { PrdDocument } from '#domain/prd/document.ts';
import { documentTexts } from '#domain/prd/texts.ts';
import {
  asksForWebsite,
  BUDGET_IDS,
  FEATURE_IDS,
  type FeatureId,
  MODE_IDS,
  SERVICE_SLUGS,
  SIZE_IDS,
  TIMELINE_IDS,
  TRADE_IDS,
} from '#domain/quote/catalogue.ts';
import { detailedDescription, quickDescription } from '#domain/quote/description.ts';
import { type QuoteDocument, quoteDocument } from '#domain/quote/document.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import type { QuoteSelection } from '#domain/quote/selection.ts';
import { shownTimeline } from '#domain/quote/timeline.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { TOPIC_IDS } from '#domain/requests/topics.ts';
import { renderText } from '#server/mail/plain-text.ts';
import type { ComposedMail } from '#server/mail/site-mail.ts';
import { contactClientMail, contactOperatorMail } from '#server/requests/contact-emails.ts';
import { clientMail, operatorMail } from '#server/requests/emails.ts';
import { prdFacts, prdInput } from '../factories/prd.ts';
import { filledSite } from '../factories/quote-document.ts';
import { contactRequest, wizardRequest } from '../factories/stored-requests.ts';
import { addressMistakes, listMistakes, sentenceMistakes } from './sentences.ts';
import { typographyMistakes } from './typography.ts';

const filled = filledSite();
/** Named without a dash, which a name may have as it likes. */
const site = { ...filled, operator: { ...filled.operator, businessName: 'Ján Vzorový' } };
const COUNTS = [0, 1, 2, 3, FEATURE_IDS.length];

/** So many features, beginning with another one each time. */
const someFeatures = (count: number, from: number): FeatureId[] =>
  Array.from({ length: count }, (_, index) => FEATURE_IDS[(from + index) % FEATURE_IDS.length]).filter(
    (id) => id !== undefined,
  );

/** Every service, trade, size, mode and deadline with 0, 1, 2, 3 and all features; budgets take turns. */
function* everySelection(): Generator<QuoteSelection> {
  let turn = 0;
  for (const service of SERVICE_SLUGS)
    for (const trade of TRADE_IDS)
      for (const size of SIZE_IDS)
        for (const timeline of [null, ...TIMELINE_IDS])
          for (const mode of MODE_IDS)
            for (const count of mode === 'quick' ? [0] : COUNTS) {
              const budget = [null, ...BUDGET_IDS][turn % (BUDGET_IDS.length + 1)] ?? null;
              turn += 1;
              const hasWebsite = asksForWebsite(service) && turn % 2 === 0;
              const features = someFeatures(count, turn);
              yield { service, trade, size, hasWebsite, timeline, mode, budget, features };
            }
}

const selections = [...everySelection()];
/** Deadlines take turns: no text of a requirements document depends on all choices at once, and building one takes long. */
const selectionsOfPrd = selections.filter((_, index) => index % (TIMELINE_IDS.length + 2) === 0);

/** Texts at any depth of a document, without what only the program reads. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ['id', 'kind', 'href', 'language', 'createdAt', 'url', 'path'].includes(key) ? [] : textsOf(item),
  );
}

/** Rows whose value says its label again ("Termín: Termín je flexibilný"), at any depth of a document. */
function echoesIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...(isEcho(value) ? [value.join(': ')] : []), ...value.flatMap(echoesIn)];
  if (typeof value !== 'object' || value === null) return [];
  const { label, value: said } = value as { label?: unknown; value?: unknown };
  const row = [label, said];
  return [...(isEcho(row) ? [row.join(': ')] : []), ...Object.values(value).flatMap(echoesIn)];
}

/** A label of several words ends with the noun: "Želaný termín". */
const isEcho = ([label, said, ...rest]: readonly unknown[]): boolean =>
  rest.length === 0 &&
  typeof label === 'string' &&
  typeof said === 'string' &&
  said.toLowerCase().startsWith(`${label.toLowerCase().split(' ').at(-1)} `);

/** Mistakes of all texts; each text is looked at once, since most of them come back thousands of times. */
function mistakesIn(texts: Iterable<string>, look: (text: string) => string[]): string[] {
  return [...new Set([...new Set(texts)].flatMap(look))];
}

function documentOf(selection: QuoteSelection): QuoteDocument {
  const quote = issueQuote(priceQuote(selection, SPECIFICATION_PRICE_BOOK));
  const facts = {
    number: 'RO-2026-000123',
    createdAt: new Date('2026-11-22T10:15:30Z'),
    validUntil: new Date('2026-12-22T22:59:59.999Z'),
  };
  const client = { ...NO_CONTACT, name: 'Vzorový klient', email: 'klient@vzor.example' };
  const paper = { quote, facts, client, description: '', aiAssisted: true, site, publicUrl: null };
  return quoteDocument(paper);
}

const documentsOf = (selection: QuoteSelection): string[] => textsOf(documentOf(selection));

function mailsOf(selection: QuoteSelection): ComposedMail[] {
  const quote = {
    quote: issueQuote(priceQuote(selection, SPECIFICATION_PRICE_BOOK)),
    number: 'RO-2026-000042',
  };
  const input = { request: wizardRequest({ description: '' }, selection), quote, site, repriced: true };
  return [
    clientMail({ ...input, attached: true, publicUrl: 'https://webdielna.example' }),
    operatorMail({ ...input, clientMailed: false }),
  ];
}

const mailTexts = (selection: QuoteSelection): string[] =>
  mailsOf(selection).flatMap(({ subject, document }) => [subject, ...textsOf({ ...document, tagline: '' })]);

/** The amounts of each table that ends with their sum. */
const columnsOfPrd = ({ sections }: PrdDocument): string[][] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' && block.sum ? [block.rows.map((row) => row.at(-1) ?? '')] : [],
    ),
  );

/** What a document says itself, without the client's own words. */
const ownTexts = (document: PrdDocument): string[] =>
  documentTexts({
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ kind }) => kind !== 'quote'),
    })),
  });

const columnsOfMail = ({ blocks }: ComposedMail['document']): string[][] =>
  blocks.flatMap((block) =>
    block.kind === 'amounts' ? [[...block.rows, block.total].map(({ value }) => value)] : [],
  );

function* all(texts: (selection: QuoteSelection) => Iterable<string>): Generator<string> {
  for (const selection of selections) yield* texts(selection);
}

describe('generated texts of every selection', () => {
  test('are many', () => {
    const answers = [SERVICE_SLUGS, TRADE_IDS, SIZE_IDS].map(({ length }) => length);
    expect(selections.length).toBe(answers.reduce<number>((all, some) => all * some, 1) * 6 * 6);
  });

  test('descriptions are right sentences, stored with plain spaces', () => {
    const descriptions = [...all((choices) => [quickDescription(choices), detailedDescription(choices)])];
    expect(mistakesIn(descriptions, (text) => [...sentenceMistakes(text), ...listMistakes(text)])).toEqual(
      [],
    );
    expect(descriptions.filter((text) => /[\u00A0\u2060]/.test(text))).toEqual([]);
    expect(mistakesIn(descriptions, (text) => typographyMistakes(typoSk(text)))).toEqual([]);
  });

  test('notes and delivery times are right', () => {
    const texts = all((selection) => {
      const { notes, timelineText } = priceQuote(selection, SPECIFICATION_PRICE_BOOK);
      return [...notes.map(({ text }) => text), shownTimeline(timelineText)];
    });
    expect(
      mistakesIn(texts, (text) => [...sentenceMistakes(text), ...typographyMistakes(typoSk(text))]),
    ).toEqual([]);
  });

  test('lines of the quote’s PDF are right', () => {
    const look = (text: string) => [...sentenceMistakes(text), ...typographyMistakes(typoSk(text))];
    expect(mistakesIn(all(documentsOf), look)).toEqual([]);
  });

  test('subjects and lines of mails are right', () => {
    expect(mistakesIn(all(mailTexts), (text) => [...sentenceMistakes(text), ...listMistakes(text)])).toEqual(
      [],
    );
  });

  test('the client’s mail says of each price what the PDF says', () => {
    for (const selection of selectionsOfPrd) {
      const [client] = mailsOf(selection);
      const said = client?.document.blocks.flatMap((block) =>
        block.kind === 'dimension' ? [[block.label, block.min, block.max, block.under]] : [],
      );
      const { prices } = documentOf(selection);
      expect(said).toEqual(prices.map(({ label, min, max, under }) => [label, min.value, max.value, under]));
    }
  });

  test('lines of mails in plain text are right', () => {
    const plain = selectionsOfPrd
      .flatMap(mailsOf)
      .flatMap(({ document }) => renderText(document).split('\n'));
    expect(mistakesIn(plain, sentenceMistakes)).toEqual([]);
  });

  test('no row says its label again', () => {
    const facts = prdFacts({ site });
    const echoes = selectionsOfPrd.flatMap((selection) =>
      echoesIn([documentOf(selection), mailsOf(selection), buildPrd(prdInput({ selection }), facts)]),
    );
    expect([...new Set(echoes)]).toEqual([]);
  });

  test('amounts that are added up have both decimals, in every document and mail', () => {
    const facts = prdFacts({ site });
    const columns = selectionsOfPrd.flatMap((selection) => [
      ...columnsOfPrd(buildPrd(prdInput({ selection }), facts)),
      ...mailsOf(selection).flatMap(({ document }) => columnsOfMail(document)),
      documentOf(selection).waterfall?.lines.map(({ amount }) => amount) ?? [],
    ]);
    expect(columns.length).toBeGreaterThan(2 * selectionsOfPrd.length);
    expect(columns.flat().filter((amount) => !/^−?[\d\u00A0]+,\d\d\u00A0€$/.test(amount))).toEqual([]);
  });

  test('the requirements document speaks of the client and the supplier, to nobody', () => {
    const facts = prdFacts({ site });
    const texts = selectionsOfPrd.flatMap((selection) => ownTexts(buildPrd(prdInput({ selection }), facts)));
    expect(mistakesIn(texts, addressMistakes)).toEqual([]);
  });

  test('sections of the requirements document are right', () => {
    const facts = prdFacts({ site });
    const texts = selectionsOfPrd.flatMap((selection) => {
      const document = buildPrd(prdInput({ selection }), facts);
      return [document.title, ...documentTexts(document)];
    });
    const look = (text: string) => [...sentenceMistakes(text), ...typographyMistakes(typoSk(text))];
    expect(mistakesIn(texts, look)).toEqual([]);
  });
});

test('mails about messages are right', () => {
  const texts = (['', ...TOPIC_IDS] as const).flatMap((topic) => {
    const mails = [
      contactClientMail({ request: contactRequest({ topic }), site, publicUrl: 'https://webdielna.example' }),
      contactOperatorMail({ request: contactRequest({ topic }), site, clientMailed: false }),
    ];
    return mails.flatMap(({ subject, document }) => [subject, ...textsOf(document)]);
  });
  expect(mistakesIn(texts, sentenceMistakes)).toEqual([]);
});

test('titles on shared images and descriptions for search engines are right', () => {
  const claims = siteClaims(site);
  const texts = textsOf([
    shareCards(),
    PAGE_META,
    SERVICE_SLUGS.map((slug) => contentWithClaims(SERVICE_CONTENT[slug].seo, claims)),
    TRADE_IDS.map((trade) => contentWithClaims(TRADE_PAGES[trade].seo, claims)),
    REFERENCES.map(({ description }) => description),
  ]);
  expect(mistakesIn(texts, sentenceMistakes)).toEqual([]);
  expect(texts.filter((text) => !/^[\p{Lu}\d„+]/u.test(text) && text.length > 30)).toEqual([]);
});
