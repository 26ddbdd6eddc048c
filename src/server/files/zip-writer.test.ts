import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readLater } from './store.ts';
import { type ZipEntry, zipped } from './zip-writer.ts';

const CHANGED = new Date('2026-07-23T08:15:42Z');

async function* entriesOf(
  files: Iterable<Pick<ZipEntry, 'name' | 'bytes'> & { isPacked?: boolean }>,
): AsyncGenerator<ZipEntry> {
  for (const file of files) yield { changedAt: CHANGED, isPacked: false, ...file };
}

async function whole(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

describe('An archive', () => {
  it('gives back every file under its name, packed or as it is', async () => {
    const texts = ['', 'Ahoj', 'Strecha je zo škridly. '.repeat(20_000)];
    const files = texts.flatMap((text, index) =>
      [true, false].map((isPacked) => ({
        name: `Fotky ľavej strany/${index} ${isPacked}.txt`,
        bytes: Readable.from([Buffer.from(text)]),
        isPacked,
      })),
    );
    const bytes = await whole(zipped(entriesOf(files)));
    const read = unzipSync(bytes);
    expect(Object.keys(read)).toEqual(files.map(({ name }) => name));
    expect(Object.values(read).map((content) => strFromU8(content))).toEqual(
      texts.flatMap((text) => [text, text]),
    );
    expect(bytes.length).toBeLessThan(1.1 * Buffer.byteLength(texts.join('')));
    // 23 July 2026, 10:15:42 on the wall.
    expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([
      (10 << 11) | (15 << 5) | 21,
      (46 << 9) | (7 << 5) | 23,
    ]);
  });

  it('may be empty, or hold more files than sixteen bits count', async () => {
    expect(unzipSync(await whole(zipped(entriesOf([]))))).toEqual({});
    const names = Array.from({ length: 65_536 }, (_, index) => `${index}.txt`);
    const files = names.map((name) => ({ name, bytes: [Buffer.from(name)], isPacked: true }));
    const read = unzipSync(await whole(zipped(entriesOf(files))));
    expect(Object.keys(read)).toEqual(names);
    expect(strFromU8(read['65535.txt'] ?? new Uint8Array())).toBe('65535.txt');
  });

  it('may be longer than four gigabytes', async () => {
    const part = Buffer.alloc(64 * 1024 * 1024);
    const large = { bytes: Array.from({ length: 24 }, () => part), isPacked: true };
    const names = ['1', '2', '3', 'posledny'];
    const files = names.map((name) => (name === 'posledny' ? { name, bytes: [] } : { name, ...large }));
    let length = 0;
    let last = Buffer.alloc(0);
    for await (const bytes of zipped(entriesOf(files))) {
      length += bytes.length;
      last = Buffer.concat([last, bytes.subarray(-2_000)]).subarray(-2_000);
    }
    const at = (offset: number) => last.subarray(offset - (length - last.length));
    const end = last.subarray(-22 - 20 - 56);
    expect([end.readUInt32LE(0), end.readUInt32LE(56), end.readUInt32LE(76)]).toEqual([
      0x06064b50, 0x07064b50, 0x06054b50,
    ]);
    expect(end.readBigUInt64LE(32)).toBe(4n);
    expect(end.readUInt32LE(76 + 16)).toBe(0xffffffff);
    const list = at(Number(end.readBigUInt64LE(48)));
    expect(Number(end.readBigUInt64LE(56 + 8))).toBe(length - end.length);
    // The first three begin where four bytes say so, and are one byte of a name long.
    const entry = list.subarray(3 * 47);
    expect(entry.readUInt32LE(0)).toBe(0x02014b50);
    expect([entry.readUInt32LE(42), entry.subarray(46, 54).toString()]).toEqual([0xffffffff, 'posledny']);
    const begins = Number(entry.readBigUInt64LE(46 + 8 + 4));
    expect(begins).toBeGreaterThan(0xffffffff);
    expect(at(begins).readUInt32LE(0)).toBe(0x04034b50);
  });

  it.each([true, false])('ends what it reads when its reader goes, packed: %s', async (isPacked) => {
    const endless = new Readable({
      read() {
        setImmediate(() => this.push(Buffer.alloc(100_000, Math.random().toString())));
      },
    });
    const archive = Readable.from(zipped(entriesOf([{ name: 'a', bytes: endless, isPacked }])));
    for await (const bytes of archive) if (bytes.length > 100) break;
    await expect.poll(() => endless.destroyed).toBe(true);
  });

  it.each([true, false])('fails with what it reads, packed: %s', async (isPacked) => {
    const broken = readLater(new Readable({ read: () => {} }));
    broken.push(Buffer.from('začiatok'));
    const archive = whole(zipped(entriesOf([{ name: 'a', bytes: broken, isPacked }])));
    broken.destroy(new Error('Úložisko spadlo.'));
    await expect(archive).rejects.toThrow('Úložisko spadlo.');
  });
});
