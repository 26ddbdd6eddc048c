import { Refused } from './refused.ts';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const CARRIAGE_RETURN = 0x0d;
const BLANK = 0x20;
const ALLOWED: ReadonlySet<number> = new Set([TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN]);

/** What a browser or a shell would run, wherever it stands. */
const RUN = /<(!doctype|html|svg|script|iframe|object|embed|body|head|meta|\?xml|\?php|x:|math)/i;
const SCRIPT = /^(#!|@echo)/i;

/** Throws Refused for what is no plain text in any encoding of letters, or a page or a program in disguise: compiled programs are full of bytes that no letter has. */
export function checkText(file: Buffer): void {
  for (const byte of file) if (byte < BLANK && !ALLOWED.has(byte)) throw new Refused('content');
  const text = file.toString('latin1');
  if (SCRIPT.test(text.replace(/^ï»¿/, '')) || RUN.test(text)) throw new Refused('content');
}
