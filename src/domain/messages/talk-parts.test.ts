import { describe, expect, it } from 'vitest';
import type { ShownMessage } from './message-schema.ts';
import { isJoined, joinedTalk, shownFrom } from './talk-parts.ts';

const message = (number: number, changes: Partial<ShownMessage> = {}): ShownMessage => ({
  id: `m${String(number).padStart(3, '0')}`,
  side: number % 2 === 0 ? 'client' : 'operator',
  author: 'Jana',
  isOwn: false,
  lineId: null,
  text: String(number),
  createdAt: new Date(Date.UTC(2026, 10, 23, 8, number)).toISOString(),
  readAt: null,
  waits: false,
  withdrawnAt: null,
  sendId: null,
  files: [],
  canWithdraw: true,
  ...changes,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const textsOf = ({ messages }: { messages: readonly ShownMessage[] }) =>
  messages.map(({ text }) => Number(text));

describe('parts of a conversation', () => {
  it('are joined in their order, each message once, as it was read last', () => {
    const known = { messages: range(3, 6), hasOlder: true };
    const latest = { messages: [message(6, { text: '60' }), ...range(7, 8)], hasOlder: true };
    expect(textsOf(joinedTalk(known, latest))).toEqual([3, 4, 5, 60, 7, 8]);
  });

  it.each([
    ['an older part that is the first', { messages: range(1, 2), hasOlder: false }, false],
    ['an older part with more before', { messages: range(1, 2), hasOlder: true }, true],
    ['the latest part', { messages: range(6, 8), hasOlder: false }, true],
    ['an empty part', { messages: [], hasOlder: false }, true],
  ])('know after %s whether there are older ones', (_, part, hasOlder) => {
    expect(joinedTalk({ messages: range(3, 6), hasOlder: true }, part).hasOlder).toBe(hasOlder);
  });

  it('have a gap between them unless they share a message or nothing is older', () => {
    const known = { messages: range(1, 3), hasOlder: false };
    expect(isJoined(known, { messages: range(3, 9), hasOlder: true })).toBe(true);
    expect(isJoined(known, { messages: range(5, 9), hasOlder: true })).toBe(false);
    expect(isJoined(known, { messages: range(5, 9), hasOlder: false })).toBe(true);
    expect(isJoined({ messages: [], hasOlder: false }, { messages: range(5, 9), hasOlder: true })).toBe(true);
  });

  it('give the mark of a read message to those of the same side before it, and to none that was taken back', () => {
    const readAt = '2026-11-23T10:00:00.000Z';
    const known = {
      messages: [message(1), message(2, { withdrawnAt: readAt }), ...range(3, 4)],
      hasOlder: false,
    };
    const { messages } = joinedTalk(known, {
      messages: [message(5), message(6, { readAt })],
      hasOlder: true,
    });
    expect(messages.map((one) => [one.text, one.readAt, one.canWithdraw])).toEqual([
      ['1', null, true],
      ['2', null, true],
      ['3', null, true],
      ['4', readAt, false],
      ['5', null, true],
      ['6', readAt, true],
    ]);
  });
});

describe('the last messages of a conversation', () => {
  const readAt = '2026-11-23T10:00:00.000Z';
  const read = (from: number, to: number) => range(from, to).map((one) => ({ ...one, readAt }));
  const other = message(1).side === 'client' ? 'operator' : 'client';
  const since = (messages: readonly ShownMessage[], others: readonly string[] = []) => {
    const from = shownFrom(messages, others, other) ?? '';
    return messages.filter(({ createdAt }) => createdAt >= from);
  };

  it.each([
    ['five of what was read', read(1, 8), [4, 5, 6, 7, 8]],
    ['all of a few', read(1, 3), [1, 2, 3]],
    ['everything from the first that is unread', [...read(1, 2), ...range(3, 9)], [3, 4, 5, 6, 7, 8, 9]],
    ['five where fewer are unread', [...read(1, 6), message(7), ...read(8, 8)], [4, 5, 6, 7, 8]],
    ['none of nothing', [], []],
  ])('are %s', (_, messages, shown) => {
    expect(textsOf({ messages: since(messages) })).toEqual(shown);
  });

  it('are five where all that is unread was written by the reader', () => {
    const own = range(1, 8).map((one) => ({ ...one, side: other }) as const);
    expect(textsOf({ messages: since(own) })).toEqual([4, 5, 6, 7, 8]);
  });

  it('are counted together with what stands among them, and unread ones are there all the same', () => {
    const at = (number: number) => message(number).createdAt.replace(':00.', ':30.');
    const notes = [5, 6, 7, 8].map(at);
    expect(textsOf({ messages: since(read(1, 8), notes) })).toEqual([7, 8]);
    expect(textsOf({ messages: since([...read(1, 2), message(3), ...read(4, 8)], notes) })).toEqual([
      3, 4, 5, 6, 7, 8,
    ]);
    expect(shownFrom([], [at(1), at(2)], other)).toBe(at(1));
    expect(shownFrom([], [], other)).toBeUndefined();
  });
});
