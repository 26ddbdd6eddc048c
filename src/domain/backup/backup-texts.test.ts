import { expect, it } from 'vitest';
import { BACKUP_FAILURE_TEXTS, backupTrouble } from './backup-texts.ts';

const at = (time: string) => new Date(`${time}Z`);
const last = { at: '2026-11-20T01:20:00.000Z' };

it.each([
  ['nothing yet', null, '2026-11-22T12:00:00', 'Zatiaľ nie je ani jedna.'],
  ['tonight’s backup', last, '2026-11-20T12:00:00', null],
  ['that of the night before, whose successor is being made', last, '2026-11-21T01:30:00', null],
  ['that of two nights ago', last, '2026-11-22T01:30:00', 'Posledná záloha: 20. 11. 2026, 2:20.'],
])('after %s the operator reads: %s at %s: %s', (_, made, now, said) => {
  const trouble = backupTrouble({ last: made, failure: null }, at(now));
  if (said === null) expect(trouble).toBeNull();
  else expect(trouble?.replaceAll('\u00A0', ' ')).toContain(said);
});

it('a failure is told by its own sentence', () => {
  const failure = { sentence: BACKUP_FAILURE_TEXTS.disk };
  expect(backupTrouble({ last, failure }, at('2026-11-20T12:00:00'))).toBe(BACKUP_FAILURE_TEXTS.disk);
});
