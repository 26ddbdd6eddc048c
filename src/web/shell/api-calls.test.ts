import { expect, it } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { calls } from './api-calls.ts';

/** A file to read is opened by its address, from a mail for example: no script calls it. */
const isOpenedByAddress = ({ method, answer }: (typeof CONTRACT)[number]) =>
  method === 'GET' && 'file' in answer;

it('lists every call of the contract that scripts make, as the contract has it', () => {
  const inBrowser = Object.values(calls).map(({ method, path, answer }) => `${method} ${path} ${answer}`);
  const inContract = CONTRACT.filter((endpoint) => !isOpenedByAddress(endpoint)).map(
    ({ method, path, answer }) => `${method} ${path} ${'file' in answer ? 'file' : 'json'}`,
  );
  expect(inBrowser.toSorted()).toEqual(inContract.toSorted());
});
