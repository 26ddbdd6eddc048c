import { expect, test } from 'vitest';
import { documentDetail, documentTitle } from './document-texts.ts';

const paper = {
  kind: 'offer' as const,
  name: 'Web',
  number: 'CP-2026-0001',
  isAccepted: false,
  isOwn: false,
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
  [{ ...paper, kind: 'file' as const, name: 'logo.pdf', number: '' }, 'logo.pdf', 'Súbor odo mňa'],
  [
    { ...paper, kind: 'file' as const, name: 'logo.pdf', number: '', isOwn: true },
    'logo.pdf',
    'Súbor od vás',
  ],
])('%o is called %s', (named, title, detail) => {
  expect([plain(documentTitle(named)), plain(documentDetail(named))]).toEqual([title, detail]);
});
