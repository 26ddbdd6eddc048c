import { page } from 'vitest/browser';
import { loader } from '#web/contact/contact.route.tsx';
import { ContactSheet } from '#web/requests/contact-sheet.tsx';
import { show } from './show.tsx';

export const VISITOR = {
  name: 'Ľubomíra Šťastná-Kôňová',
  email: 'lubomira@example.sk',
  phone: '+421 905 123 456',
  topic: 'tvorba-webu',
  message: 'Dobrý deň, maľujem byty v okolí Žiliny a chcem jednoduchý web s cenami.\nStačí jedna stránka.',
};

/** Shows the sheet with the form as /kontakt does. */
export function showContactForm() {
  const { form: texts, sent, topics, page: words } = loader();
  return show(<ContactSheet texts={texts} sent={sent} topics={topics} terms={words.terms} />, {
    at: '/kontakt',
  });
}

/** What a visitor writes into, presses and reads there. */
export const form = {
  name: page.getByRole('textbox', { name: 'Meno a priezvisko' }),
  email: page.getByRole('textbox', { name: 'E-mail' }),
  phone: page.getByRole('textbox', { name: 'Telefón' }),
  topic: page.getByRole('combobox', { name: 'O čo máte záujem' }),
  message: page.getByRole('textbox', { name: 'Správa' }),
  send: page.getByRole('button', { name: 'Odoslať správu' }),
  sent: page.getByRole('heading', { level: 2, name: 'Váš dopyt bol prijatý' }),
  summary: page.getByRole('region', { name: 'Skontrolujte formulár' }),
};
