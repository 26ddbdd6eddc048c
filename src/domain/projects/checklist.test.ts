import { describe, expect, test } from 'vitest';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import { newChecklist } from './checklist.ts';

const DAY = [[8 * 60, 16 * 60]] as const;
const WORK: WorkingTime = { hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, holidays: [] };
/** A Tuesday; three working days to bring anything end on Friday. */
const TODAY = '2026-11-24';
const STAGES = [
  { id: 'brief', from: '2026-11-25', to: '2026-11-26' },
  { id: 'design', from: '2026-12-07', to: '2026-12-11' },
  { id: 'build', from: '2026-12-14', to: '2026-12-23' },
];

const SIZE = offerLine('size-small', {});
const GALLERY = offerLine('gallery', { feature: 'before-after-gallery' });
const AREAS = offerLine('areas', { feature: 'service-areas', choice: { kind: 'optional', ticked: true } });

const made = (
  lines: Parameters<typeof offerContent>[0],
  { chosen = [] as string[], isAddendum = false, stages = STAGES } = {},
) =>
  newChecklist(
    { content: offerContent(lines), chosen: new Set(chosen), isAddendum },
    { stages, today: TODAY, time: WORK },
  );
const kinds = (items: ReturnType<typeof made>) => [...new Set(items.map(({ kind }) => kind))].toSorted();

describe('what the client has to bring', () => {
  const WEBSITE = ['company', 'domain', 'logo', 'page', 'team'];
  test.each([
    ['for a website what every one needs', [SIZE], {}, WEBSITE],
    ['for its features besides', [SIZE, GALLERY], {}, [...WEBSITE, 'before-after-gallery']],
    ['nothing for an option that was not taken', [SIZE, AREAS], {}, WEBSITE],
    ['more for one that was', [SIZE, AREAS], { chosen: ['areas'] }, [...WEBSITE, 'service-areas']],
    [
      'for an addendum only what it adds',
      [AREAS],
      { chosen: ['areas'], isAddendum: true },
      ['page', 'service-areas'],
    ],
    ['nothing for work that is no website', [offerLine('hours', {})], {}, []],
  ] as const)('is %s', (_, lines, options, expected) => {
    expect(
      kinds(made([...lines], { ...options, chosen: [...('chosen' in options ? options.chosen : [])] })),
    ).toEqual(expected.toSorted());
  });

  test('is due the working day before the stage that needs it begins, but not at once', () => {
    const of = (kind: string) => made([SIZE, GALLERY]).find((item) => item.kind === kind);
    expect(of('logo')).toMatchObject({ stageId: 'design', dueOn: '2026-12-04' });
    expect(of('domain')).toMatchObject({ stageId: 'build', dueOn: '2026-12-11' });
    const one = made([SIZE], { stages: STAGES.slice(0, 1) });
    expect(new Set(one.map(({ stageId, dueOn }) => `${stageId} ${dueOn}`))).toEqual(
      new Set(['brief 2026-11-27']),
    );
  });

  test('is due in three working days where there is no stage', () => {
    expect(new Set(made([SIZE], { stages: [] }).map(({ stageId, dueOn }) => `${stageId} ${dueOn}`))).toEqual(
      new Set(['null 2026-11-27']),
    );
  });
});
