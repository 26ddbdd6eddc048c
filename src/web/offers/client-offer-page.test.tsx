import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { offerJson } from '../../../tests/offer-numbers.ts';
import { EXAMPLE_OFFER } from '../../../tests/sent-offer.ts';
import { linkDoor } from '../shell/client-door.ts';
import { linkActs } from './client-acts.ts';
import { ClientOfferPage } from './client-offer-page.tsx';

const OFFER = offerJson(EXAMPLE_OFFER);
const DOOR = linkDoor('tajne');

/** The page of an offer as its client gets it first. */
const pageOf = (changes: Partial<ClientOffer>): string =>
  renderToStaticMarkup(
    <ClientOfferPage
      offer={{ ...OFFER, ...changes }}
      onOffer={() => {}}
      chosen={new Set(OFFER.taken)}
      onChosen={() => {}}
      acts={linkActs(DOOR)}
      door={DOOR}
    />,
  );

test.each(['sent', 'viewed', 'expired'] as const)(
  'an addendum that is %s says that its project is closed, whom to write to, and lets nobody sign',
  (state) => {
    const addendum = { state, number: 'CP-2026-0001/D1', isAddendum: true, projectId: OFFER.id };
    const said = 'Projekt je už uzavretý, preto sa tento dodatok nedá prijať.';
    const open = pageOf(addendum);
    expect(open).not.toContain(said);
    if (state !== 'expired') expect(open).toContain('prijatie-meno');
    const closed = pageOf({
      ...addendum,
      isProjectClosed: true,
      signing: { ...OFFER.signing, email: 'martin@webdielna.example' },
    });
    expect(closed).toContain(said);
    expect(closed).toContain('href="mailto:martin@webdielna.example"');
    for (const gone of ['prijatie-meno', 'Prijať dodatok', 'Obnoviť dodatok'])
      expect(closed).not.toContain(gone);
  },
);
