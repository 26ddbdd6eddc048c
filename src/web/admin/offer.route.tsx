import { useEffect, useRef } from 'react';
import { openOffer } from '#domain/offers/calls.ts';
import { useLiveData } from '../live/changes.tsx';
import { EditorScreen } from '../offers/editor-screen.tsx';
import { draftOf, lastSent } from '../offers/opened-offer.ts';
import { SentScreen } from '../offers/sent-screen.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { focusMain } from '../shell/main-part.tsx';
import type { Route } from './+types/offer.route.ts';

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  callApi(openOffer, { params: { id } }, { signal: request.signal });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(
    loaderData ? `${loaderData.number} ${loaderData.revisions[0]?.content.title ?? ''}`.trim() : 'Ponuka',
  );

/** One offer: written while it has a draft, followed once it is sent. */
export default function Offer({ loaderData: offer }: Route.ComponentProps) {
  useLiveData(`offer ${offer.id}`);
  const draft = draftOf(offer);
  const sent = lastSent(offer);
  const screen = draft ? `draft ${draft.revision}` : 'sent';
  const shown = useRef(screen);
  // Sending and revising change the screen without changing its address.
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    focusMain();
  }, [screen]);
  if (draft) return <EditorScreen key={`${offer.id} ${draft.revision}`} offer={offer} draft={draft} />;
  return sent ? <SentScreen key={offer.id} offer={offer} sent={sent} /> : null;
}
