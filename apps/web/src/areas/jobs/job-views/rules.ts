import type { ViewSource } from '@waymark/contract/posting/choices/managed-jobs';
import { alertVisitMark, paths } from '@waymark/contract/paths';

interface Arrival {
  /** The path of the page before, where the visitor was here already. */
  lastPath: string | undefined;
  /** What the browser says of where the first page was come to from; empty where it does not say. */
  referrer: string;
  /** Of the product. */
  origin: string;
  /** Of the address, with its sign; empty for none. */
  hash: string;
}

/** Where somebody who looks at a posting came from. */
export function sourceOf({ lastPath, referrer, origin, hash }: Arrival): ViewSource {
  if (lastPath !== undefined) return sourceOfPath(lastPath);
  if (hash === `#${alertVisitMark}`) return 'alert';
  if (!URL.canParse(referrer)) return 'direct';
  const from = new URL(referrer);
  return from.origin === origin ? sourceOfPath(from.pathname) : 'site';
}

function sourceOfPath(path: string): ViewSource {
  if (path.startsWith(paths.browseJob)) return 'search';
  return path === paths.companies ? 'company' : 'list';
}
