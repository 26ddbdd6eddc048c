import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Money } from './amounts.tsx';
import { DimensionLine } from './dimension-line.tsx';
import { Fieldset } from './fieldset.tsx';
import { FileTile } from './file-tile.tsx';
import { MoneyInput, typedCents } from './money-input.tsx';
import { codeDigits, OneTimeCode } from './one-time-code.tsx';
import { Pagination } from './pagination.tsx';
import { PasswordInput } from './password-input.tsx';
import { RevisionMark } from './revision-cloud.tsx';
import { optionAfter, SearchBox } from './search-box.tsx';
import { Segmented } from './segmented.tsx';
import { Stat } from './stat.tsx';
import { StateMark } from './state-mark.tsx';
import { Timeline } from './timeline.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
describe('the search over everything', () => {
  test.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowDown', -1, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowDown', -1, 0, undefined],
    ['Home', 1, 3, undefined],
  ])('%s leads from option %i of %i to %s', (key, at, count, next) => {
    expect(optionAfter(key, at, count)).toBe(next);
  });

  test('is closed until somebody comes to it', () => {
    const groups = [{ label: 'Dopyty', options: [{ to: '/a', lead: 'Strecha' }] }];
    const drawn = html(
      <SearchBox
        label="Hľadať"
        max={9}
        value="str"
        onValue={() => undefined}
        groups={groups}
        said=""
        onOpen={() => undefined}
      />,
    );
    expect(drawn).toContain('aria-expanded="false"');
    expect(drawn).not.toContain('role="option"');
  });
});

const ignore = () => undefined;

describe('a state', () => {
  test('is said by its word and drawn apart from screen readers', () => {
    const mark = html(
      <StateMark of="request" state="won">
        Úspešný
      </StateMark>,
    );
    expect(mark).toContain('</svg>Úspešný</span>');
    expect(mark).toContain('aria-hidden="true"');
    expect(mark).toContain('tone-ok');
  });

  test('of a project is measured along its bar', () => {
    const filled = (state: 'agreed' | 'in-progress' | 'in-review' | 'launched') =>
      /<rect[^>]* width="(\d+)"/.exec(
        html(
          <StateMark of="project" state={state}>
            Projekt
          </StateMark>,
        ),
      )?.[1] ?? '0';
    expect([filled('agreed'), filled('in-progress'), filled('in-review'), filled('launched')]).toEqual([
      '0',
      '11',
      '17',
      '24',
    ]);
  });
});

describe('a sum', () => {
  test.each([
    ['2585', 258500],
    ['2 585 €', 258500],
    ['2\u00A0585,5', 258550],
    ['1650.05', 165005],
    ['-40', -4000],
    ['−40,00', -4000],
    ['0', 0],
    ['-0', 0],
    ['', null],
    ['12,345', null],
    ['1.650,00', 165000],
    ['12 50', null],
    ['dve', null],
    ['12345678901', null],
  ])('typed as "%s" is %s cents', (text, cents) => {
    expect(typedCents(text)).toBe(cents);
  });

  test('is shown with cents where there are some, or always', () => {
    expect(html(<Money cents={258500} />)).toContain('2\u00A0585\u00A0€');
    expect(html(<Money cents={258500} exact />)).toContain('2\u00A0585,00\u00A0€');
  });

  test('stands in its field as it would be typed, and is understood again', () => {
    const field = (cents: number | null) =>
      /value="([^"]*)"/.exec(html(<MoneyInput cents={cents} onCents={ignore} />))?.[1] ?? '';
    for (const cents of [258550, -4000, 0]) expect(typedCents(field(cents))).toBe(cents);
    expect(field(null)).toBe('');
  });
});

describe('a code', () => {
  test.each([
    ['1234-5678', '12345678'],
    [' 12 34\n5678 ', '12345678'],
    ['123456789', '12345678'],
    ['Kód: 12', '12'],
  ])('"%s" is %s', (text, code) => {
    expect(codeDigits(text)).toBe(code);
  });

  test('is one input that the system can fill in', () => {
    const field = html(<OneTimeCode value="12" onCode={ignore} />);
    expect(field.match(/<input/g)).toHaveLength(1);
    expect(field).toContain('autoComplete="one-time-code"');
    expect(field).not.toContain('maxLength');
  });
});

test('a password keeps the description of its field beside the words of its strength', () => {
  const field = html(
    <PasswordInput
      id="password"
      aria-describedby="password-error"
      show="Zobraziť"
      hide="Skryť"
      strength={{ step: 2, words: 'Stredné' }}
    />,
  );
  const [, own] = /aria-describedby="password-error ([^"]+)"/.exec(field) ?? [];
  expect(field).toContain(`<p id="${own}" aria-live="polite"`);
  expect(field).toContain('type="password"');
  expect(field.match(/data-reached="true"/g)).toHaveLength(2);
});

test('a step that leads nowhere is no link', () => {
  const pages = html(
    <Pagination label="Dopyty" newer={{ label: 'Novšie' }} older={{ label: 'Staršie', to: '/x?pred=1' }} />,
  );
  expect([...pages.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(['/x?pred=1']);
  expect(pages).toMatch(/<span[^>]*aria-disabled="true">Novšie/);
});

test('a group of fields is described by its message and its hint, which stand above the first field', () => {
  const group = html(
    <Fieldset legend="Fakturácia" hint="Na ponuku" error="Vyplňte firmu.">
      <input />
    </Fieldset>,
  );
  expect(group.indexOf('Vyplňte firmu.')).toBeLessThan(group.indexOf('<input'));
  const ids = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(group)?.[1]?.split(' ') ?? [];
  expect(ids).toHaveLength(2);
  for (const id of ids) expect(group).toContain(`<p id="${id}"`);
});

test('a file on its way is drawn to the scale of its bytes, one that is there has no scale', () => {
  const file = (state: 'sending' | 'done', share?: number) =>
    html(<FileTile state={state} name={<b>a.jpg</b>} note="62 %" share={share} />);
  expect(file('sending', 0.62)).toContain('width:62%');
  expect(file('done')).not.toContain('width:');
});

test('a number past its measure shows where the measure ended', () => {
  const stat = html(<Stat label="Odpoveď" value="mešká 6 h" of="z 24 h" share={1.25} tone="error" />);
  expect(stat).toContain('class="stat-within" style="width:80%"');
  expect(stat).toContain('class="stat-limit" style="left:80%"');
});

test('events are a list with machine-readable times', () => {
  const events = html(
    <Timeline
      label="Priebeh"
      events={[{ key: 'a', at: '2026-11-23T08:20:00Z', time: '23. 11. 9:20', title: 'Prijatá' }]}
    />,
  );
  expect(events).toContain('<ol aria-label="Priebeh"');
  expect(events).toContain('<time dateTime="2026-11-23T08:20:00Z">23. 11. 9:20</time>');
});

describe('a line to scale', () => {
  test('says in words what it measures, and gives each part its share', () => {
    const line = html(
      <DimensionLine
        label="Uplynulo 7 z 10 dní"
        parts={[
          { as: 'elapsed', share: 0.7 },
          { as: 'span', share: 0.3 },
        ]}
      />,
    );
    expect(line).toContain('role="img" aria-label="Uplynulo 7 z 10 dní"');
    expect([...line.matchAll(/flex-grow:([\d.]+)/g)].map(([, share]) => share)).toEqual(['0.7', '0.3']);
  });

  test('draws no part without a length, so that each begins where no other does', () => {
    const line = html(
      <DimensionLine
        label="8 pracovných dní"
        parts={[
          { as: 'gap', share: 0 },
          { as: 'span', share: 0.4 },
          { as: 'gap', share: 0.6 },
        ]}
      />,
    );
    expect([...line.matchAll(/dimension-part dimension-(\w+)/g)].map(([, kind]) => kind)).toEqual([
      'span',
      'gap',
    ]);
  });
});

test('a switch of views is one choice among named radios', () => {
  const switched = html(
    <Segmented
      label="Zobrazenie dopytov"
      value="board"
      onValue={ignore}
      options={[
        { value: 'list', label: 'Zoznam' },
        { value: 'board', label: 'Nástenka' },
      ]}
    />,
  );
  expect(switched).toContain('<legend class="sr-only">Zobrazenie dopytov</legend>');
  expect(switched).toMatch(/<input[^>]*checked=""[^>]*\/?>Nástenka/);
});

test('a changed line says to screen readers in which revision', () => {
  const mark = html(<RevisionMark letter="C" label="Zmenené v revízii C" />);
  expect(mark).toContain('role="img" aria-label="Zmenené v revízii C"');
});
