/** How browsers and Vite say that a part of the program could not be loaded. */
const MESSAGES = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];
const ADDRESS = /(?:https?:\/\/|\/)[^\s"'?#]+/;

/**
 * The part of the program that failed to load: its address, or `elsewhere` when the browser does not name
 * it (Safari). Null when the error is another one.
 */
export function failedChunk(message: string, elsewhere: string): string | null {
  if (!MESSAGES.some((pattern) => pattern.test(message))) return null;
  return ADDRESS.exec(message)?.[0] ?? elsewhere;
}
