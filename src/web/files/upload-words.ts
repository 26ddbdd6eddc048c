import { formatBytes } from '#domain/kernel/format-bytes.ts';
import { byCount, zBefore } from '#domain/kernel/plural.ts';
import type { Upload } from './upload-queue.ts';

const NBSP = '\u00A0';

/** Whole percent that have arrived; a hundred only when all has. */
const percentOf = ({ received, bytes }: Pick<Upload, 'received' | 'bytes'>): number =>
  bytes === 0 ? 0 : Math.floor((received / bytes) * 100);

/** "3,9 MB" in two; a thousand has a space of its own. */
function inUnits(bytes: number): { amount: string; unit: string } {
  const text = formatBytes(bytes);
  const end = text.lastIndexOf(NBSP);
  return { amount: text.slice(0, end), unit: text.slice(end + 1) };
}

/** "2,4 z 3,9 MB", "2,4 zo 4,5 MB"; the unit once where it is the same. */
function partOf({ received, bytes }: Pick<Upload, 'received' | 'bytes'>): string {
  const [part, whole] = [inUnits(received), inUnits(bytes)];
  const isSame = received === 0 || part.unit === whole.unit;
  const from = zBefore(Number.parseInt(whole.amount.replaceAll(NBSP, ''), 10));
  return `${isSame ? part.amount : formatBytes(received)} ${from}${formatBytes(bytes)}`;
}

/** How far a file is, in a few words under its name: "62 %, 2,4 z 3,9 MB". */
export function uploadWords(upload: Upload): string {
  const at = `${percentOf(upload)}${NBSP}%`;
  const words: Readonly<Record<Upload['state'], string>> = {
    waiting: upload.received > 0 ? `čaká, ${at}` : 'čaká',
    sending: upload.received === upload.bytes ? 'kontroluje sa' : `${at}, ${partOf(upload)}`,
    elsewhere: 'nahráva sa v inom okne',
    paused: `pozastavené, ${at}`,
    interrupted: `${upload.said === null ? 'prerušené' : 'čaká na server'}, ${at}`,
    failed: `nedokončené, ${at}`,
    refused: 'neprijaté',
    done: formatBytes(upload.bytes),
  };
  return words[upload.state];
}

const SENT = (count: number) => byCount(count, ['Nahratý je', 'Nahraté sú', 'Nahratých je', 'Nahratých je']);

/** "Nahratých je 7 z 20." */
export const doneWords = (uploads: readonly Pick<Upload, 'state'>[]): string => {
  const done = uploads.filter(({ state }) => state === 'done').length;
  return `${SENT(done)} ${done} ${zBefore(uploads.length)}${uploads.length}.`;
};

/** What a screen reader is told as files come to their end, not with each percent; empty while nothing was picked. */
export function progressWords(uploads: readonly Pick<Upload, 'state' | 'name' | 'said'>[]): string {
  if (uploads.length === 0) return '';
  const of = (state: Upload['state']) => uploads.filter((upload) => upload.state === state);
  const sentences = [doneWords(uploads)];
  // Where the server asks for patience, it says why.
  const [interrupted] = of('interrupted');
  if (interrupted)
    sentences.push(interrupted.said ?? 'Spojenie sa prerušilo, nahrávanie bude pokračovať samo.');
  const stuck = [...of('failed'), ...of('refused')];
  if (stuck.length > 0) {
    const reasons = new Set(stuck.flatMap(({ said }) => said ?? []));
    sentences.push(`Nepodarilo sa: ${stuck.map(({ name }) => name).join(', ')}.`, ...reasons);
  }
  return sentences.join(' ');
}

/** What is said at an item whose files were cut on their way, and what to do: "Nahrávanie sa prerušilo (2 súbory). …" */
export const cutWords = (count: number): string =>
  `Nahrávanie sa prerušilo (${count}${NBSP}${byCount(count, ['súbor', 'súbory', 'súboru', 'súborov'])}). Otvorte podklad a${NBSP}vyberte ${count === 1 ? 'ho' : 'ich'} znova, nahrá sa len zvyšok.`;
