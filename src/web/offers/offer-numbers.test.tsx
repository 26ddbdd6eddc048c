import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { OFFER_WORDS } from '#content/offer-page.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { amountsIn, amountsOf, anyOfferContent, between, offerJson } from '../../../tests/offer-numbers.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { ClientOfferPage } from './client-offer-page.tsx';
import { EditorSums } from './editor-aside.tsx';
import { EditorContext, type EditorPlace } from './editor-context.ts';

const { contents, when, payments, assumptions } = OFFER_WORDS;
const GROUP_HEADS = /<div class="client-offer-group-head">.*?<\/div>/g;
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ');

test('the page and the editor say the numbers that the JSON says, in their order', () => {
  const property = fc.property(anyOfferContent, (content) => {
    const offer = offerJson(content);
    const said = amountsOf(offer);
    const page = textOf(
      renderToStaticMarkup(
        <ClientOfferPage
          offer={offer}
          onOffer={() => {}}
          chosen={new Set(offer.taken)}
          onChosen={() => {}}
          acts={null}
          door={SESSION_DOOR}
        />,
      ).replaceAll(GROUP_HEADS, ''),
    );
    expect(amountsIn(between(page, contents, when))).toEqual(said.contents);
    expect(amountsIn(between(page, payments, assumptions))).toEqual(said.payments);
    expect(new Set(offer.taken)).toEqual(initialChoice(content));

    const opened = { number: offer.number, revisions: [], draft: null, request: null };
    const place = { offer: opened, content } as unknown as EditorPlace;
    const sums = textOf(
      renderToStaticMarkup(
        <MemoryRouter>
          <EditorContext value={place}>
            <EditorSums />
          </EditorContext>
        </MemoryRouter>,
      ),
    );
    expect(amountsIn(sums)[0]).toBe(offer.totals.once.total);
    expect(amountsIn(sums)).toContain(offer.everything.once.total);
    // Where nothing monthly is chosen, what it could be; never that it costs nothing.
    if (offer.everything.monthly.total > 0)
      expect(amountsIn(sums)).toContain(offer.totals.monthly.total || offer.everything.monthly.total);
    expect(sums).not.toMatch(/(?<!\d)0\s€ mesačne/u);
  });
  fc.assert(property, { numRuns: 60 });
});
