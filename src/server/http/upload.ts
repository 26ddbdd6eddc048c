import { Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';

/** Bytes as they arrive. The stream fails with the fault `tooLarge` as soon as there are more than declared. */
export interface Uploaded {
  type: string;
  bytes: Readable;
}

/** Makes the calls registered in this scope take bytes of the declared types, and nothing else. */
export function acceptUpload(scope: FastifyInstance, { types, maxBytes }: Upload): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], (_request, payload, done) => done(null, bounded(payload, maxBytes)));
}

/** Refuses before anything is read what says itself that it is too long. */
export function requireLength({ headers }: FastifyRequest, { maxBytes }: Upload): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Fault('tooLarge');
}

/** What was uploaded; `unsupportedMedia` where nothing was. */
export function uploadedBy({ body, headers }: FastifyRequest): Uploaded {
  if (!(body instanceof Readable)) throw new Fault('unsupportedMedia');
  return { type: String(headers['content-type']).split(';', 1)[0] ?? '', bytes: body };
}

function bounded(payload: Readable, maxBytes: number): Readable {
  let length = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maxBytes) done(new Fault('tooLarge'));
      // What waits in a socket would be worked through in one turn, some MB of each of them, and everybody else would wait.
      else setImmediate(done, null, chunk);
    },
  });
  payload.once('error', (error) => measured.destroy(error));
  // Nobody may be reading yet, or ever, and an error that nobody hears ends the process; whoever reads later gets it.
  measured.on('error', () => {});
  return payload.pipe(measured);
}
