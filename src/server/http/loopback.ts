/** True for an address that only this machine can open: nobody else sees the site. */
export const isLoopback = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** The site's address as documents print it; null where only this machine can open it. */
export const printedAddress = (publicUrl: string): string | null =>
  isLoopback(publicUrl) ? null : publicUrl;
