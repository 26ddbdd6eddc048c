import { expect, test } from 'vitest';
import { isInnerAction } from './inner-actions.ts';

test.each([
  ['offer.noted', true],
  ['project.called', true],
  ['project.note-removed', true],
  ['request.noted', true],
  ['request.note-removed', true],
  // Who was called reads that they were answered.
  ['request.called', false],
  ['request.answered', false],
  ['client.noted', false],
])('%s is the operator’s alone: %s', (action, isInner) => expect(isInnerAction(action)).toBe(isInner));
