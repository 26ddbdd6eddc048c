import type { ServedCall } from './http/serve.ts';
import type { Composer } from './mail/delivery.ts';

/** Data that are deleted when they are old, every hour at a minute of their own. */
export interface Sweep {
  /** Its job's name: stays the same from version to version. */
  name: string;
  minute: number;
  /** Answers how many records it has deleted. */
  run(now: Date): Promise<number>;
}

/** A file at an address of its own that is the same for everybody, such as robots.txt. */
export interface PublicFile {
  url: `/${string}`;
  type: string;
  body: string;
}

/** What a room hears from all instances. */
export interface Announced {
  channel: string;
  /** Gets what was said; null when something may have been missed. */
  heard(said: string | null): void;
  /** True where the public pages have to be made anew. */
  isContent: boolean;
}

/** What a room brings to the program; the program knows no call, mail or sweep by name. */
export interface Room {
  calls?: readonly ServedCall[];
  files?: readonly PublicFile[];
  /** Composers of its mails, by kind. */
  mails?: Readonly<Record<string, Composer>>;
  sweeps?: readonly Sweep[];
  /** PostgreSQL channel on which every instance announces something, and who hears it. */
  announced?: Announced;
  /** Brings its data to this version, after the migrations. */
  prepare?(now: Date): Promise<void>;
  /** Ends what would never end by itself, before the program waits for its last answers. */
  stopping?(): void;
}
