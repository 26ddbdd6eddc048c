import { liveHints } from '#domain/live/calls.ts';
import { followEvents, WAITS } from './events.ts';

/** Hears what has changed: subjects as "type id", or nothing at all when anything may have. */
export type HearChanges = (subjects: readonly string[]) => void;

/** Who listens. */
export interface LiveListener {
  /** An account, or the offer of a link: two in one browser are told apart by it. */
  key: string;
  /** What brings the secret of a link; a session needs none. */
  headers?: Record<string, string>;
}

/**
 * Hears the server's hints until told to stop: one tab of the browser listens for all of the same listener and passes them
 * on, because a browser opens no more than six connections to a site; when it is closed, another takes its place.
 */
export function hearChanges(
  { key, headers = {} }: LiveListener,
  hear: HearChanges,
  waits = WAITS,
): () => void {
  const name = `webdielna-live ${key}`;
  const stopped = new AbortController();
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<readonly string[]>) => hear(data);
  const lead = () =>
    followEvents(stopped.signal, { path: liveHints.path, headers, waits }, (data) => {
      const subjects = subjectsOf(data);
      others.postMessage(subjects);
      hear(subjects);
    });
  // Rejects only when it is told to stop while another tab leads.
  navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => {});
  return () => {
    stopped.abort();
    others.close();
  };
}

function subjectsOf(data: string): string[] {
  const told: unknown = JSON.parse(data);
  return Array.isArray(told) ? told.map(String) : [];
}
