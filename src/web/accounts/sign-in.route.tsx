import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { PAGE_META } from '#content/pages.ts';
import { fragmentValue, SETUP_NAME, WAY_BACK_PARAM, wayBack } from '#domain/accounts/sign-in-links.ts';
import { Actions } from '../design/actions.tsx';
import { Arrow } from '../design/arrow.tsx';
import { buttonClass } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { WIZARD_HREF } from '../quote/wizard-link.ts';
import { DataClient } from '../shell/data-client.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { pageMeta } from '../shell/seo.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { Route } from './+types/sign-in.route.ts';
import { sessionQuery, type User } from './session.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.signIn, path: '/prihlasenie', noIndex: true });

/** The way into the areas. Nobody has an account yet, so it says that, and what can be done without one. */
export default function SignInPage() {
  return (
    <DrawingGrid className="hero">
      <div className="frame grid gap-columns pt-6 lg:grid-cols-2">
        <DataClient>
          <SignInSheet />
        </DataClient>
        <WithoutAccount />
      </div>
    </DrawingGrid>
  );
}

function SignInSheet() {
  const { data: user, isError } = useQuery<User | null>(sessionQuery);
  useEffect(() => {
    // An area has a document of its own.
    if (user) location.replace(wayBack(new URLSearchParams(location.search)));
  }, [user]);
  return (
    <Sheet registered className="self-start">
      <div className="grid gap-4 p-sheet">
        <h1 className="text-h2">{PAGE_META.signIn.title}</h1>
        <p className="text-lead">Účty ešte len pripravujem, preto sa zatiaľ nedá prihlásiť.</p>
        <Reasons />
        <Actions>
          <a href={WIZARD_HREF} className={buttonClass({ variant: 'primary' })}>
            Vypočítať cenu <Arrow />
          </a>
          <Link to="/" className={buttonClass()}>
            Prejsť na úvodnú stránku
          </Link>
        </Actions>
      </div>
      <TitleBlock
        cells={[
          { label: 'Účty', value: 'V príprave' },
          { label: 'Prihlásený účet', value: isError ? 'Nedá sa overiť' : user ? user.username : 'Žiadny' },
        ]}
      />
    </Sheet>
  );
}

/** What brought the visitor here, as far as the address tells. */
function Reasons() {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  if (!hydrated) return null;
  return (
    <>
      {query.has(WAY_BACK_PARAM) && (
        <p className="text-ink-2">Stránka, ktorú ste chceli otvoriť, je len pre prihlásených.</p>
      )}
      {fragmentValue(hash, SETUP_NAME) !== null && (
        <p className="text-ink-2">
          Účet správcu sa zatiaľ nedá vytvoriť. Nový odkaz vypíše server pri každom spustení.
        </p>
      )}
    </>
  );
}

const WithoutAccount = () => (
  <section aria-labelledby="bez-uctu">
    <h2 id="bez-uctu" className="border-b-stroke border-ink pb-4 text-section">
      Čo môžete urobiť bez účtu
    </h2>
    <dl>
      <Way term={<a href={WIZARD_HREF}>Vypočítať orientačnú cenu</a>}>
        Rozpočet si stiahnete ako PDF a&nbsp;dopyt odošlete rovno z&nbsp;kalkulačky.
      </Way>
      <Way term={<Link to={CONTACT_HREF}>Napísať mi</Link>}>
        V&nbsp;kontaktnom formulári sa opýtate na čokoľvek, aj na dopyt, ktorý ste už odoslali.
      </Way>
      <Way term="Otvoriť rozpočet z e-mailu">
        Odkaz v&nbsp;potvrdení dopytu otvorí váš rozpočet v&nbsp;každom prehliadači.
      </Way>
    </dl>
  </section>
);

const Way = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className="border-b border-line py-4">
    <dt className="font-semibold [&>a]:text-link [&>a]:underline">{term}</dt>
    <dd className="text-small text-ink-2">{children}</dd>
  </div>
);
