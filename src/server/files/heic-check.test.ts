import { expect, it } from 'vitest';
import { heic } from '../../../tests/factories/files.ts';
import { blankPosition } from './heic-check.ts';

it('blanks a position in notes without a name, and in every kind of quotes', () => {
  const file = heic();
  file.write('Foto\0\0', file.indexOf('Exif'), 'latin1');
  const text = Buffer.from("<rdf exif:GPSLatitude = '48,8.1N'/><exif:GPSAltitude>312/1</exif:GPSAltitude>");
  const both = Buffer.concat([file, text]);
  const latitude = Buffer.from([0, 0, 0, 48, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 1]);
  expect(both.includes(latitude)).toBe(true);
  blankPosition(both);
  for (const position of [latitude, '17,7.5E', '48,8.1N', '312/1'])
    expect(both.includes(position)).toBe(false);
  expect(both).toHaveLength(file.length + text.length);
});
