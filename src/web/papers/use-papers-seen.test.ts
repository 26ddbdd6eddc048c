import { expect, test } from 'vitest';
import { seenUpTo } from './use-papers-seen.ts';

const OLD = '2026-11-20T09:00:00.000Z';
const NEW = '2026-11-21T09:00:00.000Z';
const NEWEST = '2026-11-22T09:00:00.000Z';

const paper = (createdAt: string, isNew = true) => ({ createdAt, isNew });
const files = (photos: string | null, others: string | null) => ({
  ...{ photos: 1, others: 1, latestAt: NEWEST, newSince: OLD, newCount: { photos: 0, others: 0 } },
  newestAt: { photos, others },
});

test.each([
  ['nothing where nothing is new', [paper(NEWEST, false)], [files(OLD, null)], false, null],
  ['the newest new paper', [paper(NEWEST, false), paper(NEW), paper(OLD)], [], false, NEW],
  ['the newest file that is newer than every paper', [paper(NEW)], [files(OLD, NEWEST)], false, NEWEST],
  ['nothing while older papers that are new are not shown', [paper(NEW)], [files(null, NEWEST)], true, null],
])('who looks at papers has seen %s', (_, documents, of, hasOlderNew, upTo) => {
  expect(seenUpTo({ documents, files: of, hasOlderNew })).toBe(upTo);
});
