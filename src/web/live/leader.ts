const NAME = 'webdielna-live';
const AGAIN_MS = 30_000;

/** Hears what has changed: subjects as "type id", or nothing at all when anything may have. */
export type HearChanges = (subjects: readonly string[]) => void;

/**
 * Hears the server's hints until told to stop: one tab of the browser listens for all and passes them on, because a browser
 * opens no more than six connections to a site; when it is closed, another takes its place.
 */
export function hearChanges(path: string, hear: HearChanges): () => void {
  const stopped = new AbortController();
  const others = new BroadcastChannel(NAME);
  others.onmessage = ({ data }: MessageEvent<readonly string[]>) => hear(data);
  const lead = () =>
    listenUntil(stopped.signal, path, (subjects) => {
      others.postMessage(subjects);
      hear(subjects);
    });
  // Rejects only when it is told to stop while another tab leads.
  navigator.locks.request(NAME, { signal: stopped.signal }, lead).catch(() => {});
  return () => {
    stopped.abort();
    others.close();
  };
}

/** Listens and comes back after every loss, until the signal. */
function listenUntil(signal: AbortSignal, path: string, hear: HearChanges): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(path);
      source.onmessage = ({ data }: MessageEvent<string>) => hear(subjectsOf(data));
      // What is refused is closed for good: the session has ended, or the server is too busy.
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(again);
      source.close();
      resolve();
    });
  });
}

function subjectsOf(data: string): string[] {
  const told: unknown = JSON.parse(data);
  return Array.isArray(told) ? told.map(String) : [];
}
