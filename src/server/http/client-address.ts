import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whoever hides behind something that is no address shares one place with all who do. */
const NOT_AN_ADDRESS = 'no address';

/** A port, which some proxies add: "192.0.2.1:4711", "[2001:db8::1]:4711". */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const ZONE = /%.*/s;

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
  // Narrower than the library, which also reads "0x7f.1".
  if (isIP(ip) === 0) return { household: NOT_AN_ADDRESS, site: null };
  // An IPv4 address inside of "::ffff:c000:207" is that address.
  const parsed = ipaddr.process(ip);
  if (parsed.kind() === 'ipv4') return { household: parsed.toString(), site: null };
  const groups = parsed.toNormalizedString().split(':');
  return { household: groups.slice(0, 4).join(':'), site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The widest network that can be one customer's. */
export function addressGroup(address: string): string {
  const { household, site } = addressKeys(address);
  return site ?? household;
}
