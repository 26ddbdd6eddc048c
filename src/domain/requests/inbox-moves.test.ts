import { describe, expect, test } from 'vitest';
import { moveTo } from './inbox-moves.ts';
import { REQUEST_STATUSES, type RequestStatus } from './request-status.ts';

const move = (from: RequestStatus, to: RequestStatus): string => {
  const archivedFrom = from === 'archived' ? 'contacted' : null;
  const found = moveTo({ status: from, archivedFrom }, to);
  if (!found) return '=';
  return 'step' in found ? found.step : '–';
};

describe('by hand a request moves', () => {
  // To:                new  seen   contacted offered won  lost   archived
  const TABLE = {
    new: /*        */ ['=', 'open', 'contact', '–', '–', 'lose', 'archive'],
    seen: /*       */ ['–', '=', 'contact', '–', '–', 'lose', 'archive'],
    contacted: /*  */ ['–', '–', '=', '–', '–', 'lose', 'archive'],
    offered: /*    */ ['–', '–', '–', '=', '–', 'lose', 'archive'],
    won: /*        */ ['–', '–', '–', '–', '=', '–', 'archive'],
    lost: /*       */ ['–', '–', 'contact', '–', '–', '=', 'archive'],
    archived: /*   */ ['–', '–', 'restore', '–', '–', '–', '='],
  } as const satisfies Record<RequestStatus, readonly string[]>;

  test.each(REQUEST_STATUSES)('from %s', (from) => {
    expect(REQUEST_STATUSES.map((to) => move(from, to))).toEqual(TABLE[from]);
  });
});

test('a move that is refused says why, and the archive how to go on', () => {
  expect(moveTo({ status: 'won', archivedFrom: null }, 'lost')).toEqual({
    refused: 'Zo stavu „Úspešný“ sa nedá prejsť do stavu „Neúspešný“.',
  });
  expect(moveTo({ status: 'archived', archivedFrom: 'new' }, 'lost')).toEqual({
    refused: 'Najprv dopyt vráťte z\u00A0archívu.',
  });
});
