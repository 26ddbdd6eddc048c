import sharp from 'sharp';
import { readQrCode } from './qr-reader.ts';

/** Reads the QR code of a picture that is drawn as ours are: whole, and in squares of the same size. */
export async function readQrPicture(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number): boolean => (data[(y * info.width + x) * info.channels] ?? 255) < 128;
  const first = Array.from({ length: info.width }, (_, at) => at).find((at) => isDark(at, at)) ?? 0;
  // The corner of a code is a frame of seven modules.
  const corner = Array.from({ length: info.width }, (_, at) => at).find(
    (at) => at > first && !isDark(at, first),
  );
  const module = ((corner ?? 0) - first) / 7;
  const size = (info.width - 2 * first) / module;
  return readQrCode(
    Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => isDark(first + (x + 0.5) * module, first + (y + 0.5) * module)),
    ),
  );
}
