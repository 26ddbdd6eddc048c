import {
  ADMIN_PASSWORD_MIN,
  EMAIL_CODE_DIGITS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from './account-limits.ts';

/** Keywords of the contract: browsers look for them in the message of a registration (decisions 3). */
const TOO_SHORT = '(at least)';
const TAKEN = '(already exists)';

/** What is said of a field; forms of ours show `registrationFailure` of it, without the keywords. */
export const ACCOUNT_TEXTS = {
  usernameMissing: 'Zadajte používateľské meno',
  usernameShort: `Používateľské meno musí mať aspoň ${USERNAME_MIN} znaky ${TOO_SHORT}`,
  usernameLong: `Používateľské meno môže mať najviac ${USERNAME_MAX} znakov`,
  usernameSigns:
    'Používateľské meno sa začína písmenom alebo číslicou a tvoria ho len písmená bez diakritiky, číslice a znaky . _ -',
  usernameTaken: `Používateľské meno už existuje ${TAKEN}`,
  emailMissing: 'E-mail je povinný',
  passwordMissing: 'Zadajte heslo',
  passwordShort: `Heslo musí mať aspoň ${PASSWORD_MIN} znakov ${TOO_SHORT}`,
  passwordShortForAdmin: `Heslo správcu musí mať aspoň ${ADMIN_PASSWORD_MIN} znakov`,
  passwordOutgrown: `Heslo správcu musí mať aspoň ${ADMIN_PASSWORD_MIN} znakov. Nové si nastavíte cez „Zabudnuté heslo“ pri prihlásení.`,
  passwordLong: `Heslo môže mať najviac ${PASSWORD_MAX} znakov`,
  passwordKnown: 'Toto heslo poznajú aj útočníci. Zvoľte iné.',
  passwordLikeName: 'Heslo nesmie byť rovnaké ako vaše meno, e-mail alebo názov tejto stránky. Zvoľte iné.',
  loginMissing: 'Zadajte e-mail alebo používateľské meno',
  loginWrong: 'Nesprávne používateľské meno alebo heslo',
  codeMissing: `Zadajte ${EMAIL_CODE_DIGITS}-miestny kód z e-mailu`,
  passwordWrong: 'Heslo nie je správne. Skúste to znova.',
  emailSame: 'Váš účet už tento e-mail má. Zadajte iný.',
  linkOfOther: 'Na tento e-mail odkaz neprišiel. Zadajte ten, v\u00A0ktorom ste ho otvorili.',
  linkWrong: 'Odkaz neplatí alebo už bol použitý. Vyžiadajte si nový.',
  setupUsed: 'Odkaz na vytvorenie správcu je neplatný alebo už bol použitý',
} as const;
