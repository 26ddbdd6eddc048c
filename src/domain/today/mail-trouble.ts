/** What a mail server's refusal means, by the code that the sending program gives it, and what to do. */
const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [/\bEAUTH\b/, 'Poštový server odmietol prihlásenie. Opravte meno a heslo k pošte v nastaveniach servera.'],
  [
    /\bETLS\b/,
    'Poštový server neponúka šifrované spojenie, preto mu heslo neodišlo. Nastavte adresu, ktorá ho ponúka.',
  ],
  [/\bEENVELOPE\b|plain e-mail address/, 'Poštový server odmietol adresu. Overte ju u príjemcu.'],
  [/\bEMESSAGE\b/, 'Poštový server odmietol obsah e-mailu. Napíšte príjemcovi inak.'],
  [/\bis gone\b/, 'To, o čom mal e-mail hovoriť, už neexistuje. Netreba ho posielať.'],
];
const UNREACHABLE = 'Poštový server e-mail celý deň neprijal. Skontrolujte, či beží, a pošlite ho znova.';
/** The server's own sentence, behind its number of three digits. */
const ANSWER = /(?<=: )[45]\d\d[ -][^\r\n()]+/;

/** Why a mail could not be delivered and what to do, with what the other side answered; `error` is what was kept of the last attempt. */
export function mailTrouble(error: string): string {
  const trouble = TROUBLES.find(([code]) => code.test(error))?.[1] ?? UNREACHABLE;
  const answer = ANSWER.exec(error)?.[0].trim();
  return answer === undefined ? trouble : `${trouble} Odpoveď servera: „${answer}“`;
}
