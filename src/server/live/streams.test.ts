import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Actor } from '#domain/accounts/actor.ts';
import { createLiveStreams } from './streams.ts';

const linkTo = (offerId: string): Actor => ({ kind: 'link', offerId, today: '2026-11-24' });
const OPERATOR = { kind: 'admin', accountId: 'operator' } as Actor;

function full() {
  const streams = createLiveStreams({ audienceOf: async () => [], most: 3 });
  const open = (actor: Actor): Readable => {
    const stream = streams.open({ actor, actorNow: async () => actor, signal: new AbortController().signal });
    return stream.resume();
  };
  return { streams, open };
}

const isOver = (stream: Readable): Promise<unknown> =>
  new Promise((resolve) => stream.once('end', () => resolve('over')));

test('when all places are taken, whoever has several gives one up to somebody who has none', async () => {
  const { streams, open } = full();
  open(linkTo('one'));
  const [oldest] = [open(linkTo('many')), open(linkTo('many'))];
  const gone = oldest && isOver(oldest);
  open(linkTo('another'));
  expect(await gone).toBe('over');
  expect(() => open(linkTo('last'))).toThrow(expect.objectContaining({ code: 'busy' }));
  streams.close();
});

test('the operator always has a place', async () => {
  const { streams, open } = full();
  const [first] = ['one', 'two', 'three'].map((id) => open(linkTo(id)));
  const gone = first && isOver(first);
  open(OPERATOR);
  expect(await gone).toBe('over');
  streams.close();
});
