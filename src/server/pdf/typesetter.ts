import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { typeset } from '#domain/kernel/text.ts';
import { fontCoverage } from './font-coverage.ts';
import { printable, signName } from './printable.ts';
import type { Template } from './protocol.ts';

/** Compilations after which an unused memoized result is dropped: 10 cost 30 MB and gain nothing. */
const CACHE_AGE = 2;

/** Signs without a glyph that a document names; a text in another script has hundreds. */
const NAMED_SIGNS = 12;

/**
 * Sets documents with Typst, in this process. Only the worker uses it: the native module can take the
 * whole process down. Templates are fixed and reach nothing outside their folder; texts reach them only
 * as JSON in sys.inputs, so they are never read as markup (security 45, 57).
 */
export function createTypesetter(documents: string): (template: Template, data: unknown) => Buffer {
  const fonts = join(documents, 'fonts');
  const compiler = NodeCompiler.create({ workspace: documents, fontArgs: [{ fontPaths: [fonts] }] });
  const canDraw = drawnBy(fonts);

  return (template, data) => {
    const missing = new Set<string>();
    const drawable = printable(canDraw, (sign) => missing.add(signName(sign)));
    const json = JSON.stringify(data, (_, value) =>
      typeof value === 'string' ? drawable(typeset(value)) : value,
    );
    const unprinted = JSON.stringify([...missing].slice(0, NAMED_SIGNS));
    const compiled = compiler.compile({
      mainFilePath: join(documents, `${template}.typ`),
      inputs: { data: json, unprinted },
    });
    const error = compiled.takeError();
    if (error) throw new Error(`${template}.typ: ${explain(compiler, error)}`);
    const document = compiled.result;
    if (!document) throw new Error(`${template}.typ gave no document`);
    const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
    compiler.evictCache(CACHE_AGE);
    return pdf;
  };
}

/** Whether some face of the folder draws a character. Faces of one family cover the same characters. */
function drawnBy(folder: string): (character: string) => boolean {
  const ranges = readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .flatMap((name) => fontCoverage(readFileSync(join(folder, name))));
  const known = new Map<number, boolean>();
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    const answer = known.get(code) ?? ranges.some(([first, last]) => first <= code && code <= last);
    known.set(code, answer);
    return answer;
  };
}

const explain = (compiler: NodeCompiler, error: NodeError): string =>
  compiler
    .fetchDiagnostics(error)
    .map(({ message, path }: { message?: string; path?: string }) => `${message} (${path})`)
    .join('; ');
