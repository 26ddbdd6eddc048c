import { isIPv4, isIPv6 } from 'node:net';

/** Whoever hides behind something that is no address shares one place with all who do. */
const NOT_AN_ADDRESS = 'no address';

/** A port, which some proxies add: "192.0.2.1:4711", "[2001:db8::1]:4711". */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const ZONE = /%.*$/;
const MAPPED_PREFIX = ['0', '0', '0', '0', '0', 'ffff'];
const GROUPS = 8;

/** How an address is counted: alone, and as one of a provider's customer. */
export interface AddressKeys {
  /** The IPv4 address, or the /64 of an IPv6 one: what changes between visits of one household is left out. */
  household: string;
  /** The /48 of an IPv6 address, which one customer can rotate through; null for IPv4. */
  site: string | null;
}

/**
 * The keys of a client's address, the same for every spelling of it (security 56). The address can come from a header
 * of a proxy, so it may be anything.
 */
export function addressKeys(address: string): AddressKeys {
  const [, bracketed, dotted] = WITH_PORT.exec(address) ?? [];
  const ip = (bracketed ?? dotted ?? address).replace(ZONE, '');
  if (isIPv4(ip)) return { household: ip, site: null };
  if (!isIPv6(ip)) return { household: NOT_AN_ADDRESS, site: null };
  const groups = groupsOf(ip);
  const mapped = mappedAddress(groups);
  if (mapped !== null) return { household: mapped, site: null };
  return { household: groups.slice(0, 4).join(':'), site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups of a valid IPv6 address, lower case, without leading zeros. URL knows every spelling. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
}

/** The IPv4 address inside of "::ffff:c000:207", or null. */
function mappedAddress(groups: readonly string[]): string | null {
  if (!MAPPED_PREFIX.every((group, index) => groups[index] === group)) return null;
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}
