import { useState } from 'react';
import { data, useParams } from 'react-router';
import { registerHref } from '#domain/accounts/sign-in-links.ts';
import { site } from '#domain/content/site.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { linkedProjectPath } from '#domain/offers/offer-address.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { offerHeading } from '#domain/offers/offer-shown.ts';
import { canAnswer } from '#domain/offers/revision-life.ts';
import { buttonClass } from '../design/button.tsx';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { LiveChanges } from '../live/changes.tsx';
import { type ClientDoor, linkDoor } from '../shell/client-door.ts';
import { operatorNotice } from '../shell/operator-notice.ts';
import { OperatorRows } from '../shell/operator-rows.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { Route } from './+types/linked-offer.route.ts';
import { linkActs } from './client-acts.ts';
import { ClientOfferPage } from './client-offer-page.tsx';
import { LinkFrame } from './link-frame.tsx';
import { LINKED_OFFER } from './linked-offer.ts';
import { LINK_LOST, LostLink } from './lost-link.tsx';
import { OfferNews } from './offer-news.tsx';
import { PdfButton } from './pdf-button.tsx';
import { useReadOffer } from './use-read-offer.ts';

/** The server has looked the secret up and tells the offer alone: a link that is no good one looks like every other. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const found = context.get(LINKED_OFFER);
  return data({ found, operator: operatorNotice() }, { status: found ? 200 : 404 });
};

/** What has changed meanwhile comes by calls with the secret in their header, never by its address. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.found
      ? `${offerHeading(loaderData.found.offer)} ${loaderData.found.offer.number} | ${site.brand.name}`
      : `Odkaz neplatí | ${site.brand.name}`,
  },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export const ErrorBoundary = () => (
  <LinkFrame>
    <RouteErrorBoundary />
  </LinkFrame>
);

/** The page of a secret link (business 2). */
export default function LinkedOfferPage({ loaderData }: Route.ComponentProps) {
  const { secret = '' } = useParams();
  const [door] = useState(() => linkDoor(secret));
  const listener = loaderData.found && { key: door.who(), headers: door.headers };
  return (
    <LiveChanges listener={listener}>
      <LinkedOffer {...loaderData} secret={secret} door={door} />
    </LiveChanges>
  );
}

type LinkedOfferProps = Route.ComponentProps['loaderData'] & { secret: string; door: ClientDoor };

function LinkedOffer({ found, operator, secret, door }: LinkedOfferProps) {
  const [acts] = useState(() => linkActs(door));
  const isHydrated = useHydrated();
  const { offer, chosen, setChosen, show, news, paid } = useReadOffer(
    found?.offer ?? null,
    acts,
    found?.payments,
  );
  if (!offer)
    return (
      <LinkFrame>
        <LostLink title="Tento odkaz neplatí" sentence={LINK_LOST} />
      </LinkFrame>
    );
  return (
    <LinkFrame warning={linkWarning(offer)} end={<PdfButton offer={offer} acts={acts} />}>
      <noscript>
        <p className="client-offer-width border-b-stroke border-ink py-3 text-small">
          Čítať môžete aj takto. Na výber položiek, otázky a&nbsp;prijatie zapnite JavaScript, alebo mi
          napíšte na{' '}
          <a href={`mailto:${site.operator.email}`} className="text-link">
            {site.operator.email}
          </a>
          .
        </p>
      </noscript>
      <OfferNews news={news} read={offer} onShow={show} />
      <ClientOfferPage
        offer={offer}
        news={news}
        onOffer={show}
        chosen={chosen}
        onChosen={setChosen}
        afterwards={offer.recipientEmail && <NewAccount email={offer.recipientEmail} />}
        acts={acts}
        paid={paid}
        door={door}
        toProject={
          offer.projectId === null
            ? undefined
            : ({ part, className, words }) => (
                // Another document: the secret is in no address that scripts ask for. The server, which has drawn the
                // link in its place, does not know it.
                <a
                  {...(isHydrated && { href: `${linkedProjectPath(secret)}${part ? `#${part}` : ''}` })}
                  className={className}
                >
                  {words}
                </a>
              )
        }
      />
      <footer className="border-t-stroke border-ink">
        <div className="client-offer-width grid gap-4 py-8 text-small">
          <p className="font-semibold">{operator.name}</p>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
            <OperatorRows rows={operator.rows} />
          </dl>
          <div className="print:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </LinkFrame>
  );
}

/** What the link opens to whoever has it. */
function linkWarning(offer: ClientOffer): string {
  if (canAnswer(offer))
    return worded(offer, 'Kto má tento odkaz, môže ponuku prijať', 'Kto má tento odkaz, môže dodatok prijať');
  return offer.projectId === null
    ? worded(offer, 'Kto má tento odkaz, vidí túto ponuku', 'Kto má tento odkaz, vidí tento dodatok')
    : worded(
        offer,
        'Kto má tento odkaz, vidí ponuku aj\u00A0projekt a\u00A0môže písať správy',
        'Kto má tento odkaz, vidí dodatok aj\u00A0projekt a\u00A0môže písať správy',
      );
}

/** The way from what was accepted to an account that has it, too. */
const NewAccount = ({ email }: { email: string }) => (
  <div className="mt-6 grid gap-3 print:hidden">
    <h3 className="font-semibold">Majte všetko na jednom mieste</h3>
    <p className="text-ink-2">
      V&nbsp;účte s&nbsp;e-mailom <span className="wrap-anywhere">{email}</span> nájdete ponuku, projekt,
      správy aj dokumenty bez tohto odkazu.
    </p>
    <a href={registerHref(email)} className={buttonClass({ size: 'small' })}>
      Vytvoriť účet
    </a>
  </div>
);
