/** A hash of 106 bits in hexadecimal without `crypto.subtle`, which pages of a local network without https have not. */
export const plainHash = (bytes: Uint8Array): string => seeded(bytes, 1) + seeded(bytes, 2);

/** A 53-bit hash (cyrb53). */
function seeded(bytes: Uint8Array, seed: number): string {
  let [first, second] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, 2_654_435_761);
    second = Math.imul(second ^ byte, 1_597_334_677);
  }
  first =
    Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second =
    Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & second) + (first >>> 0)).toString(16).padStart(14, '0');
}
