/** What of `wawoff2`, which has no types of its own, fonts are read with. */
declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
