import { hash, verify } from '@node-rs/argon2';
import { Fault } from '#domain/errors/faults.ts';
import { createFairQueue } from '../fair-queue.ts';

/** What one hash costs by argon2id: KiB of memory, passes over it, and threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** 19 MiB, two passes: what OWASP recommends; 40 ms of one core (security 19). */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of nobody, and of no password; comparing with it takes the time of a comparison at this cost. */
const nobodys = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$53fRn763OdlNj39rQNBgeQ$mkcDPijOWYZcnYN6JOT5OLXcaTv3xrbPVbgumzDvAk8`;

/** Hashing takes Node's threads, which files and names need, too: more than two at a time would starve them. */
const RUNNING = 2;
const WAITING = 20;
const WAITING_OF_ADDRESS = 6;
const RETRY_SECONDS = 3;

/** Who waits for a password to be hashed: an address, and until when. */
export interface Hashing {
  addressGroup: string;
  signal: AbortSignal;
}

/** Passwords, as far as anybody may know them. Both reject with `busy` when too many are waiting. */
export interface Passwords {
  hash(password: string, hashing: Hashing): Promise<string>;
  /** Without a hash it takes as long and is false, so that time does not tell who has an account (security 22). */
  isRight(password: string, hash: string | null, hashing: Hashing): Promise<boolean>;
}

/** Another cost than the usual one, and who hashes, are given by who builds the program, never by its environment. */
export function createPasswords(cost: PasswordCost = PASSWORD_COST, by = { hash, verify }): Passwords {
  const busy = () => new Fault('busy', { retryAfter: RETRY_SECONDS });
  const queue = createFairQueue({
    running: RUNNING,
    runningPerClient: RUNNING,
    waiting: WAITING,
    waitingPerClient: WAITING_OF_ADDRESS,
    full: busy,
    ownShareFull: busy,
  });
  const inTurn = async <T>({ addressGroup, signal }: Hashing, work: () => Promise<T>): Promise<T> => {
    const release = await queue.acquire({ client: addressGroup, cost: 1 }, signal);
    try {
      return await work();
    } finally {
      release();
    }
  };
  return {
    hash: (password, hashing) => inTurn(hashing, () => by.hash(password, cost)),
    isRight: (password, stored, hashing) =>
      inTurn(hashing, async () => (await by.verify(stored ?? nobodys(cost), password)) && stored !== null),
  };
}
