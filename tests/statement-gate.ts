import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to a database on which a transaction can be stopped between any two of its statements, as if everything stood
 * still at that moment.
 */
export interface StatementGate {
  readonly port: number;
  /**
   * The next transaction that names this text gets so many statements through from that one on, its end included; the
   * answer of the last one and all that would follow never arrives. One that ends before lets the next one be stopped.
   */
  stop(text: string, statements: number): void;
  /** Most statements of one transaction with that text that have got through. */
  passed(text: string): number;
  isStopped(text: string): boolean;
  /** Nobody is stopped any more who comes from now on. */
  open(): void;
  close(): Promise<void>;
}

interface Stop {
  statements: number;
  passed: number;
  most: number;
  isReached: boolean;
}

/** Types of the messages of PostgreSQL's protocol (its documentation, 54.7). */
const QUERY = 'Q';
const BIND = 'B';
const SYNC = 'S';
const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/** Opens a gate on the loopback to a database that is reached by a socket. */
export async function startStatementGate(socketPath: string): Promise<StatementGate> {
  const stops = new Map<string, Stop>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(socketPath);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    }
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    const gate = gateOf(stops);
    client.on('data', (chunk) => {
      const through = gate.through(chunk);
      if (through.length > 0) upstream.write(through);
    });
    upstream.on('data', (chunk) => {
      if (!gate.isShut()) client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a listening TCP server is never a path.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: (text, statements) => void stops.set(text, { statements, passed: 0, most: 0, isReached: false }),
    passed: (text) => stops.get(text)?.most ?? 0,
    isStopped: (text) => {
      const stop = stops.get(text);
      return stop !== undefined && isShutAt(stop);
    },
    open: () => stops.clear(),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const isShutAt = ({ isReached, passed, statements }: Stop): boolean => isReached && passed >= statements;

/** What one connection lets through. */
function gateOf(stops: ReadonlyMap<string, Stop>) {
  let rest: Buffer = Buffer.alloc(0);
  let hasBegun = false;
  let isInTransaction = false;
  let stop: Stop | undefined;
  const isShut = () => stop !== undefined && isShutAt(stop);

  /** It ended before it was stopped: it was given up, or another one than was meant. */
  const letGo = () => {
    if (stop) Object.assign(stop, { passed: 0, isReached: false });
    stop = undefined;
  };

  const isLetThrough = (type: string, message: Buffer): boolean => {
    const wasInTransaction = isInTransaction;
    if (type === QUERY) isInTransaction = isInTransactionAfter(textOf(message), wasInTransaction);
    if (type === BIND && isInTransaction && !stop) {
      stop = [...stops].find(([text, { isReached }]) => !isReached && message.includes(text))?.[1];
      if (stop) stop.isReached = true;
    }
    if (isShut()) return false;
    if (stop && (type === QUERY || type === SYNC)) {
      stop.passed += 1;
      stop.most = Math.max(stop.most, stop.passed);
    }
    if (wasInTransaction && !isInTransaction && !isShut()) letGo();
    return true;
  };

  return {
    isShut,
    through(chunk: Buffer): Buffer {
      rest = Buffer.concat([rest, chunk]);
      const through: Buffer[] = [];
      for (;;) {
        // The first message alone has no type.
        const head = hasBegun ? TYPE_BYTES : 0;
        if (rest.length < head + LENGTH_BYTES) break;
        const length = head + rest.readUInt32BE(head);
        if (rest.length < length) break;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (!hasBegun || isLetThrough(String.fromCharCode(message[0] ?? 0), message)) through.push(message);
        hasBegun = true;
      }
      return Buffer.concat(through);
    },
  };
}

/** Connections also ask by themselves, as for their time zone; those queries begin nothing. */
function isInTransactionAfter(query: string, before: boolean): boolean {
  if (/^begin/i.test(query)) return true;
  return before && !/^(?:commit|rollback)\b(?! to)/i.test(query);
}

const textOf = (message: Buffer): string => message.subarray(TYPE_BYTES + LENGTH_BYTES).toString('latin1');
