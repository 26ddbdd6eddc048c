import { Facts } from '../design/areas/facts.tsx';
import type { User } from './session.ts';

/** Who is signed in. */
export const SignedIn = ({ user: { username, email, emailVerified, isAdmin } }: { user: User }) => (
  <Facts
    rows={[
      { label: 'Používateľské meno', value: username },
      { label: 'E-mail', value: email },
      { label: 'Stav e-mailu', value: emailVerified ? 'Potvrdený' : 'Čaká na potvrdenie' },
      { label: 'Účet', value: isAdmin ? 'Správca' : 'Klient' },
    ]}
  />
);
