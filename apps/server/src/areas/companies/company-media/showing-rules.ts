import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a picture is asked for by a page of ours. Those of a company that is not public are only shown where somebody
 * who may see it looks at it: to its members, and to whom it has written. Its address alone leads nowhere.
 */
export function isAskedByOurPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' && headers['sec-fetch-dest'] !== 'document';
  // Browsers leave it out where the board is not served by HTTPS.
  return (
    URL.canParse(headers.referer ?? '') && new URL(headers.referer ?? '').origin === new URL(publicUrl).origin
  );
}
