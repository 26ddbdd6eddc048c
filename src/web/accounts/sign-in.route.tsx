import { PAGE_META } from '#content/pages.ts';
import { EntryPage } from '../design/areas/entry.tsx';
import { DataClient } from '../shell/data-client.tsx';
import { pageMeta } from '../shell/seo.ts';
import type { Route } from './+types/sign-in.route.ts';
import { SignInSheet } from './sign-in-sheet.tsx';
import { WhatIsInside } from './what-is-inside.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.signIn, path: '/prihlasenie', noIndex: true });

/** The way into the areas: signing in, a new account, the proof of its e-mail. */
export default function SignInPage() {
  return (
    <EntryPage aside={<WhatIsInside />}>
      <DataClient>
        <SignInSheet />
      </DataClient>
    </EntryPage>
  );
}
