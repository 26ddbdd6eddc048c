import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { pdfPage } from '../../../tests/factories/files.ts';
import { pdfPreview } from './pdf-preview.ts';

it('draws a page also where the path of the program has letters that the reader of PDFs does not know', async () => {
  const [, program = ''] = process.argv;
  onTestFinished(() => {
    process.argv[1] = program;
  });
  process.argv[1] = '/srv/čistý klon/worker.ts';
  const preview = await pdfPreview(pdfPage('1 0 0 rg 0 0 200 200 re f'));
  expect(await sharp(preview ?? undefined).metadata()).toMatchObject({
    format: 'webp',
    width: 339,
    height: 480,
  });
});
