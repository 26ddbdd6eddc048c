import { createHash } from 'node:crypto';
import type { Random } from '../random.ts';

/** A mark that nobody can guess, for the scripts of one rendering. */
export const newScriptNonce = (random: Random): string => random.token(16);

interface OwnScripts {
  /** The page without the marks: it is kept and shown to everybody. */
  html: string;
  /** SHA-256 of each marked script. */
  hashes: string[];
}

/**
 * The inline scripts that the site's own components rendered, told by the nonce they bear: the page's policy allows
 * these and no other that got into the HTML (security 2).
 */
export function ownScripts(html: string, nonce: string): OwnScripts {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    if (attributes.includes(mark)) hashes.add(createHash('sha256').update(code).digest('base64'));
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}
