/** How browsers and Vite say that a part of the program could not be loaded. */
export const CHUNK_FAILURE =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;
const ADDRESS = /(?:https?:\/\/|\/)[^\s"'?#]+/;

/**
 * The part of the program that failed to load: its address, or `elsewhere` when the browser does not name
 * it (Safari). Null when the error is another one.
 */
export function failedChunk(message: string, elsewhere: string): string | null {
  if (!CHUNK_FAILURE.test(message)) return null;
  return ADDRESS.exec(message)?.[0] ?? elsewhere;
}
