import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';
import { PREVIEW_SIDE } from '#domain/files/file-limits.ts';
import { smallPicture } from './pictures.ts';

/** Bytes that the reader of PDFs may take: a page scanned at 600 dpi in full colours was drawn in them. */
const MOST_MEMORY = 160 * 1024 * 1024;
const CHANNELS = 4;
const WHITE = 0xff_ff_ff_ff;
/** Colours as every other program orders them; nothing that stands on a page beside what is printed on it. */
const RENDER_FLAGS = 0x10;

/** Translated once; what a file changes in a reader goes with that reader. */
let translated: Promise<WebAssembly.Module> | undefined;
const program = (): Promise<WebAssembly.Module> => {
  translated ??= readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return translated;
};

type Resize = (bytes: number) => number | boolean;

/** How the reader is begun, and where its memory is: what its own types leave to those of its compiler. */
interface Beginning {
  instantiateWasm: (
    imports: WebAssembly.Imports,
    use: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => WebAssembly.Exports;
  /** What it believes to be called; the real path has letters in it that it does not know. */
  thisProgram: string;
  print: () => void;
  printErr: () => void;
}
interface Memory {
  /** Another one whenever it has grown. */
  HEAPU8: Uint8Array;
}

/** A reader of its own, which sees no more than the memory it is given: neither the disk nor the network. */
async function newReader(): Promise<WrappedPdfiumModule> {
  const [{ init }, module] = await Promise.all([import('@embedpdf/pdfium'), program()]);
  const beginning: Beginning = {
    instantiateWasm(imports, use) {
      const { env = {} } = imports;
      const grow = env.emscripten_resize_heap as Resize;
      env.emscripten_resize_heap = (bytes: number) => (bytes > MOST_MEMORY ? 0 : grow(bytes));
      const instance = new WebAssembly.Instance(module, imports);
      use(instance, module);
      return instance.exports;
    },
    thisProgram: 'pdfium',
    print: () => {},
    printErr: () => {},
  };
  const reader = await init(beginning);
  reader.PDFiumExt_Init();
  return reader;
}

interface Points {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The first page of a file, as large as a preview; null where there is none, or none that has two sides at that size. */
function firstPage(reader: WrappedPdfiumModule, file: Buffer): Points | null {
  const memory: Memory = reader.pdfium as typeof reader.pdfium & Memory;
  const place = reader.pdfium.wasmExports.malloc(file.length);
  if (place === 0) return null;
  memory.HEAPU8.set(file, place);
  const document = reader.FPDF_LoadMemDocument(place, file.length, '');
  const page = document && reader.FPDF_LoadPage(document, 0);
  if (page === 0) return null;
  const sides = [reader.FPDF_GetPageWidthF(page), reader.FPDF_GetPageHeightF(page)];
  const scale = PREVIEW_SIDE / Math.max(...sides);
  const [width = 0, height = 0] = sides.map((side) => Math.round(side * scale));
  if (!(width > 0 && height > 0)) return null;
  const bitmap = reader.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return null;
  reader.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  reader.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
  const at = reader.FPDFBitmap_GetBuffer(bitmap);
  return { data: memory.HEAPU8.slice(at, at + width * height * CHANNELS), width, height };
}

/**
 * A small picture of the first page of a PDF that was checked; null where it cannot be drawn, or not in the memory there is
 * for it. It takes as long as the file makes it: whoever asks has to end the process.
 */
export async function pdfPreview(file: Buffer): Promise<Buffer | null> {
  const reader = await newReader();
  const page = pageOf(reader, file);
  if (!page) return null;
  const { data, width, height } = page;
  return smallPicture(sharp(data, { raw: { width, height, channels: CHANNELS } }).removeAlpha());
}

/** The same; whatever it breaks is the reader's alone. */
function pageOf(reader: WrappedPdfiumModule, file: Buffer): Points | null {
  try {
    return firstPage(reader, file);
  } catch {
    return null;
  }
}
