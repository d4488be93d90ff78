import { companiesPath, searchStart } from '@waymark/contract/first-tables';
import { withoutPrefix } from '@waymark/contract/language-prefix';
import type { ViewSource } from '@waymark/contract/posting/choices';
import { alertVisitMark, feedPartners, feedSourceParameter } from '@waymark/contract/posting/visit-marks';

interface Arrival {
  /** The path of the page before on this site. */
  lastPath: string | undefined;
  /** The browser's referrer of the first page; empty where it has none. */
  referrer: string;
  /** The origin of this site. */
  origin: string;
  /** The hash of the address with its sign; empty for none. */
  hash: string;
  /** The query of the address with its sign; empty for none. */
  search: string;
}

/** Where the visitor of a posting came from. */
export function sourceOf({ lastPath, referrer, origin, hash, search }: Arrival): ViewSource {
  if (lastPath !== undefined) return sourceOfPath(lastPath);
  if (hash === `#${alertVisitMark}`) return 'alert';
  const feed = feedOf(search);
  if (feed) return feed;
  if (!URL.canParse(referrer)) return 'direct';
  const from = new URL(referrer);
  return from.origin === origin ? sourceOfPath(withoutPrefix(from.pathname)) : 'site';
}

function sourceOfPath(path: string): ViewSource {
  if (path.startsWith(searchStart)) return 'search';
  return path === companiesPath ? 'company' : 'list';
}

/** The feed whose link was followed. */
function feedOf(search: string): ViewSource | undefined {
  const named = new URLSearchParams(search).get(feedSourceParameter);
  return named === 'feed' ? 'feed' : feedPartners.find(({ value }) => value === named)?.value;
}
