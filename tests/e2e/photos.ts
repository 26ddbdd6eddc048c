import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A photo as files are handed to a page. */
export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const SIDE = 900;

/** A photo that nobody else in the run has, of more than one part: noise cannot be pressed. */
export async function photo(name: string): Promise<Photo> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const buffer = await sharp(randomBytes(SIDE * SIDE * raw.channels), { raw })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
