/** True for an address that only this machine can open: nobody else sees the site, and no document may print it. */
export const isLoopback = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
