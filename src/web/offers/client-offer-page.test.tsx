import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { offerJson } from '../../../tests/offer-numbers.ts';
import { EXAMPLE_OFFER } from '../../../tests/sent-offer.ts';
import { linkDoor } from '../shell/client-door.ts';
import { linkActs } from './client-acts.ts';
import { ClientOfferPage } from './client-offer-page.tsx';
import type { ProjectLink } from './client-payments.tsx';

const OFFER = offerJson(EXAMPLE_OFFER);
const DOOR = linkDoor('tajne');

/** The page of an offer as its client gets it first. */
const pageOf = (
  changes: Partial<ClientOffer>,
  props: Partial<ComponentProps<typeof ClientOfferPage>> = {},
): string =>
  renderToStaticMarkup(
    <ClientOfferPage
      offer={{ ...OFFER, ...changes }}
      onOffer={() => {}}
      chosen={new Set(OFFER.taken)}
      onChosen={() => {}}
      acts={linkActs(DOOR)}
      door={DOOR}
      {...props}
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

test('what comes next stands under the stamp while the work goes on: what is to be paid until when, then the project', () => {
  const accepted = {
    state: 'accepted' as const,
    launchOn: '2026-12-11',
    acceptance: {
      ...{ revision: 1, name: 'Jana', acceptedAt: '2026-11-24T09:00:00Z', fingerprint: 'f'.repeat(64) },
      ...{ consents: [], isNoted: false },
    },
  };
  const payment: ClientPayment = {
    ...{ id: '7e2f8b01-4d1c-4a7f-8b88-000000000001', number: 'VP-2026-000001', symbol: '2026000001' },
    ...{ name: 'Záloha', amount: 1_187_50, state: 'open', addendum: 0, dueOn: '2026-12-11', position: 1 },
    ...{ askedAt: '2026-11-24T09:00:00Z', paidOn: null, createdAt: '2026-11-24T09:00:00Z', paying: null },
  };
  const paid = (state: ClientPayment['state']) => ({
    ...{ payments: [{ ...payment, state }], advice: null, isReading: false, read: () => {} },
    readBy: async () => {},
  });
  const toProject: ProjectLink = ({ words }) => <a href="/projekt">{words}</a>;
  const stepsOf = (page: string) =>
    [
      ...(/Čo bude ďalej:<\/b><ol[^>]*>(.*?)<\/ol>/.exec(page)?.[1] ?? '').matchAll(
        /<a href="([^"]*)"[^>]*>([^<]*)/g,
      ),
    ].map(([, href, words = '']) => `${href} ${words.replaceAll('\u00A0', ' ')}`);
  const project = '/projekt Otvorte projekt s termínmi, podkladmi a správami';
  expect(stepsOf(pageOf(accepted, { paid: paid('open'), toProject }))).toEqual([
    `#platba-${payment.id} Uhraďte 1 187,50 € do 11. 12. 2026`,
    project,
  ]);
  expect(stepsOf(pageOf(accepted, { paid: paid('paid'), toProject }))).toEqual([project]);
  expect(stepsOf(pageOf({ ...accepted, launchOn: null }, { paid: paid('paid'), toProject }))).toEqual([]);
});
