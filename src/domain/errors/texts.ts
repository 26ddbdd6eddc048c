import type { ErrorCategory, Severity } from './categories.ts';

/** Which boundary or routine caught a failure (specification 2 and 8). */
export type ErrorLevel = 'app' | 'page' | 'component';

/** Slovak is the default, English the alternative (specification 8). */
export type ErrorLanguage = 'sk' | 'en';
type Text = Record<ErrorLanguage, string>;

/** What a limit answers that has no sentence of its own; it holds the English words that the contract fixes (decisions 3). */
export const RATE_LIMITED = 'Príliš veľa požiadaviek, skúste to neskôr (rate limit).';

const TITLES: Record<ErrorCategory, Text> = {
  validation: { sk: 'Neplatné údaje', en: 'Invalid data' },
  authentication: { sk: 'Problém s prihlásením', en: 'Authentication problem' },
  authorization: { sk: 'Na túto akciu nemáte oprávnenie', en: 'Access denied' },
  not_found: { sk: 'Stránka sa nenašla', en: 'Page not found' },
  rate_limit: { sk: 'Príliš veľa požiadaviek, skúste to neskôr', en: 'Too many requests, try later' },
  ai_service: { sk: 'AI služba je dočasne nedostupná', en: 'AI service is temporarily unavailable' },
  database: { sk: 'Problém s databázou', en: 'Database problem' },
  network: { sk: 'Problém s internetovým pripojením', en: 'Internet connection problem' },
  external_api: { sk: 'Problém s externou službou', en: 'External service problem' },
  form: { sk: 'Chyba formulára', en: 'Form error' },
  chat: { sk: 'Problém s chatom', en: 'Chat problem' },
  quote: { sk: 'Chyba pri vytváraní rozpočtu', en: 'Quote creation error' },
  component: { sk: 'Chyba časti stránky', en: 'Component error' },
  internal: { sk: 'Interná chyba servera', en: 'Internal server error' },
  unknown: { sk: 'Neočakávaná chyba', en: 'Unexpected error' },
};

const ADVICE: Record<ErrorCategory, Text> = {
  validation: {
    sk: 'Niektorý údaj nemá správny tvar. Skontrolujte ho a skúste to znova.',
    en: 'Some value is not in the right form. Check it and try again.',
  },
  authentication: {
    sk: 'Prihlásenie sa nepodarilo overiť. Prihláste sa a skúste to znova.',
    en: 'Your sign-in could not be verified. Sign in and try again.',
  },
  authorization: {
    sk: 'Váš účet k\u00A0tejto časti nemá prístup. Ak ho potrebujete, požiadajte oň správcu.',
    en: 'Your account has no access to this part. Ask the administrator if you need it.',
  },
  not_found: {
    sk: 'Adresa je nesprávna alebo stránka už neexistuje.',
    en: 'The address is wrong or the page no longer exists.',
  },
  rate_limit: {
    sk: 'Server prijal priveľa požiadaviek naraz. Počkajte chvíľu a skúste to znova.',
    en: 'The server received too many requests at once. Wait a while and try again.',
  },
  ai_service: {
    sk: 'Text od AI teraz nie je k dispozícii. Ostatné časti stránky fungujú. Skúste to znova o chvíľu.',
    en: 'AI text is not available now. Everything else works; try again in a while.',
  },
  database: {
    sk: 'Údaje sa teraz nedajú načítať ani uložiť. Skúste to znova o chvíľu.',
    en: 'Data cannot be read or saved now. Try again in a while.',
  },
  network: {
    sk: 'Server neodpovedá. Skontrolujte pripojenie na internet a skúste to znova.',
    en: 'The server does not answer. Check your internet connection and try again.',
  },
  external_api: {
    sk: 'Služba, ktorú stránka potrebuje, teraz neodpovedá. Skúste to znova o chvíľu.',
    en: 'A service this page needs does not answer. Try again in a while.',
  },
  form: {
    sk: 'Formulár sa nedá spracovať. Skontrolujte vyplnené polia a skúste to znova.',
    en: 'The form cannot be processed. Check its fields and try again.',
  },
  chat: {
    sk: 'Správy sa teraz nedajú načítať ani odoslať. Skúste to znova o chvíľu.',
    en: 'Messages cannot be loaded or sent now. Try again in a while.',
  },
  quote: {
    sk: 'Rozpočet sa nedá vytvoriť. Vaše zadanie zostáva uložené v prehliadači, takže to môžete skúsiť znova.',
    en: 'The quote cannot be created. Your input stays saved in the browser; try again.',
  },
  component: {
    sk: 'Časť stránky sa nedá zobraziť. Rozpracovaný rozpočet zostáva uložený v prehliadači.',
    en: 'Part of the page cannot be shown. Your unfinished quote stays saved in the browser.',
  },
  internal: {
    sk: 'Chyba je na strane servera, nie u vás. Skúste to znova o chvíľu.',
    en: 'The fault is on the server, not yours. Try again in a while.',
  },
  unknown: {
    sk: 'Skúste to znova. Ak sa chyba zopakuje, napíšte mi jej ID.',
    en: 'Try again. If it happens once more, send me its ID.',
  },
};

const LABELS = {
  tryAgain: { sk: 'Skúsiť znova', en: 'Try again' },
  reloadPage: { sk: 'Obnoviť stránku', en: 'Reload page' },
  contactSupport: { sk: 'Kontaktovať podporu', en: 'Contact support' },
  retry: { sk: 'Zopakovať', en: 'Retry' },
  goHome: { sk: 'Prejsť na úvodnú stránku', en: 'Go to homepage' },
  errorId: { sk: 'ID chyby', en: 'Error ID' },
} as const satisfies Record<string, Text>;
export type ErrorLabel = keyof typeof LABELS;

const SEVERITY_LABELS: Record<Severity, Text> = {
  critical: { sk: 'Kritická chyba', en: 'Critical error' },
  high: { sk: 'Vysoká priorita', en: 'High priority' },
  medium: { sk: 'Stredná priorita', en: 'Medium priority' },
  low: { sk: 'Nízka priorita', en: 'Low priority' },
};

/** What happened, in a few words, for people (specification 8). */
export const errorTitle = (category: ErrorCategory, language: ErrorLanguage = 'sk'): string =>
  TITLES[category][language];

const SCREEN_TITLES: Record<ErrorLevel, string> = {
  app: 'Niečo sa pokazilo',
  page: 'Stránka sa nenačítala',
  component: 'Niečo sa pokazilo',
};

/** Title of an error screen (specification 2); a page that does not exist says so. */
export const errorScreenTitle = (level: ErrorLevel, category: ErrorCategory): string =>
  level === 'page' && category === 'not_found' ? errorTitle(category) : SCREEN_TITLES[level];

/** What was kept and what to do now, one or two sentences. */
export const errorAdvice = (category: ErrorCategory, language: ErrorLanguage = 'sk'): string =>
  ADVICE[category][language];

/** Button and field names of the error layer (specification 8). */
export const errorLabel = (label: ErrorLabel, language: ErrorLanguage = 'sk'): string =>
  LABELS[label][language];

/** Severity on the error screen's badge (specification 2). */
export const severityLabel = (severity: Severity, language: ErrorLanguage = 'sk'): string =>
  SEVERITY_LABELS[severity][language];

/** "ID chyby: ERR_…" as toasts show it. */
export const errorIdLine = (id: string, language: ErrorLanguage = 'sk'): string =>
  `${LABELS.errorId[language]}: ${id}`;
