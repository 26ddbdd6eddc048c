import { minutesOf } from '#domain/accounts/code-time.ts';
import { LIFETIMES } from '#domain/accounts/lifetimes.ts';
import { EntryAside } from '../design/areas/entry.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';

const STEPS = [
  {
    name: 'Odkaz príde na potvrdený e-mail',
    text: `Platí ${minutesOf(LIFETIMES.resetLink)} a\u00A0dá sa použiť len raz`,
  },
  { name: 'Nastavíte si nové heslo', text: 'Všetky doterajšie prihlásenia sa tým skončia' },
  { name: 'Prihlásite sa znova', text: 'Druhý krok prihlásenia zostáva, ako bol' },
];

/** What somebody can count on whose password is being replaced. */
export const HowResetGoes = () => (
  <EntryAside title="Ako to prebehne" rows={STEPS}>
    E-mail ste pri účte nepotvrdili? Účet sa sám zruší sedem dní po registrácii.{' '}
    <a href={CONTACT_HREF} className="text-link">
      Napíšte mi
    </a>
    , ak ho potrebujete skôr.
  </EntryAside>
);
