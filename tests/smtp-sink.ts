import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * What the sink does with a message: take it, keep the sender waiting until the mode is 'ok' again, refuse it for now or
 * for good, never answer, or hang up; or refuse the sign-in of whoever gives a name and a password.
 */
export type SinkMode = 'ok' | 'hold' | '451' | '550' | '535' | 'hang' | 'drop';

export interface ReceivedMail {
  from: string;
  /** Recipients of the envelope, which alone decide who gets the mail. */
  recipients: string[];
  /** The message as it came: headers, empty line, MIME parts. */
  source: string;
}

/** A mail server on the loopback that keeps what it gets and fails on demand. */
export interface SmtpSink {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Messages that were offered, taken or not. */
  readonly attempts: number;
  /** Sign-ins that were tried, taken or not. */
  readonly signIns: number;
  /** Most messages that were being offered at a time. */
  readonly mostOpen: number;
  mode: SinkMode;
  close(): Promise<void>;
}

export async function startSmtpSink(mode: SinkMode = 'ok'): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const state = { mode, attempts: 0, signIns: 0, mostOpen: 0 };
  const open = new Set<string>();
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onClose: ({ id }) => void open.delete(id),
    onAuth({ username }, _session, callback) {
      state.signIns += 1;
      if (state.mode === '535') callback(refusal(535));
      else callback(null, { user: username });
    },
    onData(stream, session, callback) {
      state.attempts += 1;
      open.add(session.id);
      state.mostOpen = Math.max(state.mostOpen, open.size);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.mode === 'hang') return;
        if (state.mode === 'drop') return dropAll();
        if (state.mode === 'hold') return void held.push(take);
        if (state.mode === '451') return callback(refusal(451));
        if (state.mode === '550') return callback(refusal(550));
        take();
      });
      const take = () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        callback();
      };
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  // A dropped connection is an error to the server; here it is what was asked for.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // The address of a listening TCP server is never a path.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get attempts() {
      return state.attempts;
    },
    get signIns() {
      return state.signIns;
    },
    get mostOpen() {
      return state.mostOpen;
    },
    get mode() {
      return state.mode;
    },
    set mode(next) {
      state.mode = next;
      if (next === 'ok') for (const take of held.splice(0)) take();
    },
    close: async () => {
      dropAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const REFUSALS = { 451: 'try again later', 535: 'wrong password', 550: 'no such mailbox' };

const refusal = (responseCode: keyof typeof REFUSALS): Error =>
  Object.assign(new Error(REFUSALS[responseCode]), { responseCode });
