import { expect, it } from 'vitest';
import { IMPORT_LIMITS } from '#domain/clients/import-limits.ts';
import { countTurns } from '../../../tests/turns.ts';
import { recordsOf } from './import-records.ts';

it('a table of the largest size leaves everybody else a turn for each hundred of its rows', async () => {
  const row = `Firma;"Ulica; ${'x'.repeat(150)}";Žilina\r\n`;
  const csv = `Firma;Ulica;Mesto\r\n${row.repeat(IMPORT_LIMITS.rows)}`;
  let read = 0;
  const turns = await countTurns(async () => {
    read = (await recordsOf(csv)).records.length;
  });
  expect(read).toBe(IMPORT_LIMITS.rows);
  expect(turns).toBeGreaterThanOrEqual(IMPORT_LIMITS.rows / 100);
});
