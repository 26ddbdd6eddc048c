import { expect, test } from 'vitest';
import { delayTrouble, mailTrouble } from './mail-trouble.ts';

test.each([
  [
    'PermanentMailError EENVELOPE: Can’t send mail - all recipients were rejected: 550 5.1.1 no such user',
    'Poštový server odmietol adresu. Overte ju u príjemcu. Odpoveď servera: „550 5.1.1 no such user“',
  ],
  [
    'PermanentMailError EENVELOPE: Mail command failed: 553 5.7.1 not owned by user',
    'Poštový server odmietol adresu odosielateľa. Nastavte v nastaveniach servera takú, z ktorej smiete odosielať. Odpoveď servera: „553 5.7.1 not owned by user“',
  ],
  [
    'Error EAUTH: Invalid login: 535 5.7.8 wrong password',
    'Poštový server odmietol prihlásenie. Opravte meno a heslo k pošte v nastaveniach servera. Odpoveď servera: „535 5.7.8 wrong password“',
  ],
  [
    'Error ETLS: Server does not support secure connection',
    'Poštový server neponúka šifrované spojenie, preto mu heslo neodišlo. Nastavte adresu, ktorá ho ponúka.',
  ],
  [
    'PermanentMailError EMESSAGE: Message failed: 554 spam',
    'Poštový server odmietol obsah e-mailu. Napíšte príjemcovi inak. Odpoveď servera: „554 spam“',
  ],
  [
    'PermanentMailError: What the mail tells about is gone',
    'To, o čom mal e-mail hovoriť, už neexistuje. Netreba ho posielať.',
  ],
  [
    'Error ESOCKET: connect ECONNREFUSED',
    'Poštový server e-mail celý deň neprijal. Skontrolujte, či beží, a pošlite ho znova.',
  ],
])('%s is told in Slovak, with what to do', (error, told) => {
  expect(mailTrouble(error)).toBe(told);
});

test.each([
  [
    'Error EAUTH: Invalid login: 535 5.7.8 wrong password',
    'Poštový server odmietol prihlásenie. Opravte meno a heslo k pošte v nastaveniach servera. Web to skúša znova, najviac jeden deň. Odpoveď servera: „535 5.7.8 wrong password“',
  ],
  [
    'Error EENVELOPE: Can’t send mail - all recipients were rejected: 451 4.7.1 try again later',
    'Poštový server e-maily neprijíma. Web to skúša znova, najviac jeden deň. Odpoveď servera: „451 4.7.1 try again later“',
  ],
  [
    'Error ESOCKET: connect ECONNREFUSED',
    'Poštový server e-maily neprijíma. Web to skúša znova, najviac jeden deň.',
  ],
])('%s is told of a mail that is tried again, which nobody has to send', (error, said) => {
  expect(delayTrouble(error)).toBe(said);
});
