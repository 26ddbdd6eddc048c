import { Refused } from './refused.ts';

/** What opens another document, or a film, wherever it is an action. */
const REMOTE: ReadonlySet<string> = new Set(['GoToR', 'GoToE', 'Thread', 'Movie']);
const ADDRESS = 'URI';
/** Keys of a document, a page or a field whose actions nobody has to ask for. */
const UNASKED: ReadonlySet<string> = new Set(['OpenAction', 'AA']);
/** Keys under which one action or list of events leads to another one. */
const LEADING: ReadonlySet<string> = new Set(
  'Next O C E X D U Fo Bl PO PC PV PI K F V WC WS DS WP DP'.split(' '),
);
/** An honest file of ten megabytes has some thousands. */
const MOST_WAYS = 500_000;

const scripts = (): Refused => new Refused('scripts');

export const isUnasked = (key: string): boolean => UNASKED.has(key);

/**
 * Finds the actions of a PDF that open something from afar. The address of a link is opened by whoever presses it and stays;
 * what a document, a page or a field does by itself may lead to none, through however many objects.
 */
export class PdfActs {
  /** Objects with an action that opens an address. */
  readonly #addresses = new Set<number>();
  /** Objects that are done unasked. */
  readonly #unasked = new Set<number>();
  /** From which object to which an action leads, one after the other: an honest file may have many that are none. */
  readonly #ways: number[] = [];

  /** Takes the kind of an action of an object. Throws Refused for one that is taken nowhere, or not unasked. */
  kind(name: string, object: number, isActing: boolean): void {
    if (REMOTE.has(name) || (isActing && name === ADDRESS)) throw scripts();
    if (name === ADDRESS) this.#addresses.add(object);
  }

  /** An object that is a name: nobody but who hides the kind of an action says it elsewhere. */
  alone(name: string): void {
    if (REMOTE.has(name) || name === ADDRESS) throw scripts();
  }

  /** Takes an entry of an object that refers to another one. */
  leads(object: number, key: string, to: number, isActing: boolean): void {
    if (isActing) this.#unasked.add(to);
    else if (LEADING.has(key)) this.#ways.push(object, to);
    if (this.#ways.length > MOST_WAYS) throw new Refused('archive');
  }

  /** Throws Refused where what is done unasked opens an address. */
  close(): void {
    if (this.#addresses.size === 0 || this.#unasked.size === 0) return;
    const waysFrom = new Map<number, number[]>();
    for (let at = 0; at < this.#ways.length; at += 2) {
      const [from, to] = [this.#ways[at] ?? 0, this.#ways[at + 1] ?? 0];
      const ways = waysFrom.get(from);
      if (ways) ways.push(to);
      else waysFrom.set(from, [to]);
    }
    // What is added is gone through, too.
    for (const object of this.#unasked) {
      if (this.#addresses.has(object)) throw scripts();
      for (const to of waysFrom.get(object) ?? []) this.#unasked.add(to);
    }
  }
}
