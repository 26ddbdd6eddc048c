import { resetPage } from '#domain/accounts/sign-in-links.ts';
import { Disclosure } from '../design/disclosure.tsx';
import { MailedLinkForm } from './mailed-link-form.tsx';

/** Ways in for whoever does not know the password. */
export const WithoutPassword = () => (
  <div className="grid grid-cols-1 gap-2 text-small">
    <p>
      <a href={resetPage} className="text-link">
        Zabudnuté heslo
      </a>
    </p>
    <Disclosure title="Prihlásiť sa odkazom z e-mailu">
      <MailedLinkForm link="sendSignInLink" submit="Poslať odkaz" valid="15 minút" />
    </Disclosure>
  </div>
);
