import { useState } from 'react';
import { Link } from 'react-router';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import { memberActs } from '../offers/client-acts.ts';
import { ClientOfferPage } from '../offers/client-offer-page.tsx';
import { OfferNews } from '../offers/offer-news.tsx';
import { PdfButton } from '../offers/pdf-button.tsx';
import { useReadOffer } from '../offers/use-read-offer.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { projectHref } from './portal-addresses.ts';

interface ReadOfferProps {
  id: string;
  /** As it was when the screen was opened. */
  offer: ClientOffer;
  /** Its payment calls; undefined where they could not be read. */
  payments: readonly ClientPayment[] | undefined;
  canAct: boolean;
}

/** An offer that a member reads, and answers where they may. */
export default function ReadOffer({ id, offer: first, payments, canAct }: ReadOfferProps) {
  const [acts] = useState(() => memberActs(id));
  const acting = canAct ? acts : null;
  const { offer, chosen, setChosen, show, news, paid } = useReadOffer(first, acting, payments);
  const projectId = offer.projectId;
  return (
    <>
      <OfferNews news={news} read={offer} onShow={show} />
      <ClientOfferPage
        offer={offer}
        news={news}
        onOffer={show}
        chosen={chosen}
        onChosen={setChosen}
        acts={acting}
        paid={paid}
        door={SESSION_DOOR}
        end={<PdfButton offer={offer} acts={acts} />}
        toProject={
          projectId === null
            ? undefined
            : ({ part, className, words }) => (
                <Link to={projectHref(projectId, part)} className={className}>
                  {words}
                </Link>
              )
        }
      />
    </>
  );
}
