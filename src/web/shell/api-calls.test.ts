import { expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { calls } from './api-calls.ts';

it('lists every call of the contract as the contract has it', () => {
  const inBrowser = Object.values(calls).map(({ method, path, answer }) => `${method} ${path} ${answer}`);
  const inContract = CONTRACT.map(
    ({ method, path, answer }) => `${method} ${path} ${'file' in answer ? 'file' : 'json'}`,
  );
  expect(inBrowser.toSorted()).toEqual(inContract.toSorted());
});
