import { Resolver } from 'node:dns/promises';
import { lookUpMs } from './constants.ts';

/** The TXT records of a host; null where it certainly has none; undefined where nobody could be asked. */
export type TextLookUp = (host: string) => Promise<string[] | null | undefined>;

/** Answers of a name server that say: there is no such host, or no such record. */
const absent: readonly unknown[] = ['ENOTFOUND', 'ENODATA'];

/**
 * Asks the name servers of this machine, or the given ones, for text alone: no address is looked up and no
 * connection is made to what a stranger has named.
 */
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
