import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { OFFER_WORDS } from '#content/offer-page.ts';
import { site } from '#domain/content/site.ts';
import { offerDocument } from '#domain/offers/offer-document.ts';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import { amountsIn, amountsOf, anyOfferContent, between, offerJson } from '../../../tests/offer-numbers.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { createPdfRenderer } from '../pdf/renderer.ts';

const renderer = createPdfRenderer({
  root: process.cwd(),
  timeoutFactor: 10,
  log: { info: () => {}, warn: () => {} },
});
afterAll(() => renderer.close());

const ISSUER = { site, publicUrl: null, madeOn: '2026-11-24' };
const { contents, when, payments } = OFFER_WORDS;

test('the PDF says the numbers that the JSON says, in their order', async () => {
  const property = fc.asyncProperty(anyOfferContent, async (content) => {
    const offer = offerJson(content);
    const { text } = await readPdf(
      await renderer.render('offer', offerDocument(offer, ISSUER), {
        client: 'test',
        signal: new AbortController().signal,
      }),
    );
    const said = amountsOf(offer);
    expect(text).toContain('Kolá pripomienok k návrhom v cene: 2');
    expect(amountsIn(between(text, contents, when))).toEqual(said.contents);
    expect(amountsIn(between(text, payments, OFFER_WORDS.supplier)).slice(0, said.payments.length)).toEqual(
      said.payments,
    );
  });
  await fc.assert(property, { numRuns: 6 });
});

test('no line of the PDF parts from what it includes, and no page has nothing but links', async () => {
  const asker = { client: 'test', signal: new AbortController().signal };
  for (const count of [4, 9, 16, 30]) {
    const lines = Array.from({ length: count }, (_, at) =>
      offerLine(`l${at}`, { name: `Práca ${at}.`, included: `Zahŕňa:\n\n- prvé ${at}.\n- druhé ${at}.` }),
    );
    const document = offerDocument(offerJson(offerContent(lines)), ISSUER);
    const { pages } = await readPdf(await renderer.render('offer', document, asker));
    for (const at of lines.keys()) {
      const on = (text: string) => pages.findIndex((page) => page.includes(`${text} ${at}.`));
      expect([at, on('prvé'), on('druhé')]).toEqual([at, on('Práca'), on('Práca')]);
    }
    expect(pages.at(-1)).toContain('Kolá pripomienok');
  }
});
