import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const COMMAND = Buffer.from('zINSTREAM\0');
const LENGTH_BYTES = 4;

/** What the scanner does with a file: find nothing, find a virus, say that it is too long before it is read, never answer, or hang up. */
export type ScannerMode = 'good' | 'bad' | 'too long' | 'hang' | 'drop';

/** A virus scanner on the loopback, as clamd speaks, that finds what it is told to. */
export interface ClamdStub {
  /** As `CLAMD_ADDRESS` has it. */
  readonly address: string;
  /** Files that came whole. */
  readonly scanned: readonly Buffer[];
  mode: ScannerMode;
  /** Comes back to its address after it was closed. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

const ANSWERS = {
  good: 'stream: OK\0',
  bad: 'stream: Eicar-Test-Signature FOUND\0',
  'too long': 'INSTREAM size limit exceeded. ERROR\0',
} as const;

/** The file of a stream: pieces behind their lengths, the last one empty. Null until that has come. */
function fileIn(stream: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + LENGTH_BYTES <= stream.length; ) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(stream.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length));
    at += LENGTH_BYTES + length;
  }
  return null;
}

export async function startClamdStub(mode: ScannerMode = 'good'): Promise<ClamdStub> {
  const scanned: Buffer[] = [];
  const state = { mode };
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    let stream = Buffer.alloc(0);
    socket.on('error', () => {});
    // Like clamd, which gives up a file whose sender closes before the answer.
    socket.on('end', () => socket.destroy());
    socket.on('data', (part) => {
      stream = Buffer.concat([stream, part]);
      if (state.mode === 'drop') return socket.destroy();
      if (state.mode === 'too long') return socket.end(ANSWERS['too long']);
      const file = fileIn(stream);
      if (!file || state.mode === 'hang') return;
      scanned.push(file);
      socket.end(ANSWERS[state.mode]);
    });
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    address: `127.0.0.1:${port}`,
    scanned,
    reopen: () => listen(port),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}
