import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Attachment } from '../mail/mail.ts';

/** A download: bytes, type, and a name that becomes Content-Disposition. */
export interface Download {
  bytes: Uint8Array | string;
  type: string;
  fileName: string;
  /** Whether a browser may show it in its tab instead of saving it. */
  inline?: boolean;
  headers?: Record<string, string>;
}

/** One that is read while it is sent. */
export type StreamedDownload = Omit<Download, 'bytes'> & { bytes: Readable };

/**
 * File names keep only safe ASCII in `filename`, without "%", which some programs decode there; the real name goes into
 * `filename*` (RFC 6266, security 48).
 */
export function contentDisposition(fileName: string, inline = false): string {
  const name = fileName.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-');
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]|%/g, '-');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const bufferOf = (bytes: Uint8Array | string): Buffer =>
  typeof bytes === 'string'
    ? Buffer.from(bytes)
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The file as it goes with a mail. */
export const attachmentOf = ({ bytes, type, fileName }: Download): Attachment => ({
  fileName,
  type,
  content: bufferOf(bytes),
});

/** Sends the file without copying its bytes. */
export const sendDownload = (
  reply: FastifyReply,
  { bytes, type, fileName, inline, headers }: Download | StreamedDownload,
): FastifyReply =>
  reply
    .headers({ 'content-disposition': contentDisposition(fileName, inline), ...headers })
    .type(type)
    .send(typeof bytes === 'string' || bytes instanceof Uint8Array ? bufferOf(bytes) : bytes);
