/** Where visitors from Slovakia have their mailboxes. */
const COMMON = [
  'gmail.com',
  'azet.sk',
  'centrum.sk',
  'zoznam.sk',
  'post.sk',
  'pobox.sk',
  'atlas.sk',
  'stonline.sk',
  'orangemail.sk',
  'seznam.cz',
  'email.cz',
  'centrum.cz',
  'outlook.com',
  'outlook.sk',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
];

/** A firm of its own, one letter away from post.sk. */
const NO_TYPO = 'posta.sk';

/**
 * The address that was probably meant, where its domain is one slip away from a common one or lacks its end:
 * "jana@gmial.com" → "jana@gmail.com". Null for every other address; it need not be a valid one.
 */
export function likelyEmail(text: string): string | null {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON.includes(domain) || domain === NO_TYPO) return null;
  const meant =
    COMMON.find((common) => common.split('.')[0] === domain) ??
    COMMON.find((common) => isOneSlip(domain, common));
  return meant === undefined ? null : `${typed.slice(0, at)}@${meant}`;
}

/**
 * Whether one letter is missing, added, another one or has changed places with its neighbour. The first letter is right:
 * who has a mailbox at mail.com or host.sk did not mean gmail.com or post.sk.
 */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false;
  const at = [...meant].findIndex((letter, index) => letter !== typed[index]);
  if (at === -1) return typed.length === meant.length + 1;
  const rest = meant.slice(at);
  const written = typed.slice(at);
  return (
    written === rest.slice(1) ||
    written.slice(1) === rest ||
    written.slice(1) === rest.slice(1) ||
    written === `${rest[1]}${rest[0]}${rest.slice(2)}`
  );
}
