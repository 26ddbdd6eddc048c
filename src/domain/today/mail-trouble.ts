type Trouble = readonly [code: RegExp, told: string];

/** By the code that the sending program gives it: what no later attempt mends, but the operator, and how. */
const SETTINGS = {
  EAUTH: 'Poštový server odmietol prihlásenie. Opravte meno a heslo k pošte v nastaveniach servera.',
  ETLS: 'Poštový server neponúka šifrované spojenie, preto mu heslo neodišlo. Nastavte adresu, ktorá ho ponúka.',
};
/** Codes of which the operator has to hear at once; what else a server does not take it may only put off for some minutes. */
export const SETTING_FAULTS: readonly string[] = Object.keys(SETTINGS);

const OF_SETTINGS = Object.entries(SETTINGS).map(([code, text]): Trouble => [RegExp(`\\b${code}\\b`), text]);
const REFUSALS: readonly Trouble[] = [
  [
    /\bMail command failed\b/,
    'Poštový server odmietol adresu odosielateľa. Nastavte v nastaveniach servera takú, z ktorej smiete odosielať.',
  ],
  [/\bEENVELOPE\b|plain e-mail address/, 'Poštový server odmietol adresu. Overte ju u príjemcu.'],
  [/\bEMESSAGE\b/, 'Poštový server odmietol obsah e-mailu. Napíšte príjemcovi inak.'],
  [/\bis gone\b/, 'To, o čom mal e-mail hovoriť, už neexistuje. Netreba ho posielať.'],
];
const UNREACHABLE = 'Poštový server e-mail celý deň neprijal. Skontrolujte, či beží, a pošlite ho znova.';
const NOT_TAKEN = 'Poštový server e-maily neprijíma.';
const TRIED_AGAIN = 'Web to skúša znova, najviac jeden deň.';
/** The server's own sentence, behind its number of three digits. */
const ANSWER = /(?<=: )[45]\d\d[ -][^\r\n()]+/;

/** Why a mail could not be delivered and what to do, with what the other side answered; `error` is what was kept of the last attempt. */
export const mailTrouble = (error: string): string =>
  withAnswer(told([...OF_SETTINGS, ...REFUSALS], error) ?? UNREACHABLE, error);

const HELD =
  'Na neoverené adresy odišlo e-mailov priveľa, preto tento čaká. Ak ho príjemca potrebuje, pošlite ho.';
const MUTED = 'Príjemca si takéto e-maily vypol. Pošlite mu odkaz inak alebo mu zavolajte.';

/** Why a mail of this state has not gone out by itself, and what to do. */
export function unsentTrouble({ status, lastError }: { status: string; lastError: string | null }): string {
  if (status === 'held') return HELD;
  return status === 'muted' ? MUTED : mailTrouble(lastError ?? '');
}

/** The same of a mail that is tried again. */
export const delayTrouble = (error: string): string =>
  withAnswer(`${told(OF_SETTINGS, error) ?? NOT_TAKEN} ${TRIED_AGAIN}`, error);

const told = (troubles: readonly Trouble[], error: string) =>
  troubles.find(([code]) => code.test(error))?.[1];

function withAnswer(trouble: string, error: string): string {
  const answer = ANSWER.exec(error)?.[0].trim();
  return answer === undefined ? trouble : `${trouble} Odpoveď servera: „${answer}“`;
}
