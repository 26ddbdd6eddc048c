import { isDomain } from './email.ts';
import { isWebAddress } from './web-addresses.ts';

/** A web address as somebody types it, whole: "firma.sk" → "https://firma.sk"; null of a text that is none. */
export function typedWebAddress(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return isWebAddress(address) && isDomain(new URL(address).hostname) ? address : null;
}
