import { expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

test.each([
  ['Jana', 'Jana'],
  ['a;b', '"a;b"'],
  ['povedal "áno"', '"povedal ""áno"""'],
  ['dva\nriadky', '"dva\nriadky"'],
  ['=1+1', "'=1+1"],
  ['+421', "'+421"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['=HYPERLINK("x";1)', '"\'=HYPERLINK(""x"";1)"'],
  [-2.5, '-2,5'],
  [null, ''],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(csvCell(value)).toBe(written);
});

test('a table begins with the mark by which spreadsheets know its letters', () => {
  expect(
    csvOf([
      ['a', 1],
      ['č', null],
    ]),
  ).toBe('\uFEFFa;1\r\nč;\r\n');
});
