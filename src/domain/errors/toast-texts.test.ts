import { describe, expect, test } from 'vitest';
import { AUTH_TOASTS, registrationFailure } from './auth-texts.ts';
import type { ErrorCategory } from './categories.ts';
import { prdFailureToast } from './prd-failure.ts';
import { WIZARD_TOASTS } from './wizard-texts.ts';

describe('prdFailureToast', () => {
  const fail = (message: string, status: number | null = null, category: ErrorCategory | null = null) => ({
    name: 'Error',
    message,
    status,
    category,
  });
  const AI = 'AI Služba nedostupná';
  const LIMIT = 'Limit prekročený';
  const INPUT = 'Chyba validácie';
  const NETWORK = 'Chyba pripojenia';
  const BUSY = 'Služba nedostupná';
  const OTHER = 'Chyba generovania PRD';

  test.each([
    [fail('AI service unavailable'), AI],
    [fail('503: AI service unavailable, rate limit', 503), AI],
    [fail('x', 503, 'ai_service'), AI],
    [fail('rate limit exceeded'), LIMIT],
    [fail('Too many requests: validation'), LIMIT],
    [fail('Príliš veľa požiadaviek, skúste to neskôr (rate limit).', 429, 'rate_limit'), LIMIT],
    [fail('validation failed'), INPUT],
    [fail('email is required to fetch'), INPUT],
    [fail('Prosím vyberte rozsah projektu', 400, 'validation'), INPUT],
    [fail('Failed to fetch'), NETWORK],
    [fail('NetworkError when attempting to fetch resource.'), NETWORK],
    [fail('Request timeout', null, 'network'), NETWORK],
    [fail('Service temporarily unavailable'), BUSY],
    [fail('503: busy'), BUSY],
    [fail('Server je momentálne vyťažený.', 503, 'external_api'), BUSY],
    [fail('Databáza je momentálne nedostupná.', 503, 'database'), BUSY],
    [fail('could not fetch the document', 500, 'internal'), OTHER],
    [fail('Interná chyba servera.', 500, 'internal'), OTHER],
    [fail('Something failed by email'), OTHER],
  ])('%o → %s', (facts, title) => {
    expect(prdFailureToast(facts).title).toBe(title);
  });

  test.each([
    ['AI service unavailable', '2 až 3\u00A0minúty'],
    ['rate limit', '15\u00A0minút'],
    ['temporarily unavailable', '5\u00A0minút'],
  ])('%s tells how long to wait', (message, wait) => {
    expect(prdFailureToast(fail(message)).description).toContain(wait);
  });
});

test.each([
  ['quoteFailed', 'Chyba', 'Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.'],
  ['pdfFailed', 'Chyba', 'Nepodarilo sa exportovať PDF. Skúste to znovu.'],
  ['pdfTooEarly', 'Chyba', 'Najprv vygenerujte rozpočet pre export do PDF.'],
  ['submitIncomplete', 'Chyba', 'Chýbajú potrebné údaje pre odoslanie dopytu.'],
  ['submitFailed', 'Chyba', 'Nepodarilo sa odoslať dopyt. Skúste to znovu.'],
  ['prdFailed', 'Chyba generovania PRD', 'Nepodarilo sa vygenerovať PRD. Skúste to znovu.'],
  ['prdExportFailed', 'Chyba exportu', 'Nepodarilo sa exportovať PRD.'],
] as const)('the toast %s is the specification’s', (name, title, description) => {
  expect(WIZARD_TOASTS[name]).toEqual({ title, description, variant: 'destructive' });
});

test('success toasts have the titles of the specification', () => {
  const { quoteReady, pdfExported, prdReady, exportDone, formCleared, stepIncomplete } = WIZARD_TOASTS;
  expect([quoteReady, pdfExported, prdReady, exportDone, formCleared].map(({ title }) => title)).toEqual([
    'Rozpočet vygenerovaný',
    'PDF exportovaný',
    'PRD vygenerovaný',
    'Export dokončený',
    'Formulár vymazaný',
  ]);
  expect(stepIncomplete.title).toBe('Dokončite aktuálny krok');
});

test.each([
  ['Username already exists', 'Používateľské meno už existuje. Vyberte si iné.'],
  ['Používateľské meno už existuje', 'Používateľské meno už existuje. Vyberte si iné.'],
  ['must have at least 6', 'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov.'],
  ['', 'Registrácia zlyhala. Skúste to znovu.'],
  ['Toto heslo je príliš bežné.', 'Toto heslo je príliš bežné.'],
])('a registration failing with %j says %j', (message, shown) => {
  expect(registrationFailure(message)).toBe(shown);
  expect(AUTH_TOASTS.registrationFailed({ message, status: 400 }).description).toBe(shown);
});

test.each([
  ['Failed to fetch /api/register', null],
  ['502: <html><body>Bad gateway</body></html>', 502],
  ['500: {}', 500],
])('a registration failing with %j, which the server has not said, is told in Slovak', (message, status) => {
  expect(AUTH_TOASTS.registrationFailed({ message, status }).description).toBe(
    'Registrácia zlyhala. Skúste to znovu.',
  );
});

test('authentication toasts are those of the specification', () => {
  expect(
    [
      AUTH_TOASTS.loginFailed,
      AUTH_TOASTS.loginDone('jana'),
      AUTH_TOASTS.registrationDone('jana'),
      AUTH_TOASTS.logoutDone,
      AUTH_TOASTS.logoutFailed,
    ].map(({ title, description, variant }) => [title, description, variant]),
  ).toEqual([
    ['Prihlásenie neúspešné', 'Nesprávne používateľské meno alebo heslo', 'destructive'],
    ['Prihlásenie úspešné', 'Vitajte späť, jana!', 'default'],
    ['Registrácia úspešná', 'Vitajte, jana! Váš účet bol vytvorený.', 'default'],
    ['Odhlásenie úspešné', 'Boli ste úspešne odhlásený.', 'default'],
    ['Problém s odhlásením', 'Vyskytla sa chyba pri odhlasovaní', 'destructive'],
  ]);
  expect(AUTH_TOASTS.registrationFailed({ message: 'x', status: 400 }).title).toBe('Registrácia neúspešná');
});
