import { formatBytes } from '#domain/kernel/format-bytes.ts';
import { byCount } from '#domain/kernel/plural.ts';
import type { Upload } from './upload-queue.ts';

const NBSP = '\u00A0';

/** Whole percent that have arrived; a hundred only when all has. */
const percentOf = ({ received, bytes }: Pick<Upload, 'received' | 'bytes'>): number =>
  bytes === 0 ? 0 : Math.floor((received / bytes) * 100);

/** "2,4 z 3,9 MB"; the unit once where it is the same. */
function partOf({ received, bytes }: Pick<Upload, 'received' | 'bytes'>): string {
  const [part = '', unit] = formatBytes(received).split(NBSP);
  const whole = formatBytes(bytes);
  const isSame = received === 0 || unit === whole.split(NBSP)[1];
  return `${isSame ? part : formatBytes(received)} z${NBSP}${whole}`;
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
/** What a screen reader is told as files come to their end, not with each percent; empty while nothing was picked. */
export function progressWords(uploads: readonly Pick<Upload, 'state' | 'name' | 'said'>[]): string {
  if (uploads.length === 0) return '';
  const of = (state: Upload['state']) => uploads.filter((upload) => upload.state === state);
  const done = of('done').length;
  const sentences = [`${SENT(done)} ${done} z${NBSP}${uploads.length}.`];
  // Where the server asks for patience, it says why.
  const [interrupted] = of('interrupted');
  if (interrupted)
    sentences.push(interrupted.said ?? 'Spojenie sa prerušilo, nahrávanie bude pokračovať samo.');
  const stuck = [...of('failed'), ...of('refused')];
  if (stuck.length > 0) sentences.push(`Nepodarilo sa: ${stuck.map(({ name }) => name).join(', ')}.`);
  return sentences.join(' ');
}
