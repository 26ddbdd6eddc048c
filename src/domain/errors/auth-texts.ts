import type { ErrorFacts } from './classify.ts';
import { errorAdvice } from './texts.ts';
import type { ToastTexts } from './toast.ts';

const REGISTRATION_FAILED = 'Registrácia neúspešná';
const REGISTRATION_DEFAULT = 'Registrácia zlyhala. Skúste to znovu.';

/** What the visitor reads about a failed registration (specification 5): mapped, else the server's own words. */
export function registrationFailure(message: string): string {
  if (/already exists|už existuje/i.test(message)) return 'Používateľské meno už existuje. Vyberte si iné.';
  if (/\bat least\b/i.test(message)) {
    return 'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov.';
  }
  return message.trim() === '' ? REGISTRATION_DEFAULT : message;
}

/** What the server itself has said; nothing where no answer came, or one without a message of its own (specification 8). */
const serversWords = ({ message, status }: RegistrationFacts): string =>
  status === null || message.startsWith(`${status}: `) ? '' : message;

type RegistrationFacts = Pick<ErrorFacts, 'message' | 'status'>;

/** Toasts around sign-in, byte for byte (specification 8, "Authentication toasts"). */
export const AUTH_TOASTS = {
  loginFailed: {
    title: 'Prihlásenie neúspešné',
    description: 'Nesprávne používateľské meno alebo heslo',
    variant: 'destructive',
  },
  loginUnreachable: {
    title: 'Prihlásenie neúspešné',
    description: errorAdvice('network'),
    variant: 'destructive',
  },
  loginDone: (username: string): ToastTexts => ({
    title: 'Prihlásenie úspešné',
    description: `Vitajte späť, ${username}!`,
    variant: 'default',
  }),
  registrationFailed: (facts: RegistrationFacts): ToastTexts => ({
    title: REGISTRATION_FAILED,
    description: registrationFailure(serversWords(facts)),
    variant: 'destructive',
  }),
  registrationDone: (username: string): ToastTexts => ({
    title: 'Registrácia úspešná',
    description: `Vitajte, ${username}! Váš účet bol vytvorený.`,
    variant: 'default',
  }),
  logoutDone: {
    title: 'Odhlásenie úspešné',
    description: 'Boli ste úspešne odhlásený.',
    variant: 'default',
  },
  logoutFailed: {
    title: 'Problém s odhlásením',
    description: 'Vyskytla sa chyba pri odhlasovaní',
    variant: 'destructive',
  },
} as const;
