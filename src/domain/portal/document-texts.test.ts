import { expect, test } from 'vitest';
import { documentDetail, documentTitle, fileOriginText, newPaperText } from './document-texts.ts';

const paper = {
  kind: 'offer' as const,
  name: 'Web',
  number: 'CP-2026-0001',
  isAccepted: false,
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [paper, 'Cenová ponuka CP-2026-0001', 'Web'],
  [{ ...paper, isAccepted: true }, 'Prijatá ponuka CP-2026-0001', 'Web, s potvrdením o prijatí'],
  [{ ...paper, number: 'CP-2026-0001/D1' }, 'Dodatok CP-2026-0001/D1', 'Web'],
  [
    { ...paper, number: 'CP-2026-0001/D1', isAccepted: true },
    'Prijatý dodatok CP-2026-0001/D1',
    'Web, s potvrdením o prijatí',
  ],
  [
    { ...paper, kind: 'quote' as const, name: '', number: 'RO-2026-000123' },
    'Rozpočet RO-2026-000123',
    'Orientačný rozpočet a požiadavky (PRD)',
  ],
  [
    { ...paper, kind: 'payment' as const, name: 'Záloha', number: 'VP-2026-000001' },
    'Výzva na platbu VP-2026-000001',
    'Záloha',
  ],
  [
    { ...paper, kind: 'report' as const, name: '', number: 'CP-2026-0001' },
    'Správa o odovzdaní',
    'Čo bolo dohodnuté, dodané, schválené a zaplatené',
  ],
])('%o is called %s', (named, title, detail) => {
  expect([plain(documentTitle(named)), plain(documentDetail(named))]).toEqual([title, detail]);
});

test.each([
  ['quote', 'RO-2026-000123', 'Nový'],
  ['offer', 'CP-2026-0001', 'Nová'],
  ['offer', 'CP-2026-0001/D1', 'Nový'],
  ['payment', 'VP-2026-000001', 'Nová'],
  ['report', 'CP-2026-0001', 'Nová'],
] as const)('a new %s %s is told as %s', (kind, number, text) => {
  expect(newPaperText({ kind, number })).toBe(text);
});

test.each([
  [{ isOwn: true, purpose: 'record' as const, item: '' }, 'od vás'],
  [{ isOwn: false, purpose: 'record' as const, item: '' }, 'odo mňa'],
  [{ isOwn: true, purpose: 'message' as const, item: '' }, 'od vás, zo správ'],
  [{ isOwn: false, purpose: 'message' as const, item: '' }, 'odo mňa, zo správ'],
  [{ isOwn: true, purpose: 'item' as const, item: 'Logo' }, 'od vás, k podkladu „Logo“'],
  // The item was removed since.
  [{ isOwn: true, purpose: 'item' as const, item: '' }, 'od vás'],
])('a file of %o says where it comes from: "%s"', (sent, text) => {
  expect(plain(fileOriginText(sent))).toBe(text);
});
