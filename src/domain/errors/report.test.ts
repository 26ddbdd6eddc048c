import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bugMail } from './bug-mail.ts';
import { ERROR_CATEGORIES, severityOf } from './categories.ts';
import { errorReportSchema } from './contract.ts';
import { errorId } from './error-id.ts';
import { errorRecord, isReported, reportKey, reportOf, scrubReport } from './report.ts';
import { firstBytes, MESSAGE_MAX, STACK_MAX_BYTES, scrubStack, scrubText, scrubUrl } from './scrub.ts';

const record = (message = 'e is not a function') =>
  errorRecord({
    id: 'ERR_MI8ABCDE_1A2B3C4D',
    facts: { name: 'Error', message, status: null, category: null },
    details: { secret: 'stays here' },
    stack: 'Error: e is not a function\n    at f (https://x.sk/assets/a.js?v=1:10:20)',
    context: { component: 'QuoteWizard', level: 'component' },
    surroundings: {
      timestamp: '2026-11-21T08:05:00.000Z',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36',
      url: 'https://x.sk/sluzby?token=abc#part',
      userId: null,
      sessionId: '0b6f4dd2-8a0a-4f5e-9d0a-1c2d3e4f5a6b',
    },
    category: 'component',
  });

describe('isReported', () => {
  const failure = (category: (typeof ERROR_CATEGORIES)[number], status: number | null, path: string | null) =>
    isReported({ severity: severityOf(category), status, path });

  test.each(ERROR_CATEGORIES)('%s only when critical or high', (category) => {
    const serious = ['component', 'database', 'internal', 'authentication', 'authorization', 'ai_service'];
    expect(failure(category, null, null)).toBe(serious.includes(category));
  });

  test.each([
    [401, '/api/login', false],
    [401, '/api/user', false],
    [401, '/api/quotes', true],
    [500, '/api/login', true],
    [503, '/api/user', true],
  ])('a %i of %s: %s', (status, path, reported) => {
    expect(failure('authentication', status, path)).toBe(reported);
  });
});

describe('scrubText', () => {
  test.each([
    ['see https://x.sk/reset?token=abc#top now', 'see https://x.sk/reset now'],
    ['at f (https://x.sk/a.js?v=1:10:20)', 'at f (https://x.sk/a.js)'],
    ['GET /api/x?email=a%40b.sk failed', 'GET /api/x failed'],
    ['https://jana:heslo@x.sk/a', 'https://x.sk/a'],
    ['user jana.novakova+web@example.sk said', 'user [e-mail] said'],
    ['žaneta@dielňa.sk', '[e-mail]'],
    ['call +421 905 000 000 please', 'call [phone] please'],
    ['call 0905000000.', 'call [phone].'],
    ['call (02) 1234 5678', 'call [phone]'],
    ['00421905000000', '[phone]'],
    ['905 000 000', '[phone]'],
    ['a\u0000b\u202Ec\uD800d', 'abcd'],
    ['what? nothing', 'what? nothing'],
  ])('%j → %j', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  test.each([
    'at f (https://x.sk/assets/wizard-B1cD.js:1:123456789)',
    '2026-11-21T08:05:00.000Z',
    '2026-11-21 08:05',
    'ERR_MI8ABCDE_123456789',
    '0b6f4dd2-8a0a-4f5e-9d0a-123456789012',
    'Chrome/153.0.7204.1000',
    "Cannot read properties of undefined (reading 'map')",
    '1 500 – 3 500 €',
  ])('leaves %j alone', (text) => {
    expect(scrubText(text)).toBe(text);
  });
});

test.each([
  ['https://x.sk/reset?token=abc', 'https://x.sk/reset'],
  ['https://x.sk/a#token=abc', 'https://x.sk/a'],
  ['https://a:b@x.sk/a', 'https://x.sk/a'],
  ['https://x.sk/sluzby/tvorba-webu', 'https://x.sk/sluzby/tvorba-webu'],
])('scrubUrl %j → %j', (url, scrubbed) => {
  expect(scrubUrl(url)).toBe(scrubbed);
});

describe('firstBytes', () => {
  it('never exceeds the bytes, never breaks a character, and loses nothing that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, bytes) => {
        const kept = firstBytes(text, bytes);
        expect(new TextEncoder().encode(kept).length).toBeLessThanOrEqual(bytes);
        expect(text.startsWith(kept)).toBe(true);
        expect(kept.isWellFormed()).toBe(true);
        if (new TextEncoder().encode(text).length <= bytes) expect(kept).toBe(text);
      }),
    );
  });
});

describe('reportOf', () => {
  it('has the body of the contract, without details and query strings', () => {
    expect(reportOf(record())).toEqual({
      errorId: 'ERR_MI8ABCDE_1A2B3C4D',
      message: 'e is not a function',
      category: 'component',
      severity: 'critical',
      timestamp: '2026-11-21T08:05:00.000Z',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36',
      url: 'https://x.sk/sluzby',
      userId: null,
      sessionId: '0b6f4dd2-8a0a-4f5e-9d0a-1c2d3e4f5a6b',
      stack: 'Error: e is not a function\n    at f (https://x.sk/assets/a.js)',
      context: { component: 'QuoteWizard', level: 'component' },
    });
  });

  it('is accepted by the server whatever was thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 9000 }), (message, stack) => {
        const report = reportOf({ ...record(message), stack, url: `https://x.sk/${message}` });
        expect(errorReportSchema.safeParse(report).success).toBe(true);
      }),
    );
  });

  it.each([
    ['letters that only programs read', `x\u{E0100}${'\u{E01EF}'.repeat(40)}`],
    ['marks without end on one letter', `x${'\u0301'.repeat(400)}`],
  ])('is accepted with %s in it', (_, message) => {
    const report = reportOf({ ...record(message), stack: message, url: `https://x.sk/${message}` });
    expect(errorReportSchema.safeParse(report).error?.issues).toBeUndefined();
  });

  it('cuts message and stack to size', () => {
    const report = reportOf({ ...record('č'.repeat(5000)), stack: 'č'.repeat(9000) });
    expect(report.message).toHaveLength(MESSAGE_MAX);
    expect(new TextEncoder().encode(report.stack ?? '')).toHaveLength(STACK_MAX_BYTES);
  });
});

describe('errorReportSchema', () => {
  const valid = reportOf(record());

  it('drops keys it does not know, also in context', () => {
    const parsed = errorReportSchema.parse({ ...valid, evil: 1, context: { ...valid.context, evil: 1 } });
    expect(parsed).toEqual(valid);
  });

  it('accepts every id that is ever made', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (now, random) => {
          expect(errorReportSchema.shape.errorId.safeParse(errorId(now, random)).success).toBe(true);
        },
      ),
    );
  });

  test.each([
    ['errorId', 'x'],
    ['errorId', '<script>'],
    ['category', 'evil'],
    ['severity', 'fatal'],
    ['timestamp', 'yesterday'],
    ['message', 'a\u0000b'],
    ['message', 'ab '.repeat(1400)],
    ['url', 'https://x.sk/\nforged'],
    ['userAgent', 1],
    ['stack', 'ab '.repeat(14_000)],
  ])('refuses %s %j', (field, value) => {
    const result = errorReportSchema.safeParse({ ...valid, [field]: value });
    expect(result.error?.issues[0]?.path).toEqual([field]);
  });

  it('cuts a long stack of a foreign client when scrubbed', () => {
    const parsed = errorReportSchema.parse({ ...valid, stack: 'ab '.repeat(13_000) });
    expect(scrubReport(parsed).stack).toHaveLength(STACK_MAX_BYTES);
    expect(scrubStack(scrubReport(parsed).stack ?? '')).toBe(scrubReport(parsed).stack);
  });
});

test('no more of a stack is read than twice of what is kept', () => {
  const long = `${'x'.repeat(2 * STACK_MAX_BYTES)}vzor@example.com`;
  expect(scrubStack(long)).toBe(scrubStack(long.slice(0, 2 * STACK_MAX_BYTES)));
});

test.each([
  ['https://x.sk/a?b', 'https://x.sk/a'],
  ['(https://x.sk/a?b#c)', '(https://x.sk/a)'],
  ['at /sluzby?token=1 in a.js', 'at /sluzby in a.js'],
  ['co?ako?/reset?token=1', 'co?ako?/reset'],
  ['webpack:///a.js?x', 'webpack:///a.js'],
  ['a/b?c', 'a/b?c'],
  ['naozaj? áno', 'naozaj? áno'],
])('of the address in %j the query goes', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('reports of the same failure have one key, whenever and whoever', () => {
  const first = reportOf(record());
  const again = { ...first, errorId: 'ERR_OTHER1_X', timestamp: '2026-11-22T00:00:00.000Z', sessionId: null };
  expect(reportKey(again)).toBe(reportKey(first));
  expect(reportKey({ ...again, message: 'another' })).not.toBe(reportKey(first));
});

describe('bugMail', () => {
  const parse = (mail: string) => {
    const url = new URL(mail);
    return {
      to: url.pathname,
      subject: url.searchParams.get('subject'),
      body: url.searchParams.get('body')?.split('\r\n'),
    };
  };

  it('names id, time, component, level, message, address and browser', () => {
    const mail = parse(bugMail('dielna@example.sk', record('Čosi & „iné“ + 100 %')));
    expect(mail.to).toBe('dielna@example.sk');
    expect(mail.subject).toBe('Bug Report - ERR_MI8ABCDE_1A2B3C4D');
    expect(mail.body?.slice(4)).toEqual([
      'ID chyby: ERR_MI8ABCDE_1A2B3C4D',
      'Čas: 21. 11. 2026, 9:05 (2026-11-21T08:05:00.000Z)'.replace(/(?<=\d\.|2026,) /g, '\u00A0'),
      'Komponent: QuoteWizard',
      'Úroveň: časť stránky',
      'Správa: Čosi & „iné“ + 100 %',
      'Adresa: https://x.sk/sluzby',
      'Prehliadač: Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36',
    ]);
  });

  it('stays short enough for mail programs', () => {
    const mail = bugMail('dielna@example.sk', record('😀č'.repeat(400)));
    expect(mail.length).toBeLessThanOrEqual(1900);
    expect(parse(mail).body?.some((line) => line.startsWith('Správa: 😀č'))).toBe(true);
  });
});
