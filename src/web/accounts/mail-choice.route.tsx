import { useLocation } from 'react-router';
import { PAGE_META } from '#content/pages.ts';
import { mailChoicePage } from '#domain/accounts/mail-choice-link.ts';
import { EntryAside, EntryBody, EntryPage, EntrySheet } from '../design/areas/entry.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { pageMeta } from '../shell/seo.ts';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { Route } from './+types/mail-choice.route.ts';
import { MailChoiceForm, UnknownMailChoice, WaitingMailChoice } from './mail-choice-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.mailChoice, path: mailChoicePage, noIndex: true });

const STAYS = [
  { name: 'Kódy a odkazy na prihlásenie', text: 'Prídu, keď si ich vyžiadate' },
  { name: 'Cenové ponuky a výzvy na platbu', text: 'Sú len pre vás' },
  { name: 'Zmeny zabezpečenia účtu', text: 'Chránia váš účet' },
  { name: 'Odpovede, na ktoré čakáte', text: 'Napríklad odpoveď na dopyt alebo nový odkaz' },
];

/** Switches mails of one kind off for whoever came by the link in such a mail; only a press does (RFC 8058). */
export default function MailChoicePage() {
  return (
    <EntryPage
      aside={
        <EntryAside title="Čo príde aj tak" rows={STAYS}>
          Na ponukách, projektoch a&nbsp;platbách sa nič nemení. Nájdete ich tam, kde doteraz.
        </EntryAside>
      }
    >
      <EntrySheet>
        <DataClient>
          <EntryBody>
            <Contents />
          </EntryBody>
        </DataClient>
      </EntrySheet>
    </EntryPage>
  );
}

/** The server never sees the token with the page: it stands in the fragment. */
function Contents() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const token = hash.slice(1);
  if (!hydrated) return <WaitingMailChoice />;
  return token === '' ? <UnknownMailChoice /> : <MailChoiceForm key={token} token={token} />;
}
