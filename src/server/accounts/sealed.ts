import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../random.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Texts that nobody reads without the keys of the installation, nor moves to another place (security 26). */
export interface Sealing {
  /** The text enciphered for a use: whoever opens it has to name the same one. */
  seal(text: string, use: string): string;
  /** The text, sealed with any of the current keys; null when it was changed, or is for another use. */
  open(sealed: string, use: string): string | null;
}

/** Seals with keys that are derived from those of the installation, and serve nothing else. */
export function createSealing(secrets: readonly [string, ...string[]], random: Random): Sealing {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed-texts', KEY_BYTES));
  const [newest = Buffer.alloc(0), ...older] = secrets.map(keyOf);
  return {
    seal(text, use) {
      const iv = Buffer.from(random.token(IV_BYTES), 'base64url');
      const cipher = createCipheriv(CIPHER, newest, iv).setAAD(Buffer.from(use));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, use) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      for (const key of [newest, ...older]) {
        const text = openWith(key, bytes, use);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer, use: string): string | null {
  const tagEnd = IV_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(use))
    .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
  try {
    return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
