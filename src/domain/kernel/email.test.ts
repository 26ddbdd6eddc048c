import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliverableEmail, foldedEmail, isEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    'vzor@example.com',
    "o'neill+tag@vzor.example",
    'a@b.sk',
    'jan@xn--oriedka-q4a.sk',
    'jan@vzor.xn--p1ai',
    'jan@čučoriedka.sk',
    'jan@пример.рф',
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'nie',
    '@x.sk',
    'a@',
    'a@localhost',
    'a@x.sk, evil@y.sk',
    'a@x.sk\r\nBcc: e@y',
    'g: e@y;',
    '"e@y x"@x.sk',
    'a@b@x.sk',
    'a..b@x.sk',
    '.a@x.sk',
    'a.@x.sk',
    'ján@example.sk',
    'a@127.0.0.1',
    'a@[::1]',
    'a@x.sk/cesta',
    'a@x.sk:25',
    'a@x%2esk',
    'a@-x.sk',
    `${'a'.repeat(65)}@x.sk`,
    `a@${'x'.repeat(64)}.sk`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('goes to mail servers with an ASCII domain', () => {
    expect(deliverableEmail('Jan@Čučoriedka.sk')).toBe('Jan@xn--uoriedka-jbbb.sk');
    expect(deliverableEmail('Jan@Example.com')).toBe('Jan@example.com');
  });
});

describe('a folded address', () => {
  test.each([
    ['Jan@Vzor.Example', 'jan@vzor.example'],
    ['jan+akcia@vzor.example', 'jan@vzor.example'],
    ['j.a.n@vzor.example', 'j.a.n@vzor.example'],
    ['jan-akcia@vzor.example', 'jan-akcia@vzor.example'],
    ['jan@čučoriedka.sk', foldedEmail('jan@xn--uoriedka-jbbb.sk')],
    ['+jan@vzor.example', '+jan@vzor.example'],
    ['J.a.n+1+2@GoogleMail.com', 'jan@gmail.com'],
    ['Jan_N-o.vak+1@pm.me', 'jannovak@proton.me'],
    ['jan.novak@protonmail.ch', 'jannovak@proton.me'],
    ['__@proton.me', '__@proton.me'],
    ['jan.novak+1@mac.com', 'jan.novak@icloud.com'],
    ['jan-novak@me.com', 'jan-novak@icloud.com'],
    ['jan.novak-obchody@yahoo.com', 'jan.novak@yahoo.com'],
    ['jan-a-b+c@yahoo.co.uk', 'jan@yahoo.co.uk'],
    ['jan-a@ymail.com', 'jan@ymail.com'],
    ['-jan@yahoo.com', '-jan@yahoo.com'],
    ['jan-a@notyahoo.com', 'jan-a@notyahoo.com'],
    ['obchody@jan.fastmail.com', 'jan@fastmail.com'],
    ['obchody+1@Jan-Novak.fastmail.fm', 'jan-novak@fastmail.fm'],
    ['jan_novak@fastmail.fm', 'jan-novak@fastmail.fm'],
    ['jan+1@fastmail.com', 'jan@fastmail.com'],
    ['a@b.jan.fastmail.com', 'a@b.jan.fastmail.com'],
    ['jan@xgmail.com', 'jan@xgmail.com'],
  ])('of %s is %s', (text, folded) => {
    expect(foldedEmail(text)).toBe(folded);
  });

  const name = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  /** Signs between the letters of a name, some of them left out. */
  const scattered = (text: string, signs: readonly string[]) =>
    fc
      .array(fc.constantFrom('', ...signs), { minLength: text.length - 1, maxLength: text.length - 1 })
      .map((between) => [...text].map((letter, index) => letter + (between[index] ?? '')).join(''));
  const plain = (text: string) => fc.constant(text);

  /** How each provider lets one mailbox be written, and at which domains (the addresses of their help pages: mailbox.ts). */
  const PROVIDERS = [
    { domains: ['vzor.example'], written: plain },
    { domains: ['gmail.com', 'googlemail.com'], written: (text: string) => scattered(text, ['.']) },
    {
      domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
      written: (text: string) => scattered(text, ['.', '-', '_']),
    },
    { domains: ['icloud.com', 'me.com', 'mac.com'], written: plain },
    { domains: ['yahoo.com'], written: (text: string) => name.map((tag) => `${text}-${tag}`) },
    { domains: ['fastmail.com'], written: plain },
  ];

  test.each(PROVIDERS)(
    'is one for all writings of a mailbox at $domains, and another for another',
    ({ domains, written }) => {
      const domain = fc.constantFrom(...domains);
      const writing = (base: string) =>
        fc.tuple(written(base), fc.option(name), domain, fc.boolean()).map(([local, tag, at, isLoud]) => {
          const text = `${local}${tag === null ? '' : `+${tag}`}@${at}`;
          return isLoud ? text.toUpperCase() : text;
        });
      const pair = fc
        .tuple(name, name)
        .chain(([one, other]) =>
          fc.tuple(fc.constant(one === other), writing(one), writing(one), writing(other)),
        );
      fc.assert(
        fc.property(pair, ([isSame, first, second, third]) => {
          expect(foldedEmail(first)).toBe(foldedEmail(second));
          expect(foldedEmail(first) === foldedEmail(third)).toBe(isSame);
          expect(foldedEmail(foldedEmail(first))).toBe(foldedEmail(first));
          // Mail goes to what was written.
          expect(deliverableEmail(first)).toBe(first.replace(/@.*/, (at) => at.toLowerCase()));
        }),
      );
    },
  );
});
