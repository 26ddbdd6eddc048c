import { randomBytes, randomUUID } from 'node:crypto';

/** Where chance comes from: a parameter like the clock, so that a test can say what comes next. */
export interface Random {
  /** A UUID of version 4. */
  uuid(): string;
  /** So many bytes that nobody can guess, as text for cookies, headers and addresses. */
  token(bytes: number): string;
  /** At least 0, less than 1; for what need not be secret. */
  fraction(): number;
}

/** The chance of the running program, given out by the composition roots. */
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  fraction: () => Math.random(),
};
