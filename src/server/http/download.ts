import type { FastifyReply } from 'fastify';

/** A download: bytes, type, and a name that becomes Content-Disposition. */
export interface Download {
  bytes: Uint8Array | string;
  type: string;
  fileName: string;
  headers?: Record<string, string>;
}

/** File names keep only safe ASCII in `filename`; the real name goes into `filename*` (RFC 6266, security 48). */
export function contentDisposition(fileName: string): string {
  const name = fileName.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-');
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]/g, '-');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Sends the file without copying its bytes. */
export function sendDownload(
  reply: FastifyReply,
  { bytes, type, fileName, headers }: Download,
): FastifyReply {
  const buffer =
    typeof bytes === 'string'
      ? Buffer.from(bytes)
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return reply
    .headers({ 'content-disposition': contentDisposition(fileName), ...headers })
    .type(type)
    .send(buffer);
}
