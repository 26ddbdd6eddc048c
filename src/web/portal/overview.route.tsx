import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SETTINGS_PATH } from '#domain/accounts/settings-paths.ts';
import { signInHref } from '#domain/accounts/sign-in-links.ts';
import { formatDate, formatEuroRange } from '#domain/kernel/format.ts';
import { signedIn, type User } from '../accounts/session.ts';
import { Actions } from '../design/actions.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';
import type { Route } from './+types/overview.route.ts';
import { ownQuotesQuery, ownRequestsQuery } from './own-queries.ts';
import { QuoteFiles } from './quote-files.tsx';
import { ValidityLine } from './validity-line.tsx';

export async function clientLoader() {
  const user = await signedIn();
  if (user.emailVerified) {
    const client = dataClient();
    await Promise.all([
      client.fetchInfiniteQuery(ownRequestsQuery),
      client.fetchInfiniteQuery(ownQuotesQuery),
    ]);
  }
  return user;
}

export const meta: Route.MetaFunction = () => areaMeta('Prehľad');

/** Where the portal begins: what is expected of the client, then what there is. */
export default function Overview({ loaderData: user }: Route.ComponentProps) {
  return (
    <div className="area-screen">
      <h1>Prehľad</h1>
      <Expected user={user} />
      {user.emailVerified && <Lists />}
    </div>
  );
}

function Expected({ user: { emailVerified, needsSecondFactor, email } }: { user: User }) {
  const count = Number(!emailVerified) + Number(needsSecondFactor);
  return (
    <AreaSection title="Čo sa čaká od vás" count={count === 0 ? undefined : String(count)}>
      {count === 0 ? (
        <p className="border-t border-line py-3 text-ink-2">Teraz nič. Na odoslaný dopyt sa ozvem ja.</p>
      ) : (
        <AreaRows label="Čo sa čaká od vás">
          {!emailVerified && (
            <AreaRow
              title="Potvrdiť e-mail"
              detail={`Kód príde na adresu ${email}. Dopyty a\u00A0rozpočty sa ukážu, až keď ho zadáte.`}
              actions={
                <a href={signInHref('/portal')} className={buttonClass({ variant: 'primary' })}>
                  Zadať kód
                </a>
              }
            />
          )}
          {needsSecondFactor && (
            <AreaRow
              title="Zapnúť druhý krok prihlásenia"
              detail="Bez neho je správa webu zatvorená."
              actions={
                <Link to={SETTINGS_PATH} className={buttonClass({ variant: 'primary' })}>
                  Otvoriť nastavenia
                </Link>
              }
            />
          )}
        </AreaRows>
      )}
    </AreaSection>
  );
}

function Lists() {
  const requests = useInfiniteQuery(ownRequestsQuery);
  const quotes = useInfiniteQuery(ownQuotesQuery);
  const [sent = [], issued = []] = [requests.data?.pages.flat(), quotes.data?.pages.flat()];
  if (sent.length === 0 && issued.length === 0) return <FirstSteps />;
  return (
    <>
      <AreaSection title="Dopyty" count={requests.hasNextPage ? undefined : String(sent.length)}>
        {sent.length === 0 && (
          <p className="border-t border-line py-3 text-ink-2">
            Rozpočet ste si uložili, dopyt ste zatiaľ neodoslali.
          </p>
        )}
        <AreaRows label="Dopyty">
          {sent.map(({ id, ticket, status, statusText, about, createdAt, priceRange }) => (
            <AreaRow
              key={id}
              title={
                <Link to={`/portal/requests/${id}`}>
                  {ticket} {about || 'Správa'}
                </Link>
              }
              detail={`Odoslané ${formatDate(new Date(createdAt))}`}
              figure={priceRange && formatEuroRange(priceRange.min, priceRange.max)}
              actions={
                <StateMark of="request" state={status}>
                  {statusText}
                </StateMark>
              }
            />
          ))}
        </AreaRows>
        <More list={requests} label="Ukázať staršie dopyty" />
      </AreaSection>
      <AreaSection title="Rozpočty" count={quotes.hasNextPage ? undefined : String(issued.length)}>
        {issued.length === 0 && (
          <p className="border-t border-line py-3 text-ink-2">
            Zatiaľ žiadny. Cenu si môžete{' '}
            <a className="text-link" href={`/${WIZARD_HREF}`}>
              vypočítať
            </a>
            .
          </p>
        )}
        <AreaRows label="Rozpočty">
          {issued.map((quote) => (
            <AreaRow
              key={quote.id}
              title={`${quote.about}, ${quote.trade}`}
              detail={
                <>
                  <span className="money">{quote.number}</span>
                  {quote.request && `, k dopytu ${quote.request.ticket}`}
                  <br />
                  {formatEuroRange(quote.priceRange.min, quote.priceRange.max)}
                </>
              }
              figure={<ValidityLine quote={quote} />}
              actions={<QuoteFiles quote={quote} />}
            />
          ))}
        </AreaRows>
        <More list={quotes} label="Ukázať staršie rozpočty" />
      </AreaSection>
    </>
  );
}

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
}

const More = ({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: MoreProps) =>
  hasNextPage && (
    <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
      {label}
    </Button>
  );

const FirstSteps = () => (
  <EmptyState
    title="Zatiaľ tu nie je žiadny dopyt ani rozpočet"
    action={
      <Actions>
        <a href={`/${WIZARD_HREF}`} className={buttonClass({ variant: 'primary' })}>
          Vypočítať cenu
        </a>
        <a href={CONTACT_HREF} className={buttonClass()}>
          Napísať správu
        </a>
      </Actions>
    }
  >
    Ukáže sa tu všetko, čo odošlete s&nbsp;týmto e-mailom: dopyt s&nbsp;číslom a&nbsp;stavom, rozpočet
    s&nbsp;platnosťou, PDF a&nbsp;dokument požiadaviek.
  </EmptyState>
);
