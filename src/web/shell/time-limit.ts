/**
 * Runs something under a time limit, which begins anew whenever `moves` is called; its signal fires with TimeoutError, or with
 * the caller's own reason.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal, moves: () => void) => Promise<T>,
): Promise<T> {
  // AbortSignal.any would do, but Safari has it only since 17.4.
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  const begin = () =>
    setTimeout(() => controller.abort(new DOMException('Request timeout', 'TimeoutError')), milliseconds);
  let timer = begin();
  const moves = () => {
    clearTimeout(timer);
    timer = begin();
  };
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  try {
    return await run(controller.signal, moves);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}
