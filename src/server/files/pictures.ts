import sharp, { type Metadata, type Sharp } from 'sharp';
import { FILE_LIMITS, PICTURE_BYTES, PICTURE_PIXELS, PREVIEW_SIDE } from '#domain/files/file-limits.ts';
import type { FileType } from '#domain/files/file-types.ts';
import { Refused } from './refused.ts';

sharp.cache(false);
// The processor is the pages' first.
sharp.concurrency(1);

/** Nobody sees a difference to the original. */
const QUALITY = 85;
/** For a photo that would become larger than a file may be. */
const LOWER_QUALITY = 70;
const PREVIEW_QUALITY = 75;
/** Half the time that is usual, for a few more bytes. */
const EFFORT = 2;

type Format = 'jpeg' | 'png' | 'webp';
const FORMAT: Partial<Record<FileType, Format>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /exceeds pixel limit|too large/i.test(error.message);

/** Bytes of one value of a point. */
const BYTES: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 };
const MOST_BYTES = 8;

/** What a picture takes once it is unpacked: to be turned, all of it has to be. */
const unpackedSize = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (BYTES[depth] ?? MOST_BYTES);

/** Of 16 megapixels in three colours, which takes 250 MB; one of 50 takes 560. */
const LARGE_PICTURE = 50_000_000;

interface Cleaned {
  content: Buffer;
  width: number;
  height: number;
}

async function written(upright: Sharp, format: Format): Promise<Cleaned> {
  for (const quality of format === 'png' ? [QUALITY] : [QUALITY, LOWER_QUALITY]) {
    const options = { png: {}, jpeg: { quality }, webp: { quality, effort: EFFORT } }[format];
    const picture = upright.clone().toFormat(format, options);
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    if (data.length <= FILE_LIMITS.bytes) return { content: data, width: info.width, height: info.height };
  }
  throw new Refused('grown');
}

/** A picture as it is shown in a list. */
export const smallPicture = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PREVIEW_QUALITY })
    .toBuffer();

/** A picture that takes more memory than may be taken beside another one. */
export class TooLargeNow extends Error {}

/**
 * A picture written anew at its size, upright and without any notes of the camera, and a small one of it. Throws Refused
 * for one that is damaged, too large to be unpacked, or written anew larger than a file may be, and TooLargeNow.
 */
export async function cleanPicture(
  file: Buffer,
  type: FileType,
  mayBeLarge: boolean,
): Promise<Cleaned & { preview: Buffer }> {
  const format = FORMAT[type];
  if (!format) throw new Error(`There is no picture of the type ${type}`);
  try {
    const picture = sharp(file, { limitInputPixels: PICTURE_PIXELS });
    const metadata = await picture.metadata();
    if (unpackedSize(metadata) > PICTURE_BYTES) throw new Refused('pixels');
    if (!mayBeLarge && unpackedSize(metadata) > LARGE_PICTURE) throw new TooLargeNow();
    const upright = picture.autoOrient();
    // Finer colours cannot always be written with their profile: they become those of every screen.
    const kept = await written(metadata.depth === 'uchar' ? upright.keepIccProfile() : upright, format);
    const preview = await smallPicture(sharp(kept.content, { limitInputPixels: PICTURE_PIXELS }));
    return { ...kept, preview };
  } catch (error) {
    if (error instanceof Refused || error instanceof TooLargeNow) throw error;
    throw new Refused(isTooLarge(error) ? 'pixels' : 'damaged');
  }
}
