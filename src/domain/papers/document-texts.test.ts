import { expect, test } from 'vitest';
import { site } from '../content/site.ts';
import { operatorName } from '../legal/operator.ts';
import {
  documentLine,
  documentName,
  documentTitle,
  fileOriginText,
  newAmongText,
  newPapersSentence,
  newPaperText,
} from './document-texts.ts';

const paper = {
  kind: 'offer' as const,
  name: 'Web',
  number: 'CP-2026-0001',
  isAccepted: false,
  position: 0,
  project: { id: 'project', name: 'Web' } as object | null,
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [paper, 'Cenová ponuka', ['CP-2026-0001']],
  [{ ...paper, isAccepted: true }, 'Prijatá ponuka', ['CP-2026-0001']],
  // Of no project it has no name over it.
  [{ ...paper, project: null }, 'Web', ['Cenová ponuka CP-2026-0001']],
  [{ ...paper, number: 'CP-2026-0001/D1' }, 'Web', ['Dodatok CP-2026-0001/D1']],
  [{ ...paper, number: 'CP-2026-0001/D1', isAccepted: true }, 'Web', ['Prijatý dodatok CP-2026-0001/D1']],
  [
    { ...paper, kind: 'quote' as const, name: '', number: 'RO-2026-000123' },
    'Orientačný rozpočet',
    ['Rozpočet RO-2026-000123'],
  ],
  [
    {
      ...paper,
      kind: 'payment' as const,
      name: 'Po schválení návrhu',
      number: 'VP-2026-000001',
      position: 2,
    },
    'Výzva na platbu č. 2',
    ['VP-2026-000001', 'Po schválení návrhu'],
  ],
  [
    { ...paper, kind: 'report' as const, name: '', number: 'CP-2026-0001' },
    'Odovzdávací protokol',
    ['Čo bolo dohodnuté, dodané, schválené a zaplatené'],
  ],
])('%o is named %s, with %o under it', (named, name, line) => {
  expect([plain(documentName(named)), documentLine(named).map(plain)]).toEqual([name, line]);
});

test('a file that is saved, and its button, name the kind and the number, of a report its name', () => {
  expect(documentTitle({ ...paper, isAccepted: true })).toBe('Prijatá ponuka CP-2026-0001');
  expect(plain(documentTitle({ ...paper, kind: 'report', name: '' }))).toBe('Odovzdávací protokol');
});

test.each([
  [{ isOwn: true, purpose: 'record' as const, item: '' }, 'od vás'],
  [{ isOwn: false, purpose: 'record' as const, item: '' }, operatorName(site)],
  [{ isOwn: true, purpose: 'message' as const, item: '' }, 'od vás, zo správ'],
  [{ isOwn: false, purpose: 'message' as const, item: '' }, `${operatorName(site)}, zo správ`],
  [{ isOwn: false, purpose: 'delivery' as const, item: '' }, `${operatorName(site)}, k odovzdaniu etapy`],
  [{ isOwn: true, purpose: 'item' as const, item: 'Logo' }, 'od vás, k podkladu „Logo“'],
  // The item was removed since.
  [{ isOwn: true, purpose: 'item' as const, item: '' }, 'od vás'],
])('a file of %o says where it comes from: "%s"', (sent, text) => {
  expect(plain(fileOriginText(sent))).toBe(text);
});

test.each([
  ['quote', 'RO-2026-000123', 'Nový'],
  ['offer', 'CP-2026-0001', 'Nová'],
  ['offer', 'CP-2026-0001/D1', 'Nový'],
  ['payment', 'VP-2026-000001', 'Nová'],
  ['report', 'CP-2026-0001/D1', 'Nová'],
] as const)('a new %s %s is "%s"', (kind, number, word) => {
  expect(newPaperText({ kind, number })).toBe(word);
});

test.each([
  [1, 'Pribudol nový dokument.'],
  [3, 'Pribudli 3 nové dokumenty.'],
  [5, 'Pribudlo 5 nových dokumentov.'],
])('of %i papers that have come is said: "%s"', (count, text) => {
  expect(plain(newPapersSentence(count))).toBe(text);
});

test.each([
  [1, 'z toho 1 nový'],
  [3, 'z toho 3 nové'],
  [5, 'z toho 5 nových'],
])('of papers that are folded away %i are new: "%s"', (count, text) => {
  expect(plain(newAmongText(count))).toBe(text);
});
