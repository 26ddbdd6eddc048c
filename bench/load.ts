import autocannon from 'autocannon';

type Load = Pick<autocannon.Options, 'url' | 'method' | 'headers' | 'body' | 'overallRate'>;

const CONNECTIONS = 10;

interface Answered {
  perSecond: number;
  /** Milliseconds that 99 of 100 answers take at most. */
  p99: number;
  bytesPerAnswer: number;
}

/** Asks for as much as the server gives, or for `overallRate` a second, on ten connections. Every answer must be a 2xx. */
export async function load(options: Load, seconds: number): Promise<Answered> {
  const result = await autocannon({
    ...options,
    setupClient: ignoreBodies,
    connections: CONNECTIONS,
    duration: seconds,
  });
  const { errors, timeouts, non2xx, requests, latency, throughput } = result;
  if (errors + timeouts + non2xx > 0 || requests.total === 0)
    throw new Error(`${options.url}: ${requests.total} answers, ${errors} errors, ${non2xx} refused`);
  return {
    perSecond: requests.total / result.duration,
    p99: latency.p99,
    bytesPerAnswer: throughput.total / requests.total,
  };
}

/** The client keeps every body as decoded text, which for a packed page takes longer than the answer itself. */
const ignoreBodies = (client: autocannon.Client): void => {
  Object.assign(client, {
    pipelinedRequests: Object.assign(Reflect.get(client, 'pipelinedRequests'), { addBody: () => {} }),
  });
};

/** Until the engine has compiled what it finds hot: the first rounds would measure that. */
const WARM_UP_SECONDS = 6;
const ROUND_SECONDS = 3;
const ROUNDS = 5;

/** Answers per second of the first as a share of the second, measured in turns within one run: one ratio a round. */
export async function compare(ours: Load, bare: Load, tell: (line: string) => void): Promise<number[]> {
  await load(ours, WARM_UP_SECONDS);
  await load(bare, WARM_UP_SECONDS);
  const ratios = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [first, second] = round % 2 === 0 ? [bare, ours] : [ours, bare];
    const results = new Map([
      [first, await load(first, ROUND_SECONDS)],
      [second, await load(second, ROUND_SECONDS)],
    ]);
    const [a, b] = [results.get(ours), results.get(bare)];
    if (!a || !b) throw new Error('A round was not measured.');
    ratios.push(a.perSecond / b.perSecond);
    tell(
      `round ${round}: ${a.perSecond.toFixed(0)}/s against ${b.perSecond.toFixed(0)}/s (${a.bytesPerAnswer.toFixed(0)} and ${b.bytesPerAnswer.toFixed(0)} bytes)`,
    );
  }
  return ratios;
}
