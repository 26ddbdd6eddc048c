import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD_MIN } from './account-limits.ts';
import { passwordStrength } from './password-strength.ts';

const shown = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  ['', 0, ''],
  ['a', 1, 'Krátke: chýba ešte 5 znakov.'],
  ['abcd', 1, 'Krátke: chýbajú ešte 2 znaky.'],
  ['abcde', 1, 'Krátke: chýba ešte 1 znak.'],
  ['heslo123', 1, 'Slabé: pridajte ďalšie slovo.'],
  ['heslo1', 1, 'Slabé: pridajte ďalšie slovo.'],
  ['aaaaaaaaaaaaaaaaaaaa', 1, 'Slabé: pridajte ďalšie slovo.'],
  ['1234567890123456', 1, 'Slabé: pridajte ďalšie slovo.'],
  ['abcabcabcabcabcabc', 1, 'Slabé: pridajte ďalšie slovo.'],
  ['kopacka7', 2, 'Prijateľné: dlhšie bude bezpečnejšie.'],
  ['kopacka na rusku', 4, 'Silné.'],
  ['modrá Lavička', 4, 'Silné.'],
  ['Kopačka-7', 3, 'Dobré.'],
] as const)('%j is step %i: %s', (password, step, words) => {
  const strength = passwordStrength(password);
  expect([strength.step, shown(strength.words)]).toEqual([step, words]);
});

test('what others know of the account is worth little', () => {
  const password = 'martina.stresna1';
  expect(passwordStrength(password).step).toBeGreaterThan(1);
  expect(passwordStrength(password, { known: ['martina', 'martina@stresna.sk'] }).step).toBe(1);
});

test('an administrator is told of the signs that are asked for at least', () => {
  const { step, words } = passwordStrength('Kopačka-7', { least: ADMIN_PASSWORD_MIN });
  expect([step, shown(words)]).toEqual([1, 'Krátke: chýbajú ešte 3 znaky.']);
});

test('a sign more never makes a password that is long enough weaker', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 6, maxLength: 40 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (password, sign) => {
        expect(passwordStrength(password + sign).step).toBeGreaterThanOrEqual(
          passwordStrength(password).step,
        );
      },
    ),
  );
});
