/** Largest answer read from the provider, in bytes; an honest one has a few kilobytes. */
const ANSWER_MAX = 256 * 1024;

/** Cuts an answer that never ends; reading it then fails. */
function limited(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(new Error(`The AI answered with more than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * A fetch for the configured provider only: redirects fail instead of leading elsewhere (security 57), the answer
 * is cut at a limit, and `beforeEach` decides about every attempt, retries included.
 */
export const boundedFetch =
  (beforeEach: () => Promise<void>): typeof fetch =>
  async (input, init) => {
    await beforeEach();
    const response = await fetch(input, { ...init, redirect: 'error' });
    return new Response(response.body?.pipeThrough(limited(ANSWER_MAX)) ?? null, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
