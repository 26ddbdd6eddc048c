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
    ['J.a.n+1+2@GoogleMail.com', 'jan@gmail.com'],
    ['jan@čučoriedka.sk', foldedEmail('jan@xn--uoriedka-jbbb.sk')],
    ['+jan@vzor.example', '+jan@vzor.example'],
  ])('of %s is %s', (text, folded) => {
    expect(foldedEmail(text)).toBe(folded);
  });

  test('is the same when folded again, and of all sub-addresses', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
    fc.assert(
      fc.property(
        part,
        part,
        fc.constantFrom('gmail.com', 'vzor.example', 'Čaj.sk'),
        (local, tag, domain) => {
          const folded = foldedEmail(`${local}@${domain}`);
          expect(foldedEmail(folded)).toBe(folded);
          expect(foldedEmail(`${local}+${tag}@${domain}`)).toBe(folded);
        },
      ),
    );
  });
});
