import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { type FileType, isDrawn } from '#domain/files/file-types.ts';
import { blankNotes } from './heic-check.ts';
import { checkPart } from './office-check.ts';
import { checkCells } from './office-programs.ts';
import { checkPdf } from './pdf-check.ts';
import { pdfPreview } from './pdf-preview.ts';
import { cleanPicture } from './pictures.ts';
import type { Inspected, LookRequest, Written } from './protocol.ts';
import { Refused } from './refused.ts';
import { checkText } from './text-check.ts';
import { checkZip } from './zip-check.ts';

/** The file that every scanner has to know, in two parts so that none takes this program for it. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4', 'PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(String.fromCharCode(92)),
  'latin1',
);

const TEXTS: readonly FileType[] = ['text/plain', 'text/csv'];
const HEIC_BRANDS: readonly string[] = ['image/heic', 'image/heif'];

const checkVirus = (bytes: Buffer): void => {
  if (bytes.includes(EICAR)) throw new Refused('virus');
};

/** Throws Refused where the content is not of the type that the name promises (security 49). */
async function checkType(bytes: Buffer, promised: FileType): Promise<void> {
  // What a text is, only its letters can tell.
  if (TEXTS.includes(promised)) return checkText(bytes);
  const found = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const isPromised = promised === 'image/heic' ? HEIC_BRANDS.includes(found ?? '') : found === promised;
  if (!isPromised) throw new Refused('content');
}

async function checkContent(bytes: Buffer, type: FileType): Promise<void> {
  checkVirus(bytes);
  const isZip = /officedocument|opendocument/.test(type);
  // Before anybody else unpacks anything of it.
  if (isZip && bytes.readUInt16BE(0) === 0x504b)
    checkZip(bytes, (name, entry) => {
      checkVirus(entry);
      checkPart(name, entry);
    });
  await checkType(bytes, type);
  if (type === 'application/pdf') checkPdf(bytes);
  if (type === 'text/csv') checkCells(bytes);
}

async function written(file: string, bytes: Buffer): Promise<Written> {
  await writeFile(file, bytes, { mode: 0o600 });
  return { file, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}

/** What may be kept of a file that somebody has sent. Throws Refused, and TooLargeNow. */
export async function inspect({ file, type, mayBeLarge }: LookRequest): Promise<Inspected> {
  const bytes = await readFile(file);
  try {
    await checkContent(bytes, type);
  } catch (error) {
    // What points behind its own end.
    throw error instanceof RangeError ? new Refused('damaged') : error;
  }
  if (!isDrawn(type)) {
    if (type === 'image/heic') blankNotes(bytes);
    return { content: await written(`${file}.content`, bytes), width: null, height: null, preview: null };
  }
  const { content, width, height, preview } = await cleanPicture(bytes, type, mayBeLarge);
  return {
    content: await written(`${file}.content`, content),
    width,
    height,
    preview: await written(`${file}.preview`, preview),
  };
}

/** A small picture of a PDF that was looked at, kept beside it; null where it cannot be drawn. */
export async function drawn(file: string): Promise<Written | null> {
  const preview = await pdfPreview(await readFile(file));
  return preview && written(`${file}.preview`, preview);
}
