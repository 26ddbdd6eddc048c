import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { Fault } from '#domain/errors/faults.ts';
import type { Config } from '../config.ts';
import { RETRY_AFTER_SECONDS } from '../worker-process.ts';
import { Unfinished } from './inspector.ts';
import { Refused } from './refused.ts';

/** There is nobody at the scanner's address: every file waits until there is. */
export class Unscanned extends Fault {
  constructor(cause: unknown) {
    super('busy', { retryAfter: RETRY_AFTER_SECONDS, cause });
  }
}

/** Asks the operator's virus scanner about files (decision 183). */
export interface Scanner {
  /** Throws Refused of a file that it finds bad, Unfinished of one that it gives no verdict on, and Unscanned where it is not there. Without a scanner nothing is asked. */
  scan(file: string): Promise<void>;
}

interface ScannerOptions {
  clamd: Config['clamd'];
  log: Pick<Logger, 'warn'>;
  /** Milliseconds that an answer may take. */
  timeLimit: number;
}

/** A scan of ten megabytes takes a second. */
export const SCAN_LIMIT = 10_000;
/** An answer names the file and the virus. */
const LONGEST_ANSWER = 1_024;
const LENGTH_BYTES = 4;
const GOOD = 'stream: OK';
const BAD = /^stream: .+ FOUND$/;

export function createScanner({ clamd, log, timeLimit }: ScannerOptions): Scanner {
  return {
    async scan(file) {
      if (clamd === undefined) return;
      const signal = AbortSignal.timeout(timeLimit);
      const socket = connect({ ...clamd, signal });
      await once(socket, 'connect').catch((error: unknown) => {
        log.warn({ err: error }, 'the virus scanner is not there');
        throw new Unscanned(error);
      });
      const answer = await answerOf(socket, file, signal).catch((error: unknown) => {
        throw new Unfinished(error);
      });
      if (answer === GOOD) return;
      if (BAD.test(answer)) throw new Refused('virus');
      throw new Unfinished(new Error(`clamd answered: ${answer}`));
    },
  };
}

/** What clamd says of a file that is sent to it: the file may be where it cannot read. */
async function answerOf(socket: Socket, file: string, signal: AbortSignal): Promise<string> {
  // Open until the answer is there: clamd gives a file up whose sender closes. It may also answer before the end, and close.
  const sending = pipeline(streamed(file), socket, { end: false, signal });
  sending.catch(() => {});
  try {
    let answer = '';
    for await (const part of socket) {
      answer += part;
      if (answer.endsWith('\0')) return answer.slice(0, -1);
      if (answer.length > LONGEST_ANSWER) break;
    }
    throw new Error(`clamd said no more than: ${answer.slice(0, LONGEST_ANSWER)}`);
  } finally {
    socket.destroy();
  }
}

/** The command INSTREAM: pieces behind their lengths, the last one empty. */
async function* streamed(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(file)) yield Buffer.concat([lengthOf(piece.length), piece]);
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}
