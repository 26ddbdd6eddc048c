/** What a field says beyond what was sent of it: the words that follow it, or all of them where it was changed. */
export function leftUnsent(sent: string, now: string): string {
  if (now.trim() === sent.trim()) return '';
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}
