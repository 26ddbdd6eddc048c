import sharp from 'sharp';
import { PICTURE_PIXELS, PREVIEW_SIDE } from '#domain/files/file-limits.ts';
import type { FileType } from '#domain/files/file-types.ts';
import { Refused } from './refused.ts';

sharp.cache(false);
// The processor is the pages' first.
sharp.concurrency(1);

/** Nobody sees a difference to the original. */
const QUALITY = 85;
const PREVIEW_QUALITY = 75;

const FORMAT: Partial<Record<FileType, 'jpeg' | 'png' | 'webp'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /exceeds pixel limit|too large/i.test(error.message);

/** A picture written anew at its size, upright and without any notes of the camera, and a small one of it. */
export async function cleanPicture(
  file: Buffer,
  type: FileType,
): Promise<{ content: Buffer; width: number; height: number; preview: Buffer }> {
  const format = FORMAT[type];
  if (!format) throw new Error(`There is no picture of the type ${type}`);
  try {
    const { data, info } = await sharp(file, { limitInputPixels: PICTURE_PIXELS })
      .autoOrient()
      .keepIccProfile()
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data, { limitInputPixels: PICTURE_PIXELS })
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: PREVIEW_QUALITY })
      .toBuffer();
    return { content: data, width: info.width, height: info.height, preview };
  } catch (error) {
    throw new Refused(isTooLarge(error) ? 'pixels' : 'damaged');
  }
}
