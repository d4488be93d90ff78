import { Resolver } from 'node:dns/promises';

/** The timeout of a name server. */
const lookUpMs = 4000;

/** The TXT records of a host; null if there are none; undefined if no server answered. */
export type TextLookUp = (host: string) => Promise<string[] | null | undefined>;

/** Error codes of a host or record that does not exist. */
const absent: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/** Looks up TXT records only: no address is resolved and no connection made to a host that users name. */
export function createTextLookUp(servers?: readonly string[]): TextLookUp {
  return async (host) => {
    const resolver = new Resolver({ timeout: lookUpMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    try {
      // A long record comes in pieces.
      return (await resolver.resolveTxt(host)).map((pieces) => pieces.join(''));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      return absent.includes(code) ? null : undefined;
    }
  };
}
