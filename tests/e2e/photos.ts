import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A photo as files are handed to a page. */
export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const SIDE = 900;

/** Where it was taken, as a phone notes it. */
const PLACE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '48/1 8/1 38/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '17/1 6/1 27/1',
};

/** A photo with its place that nobody else in the run has, of more than one part: noise cannot be pressed. */
export async function photo(name: string): Promise<Photo> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const buffer = await sharp(randomBytes(SIDE * SIDE * raw.channels), { raw })
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { Make: 'Telefón' }, IFD3: PLACE })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
