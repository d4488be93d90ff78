import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a client has what would be sent, by the tag that it names or else by the time (RFC 9110, 13.2.2). A tag is
 * compared weakly: proxies make strong ones weak when they compress.
 */
export function isNotModified(
  headers: IncomingHttpHeaders,
  { etag, modified }: { etag: string; modified?: string | undefined },
): boolean {
  const named = headers['if-none-match'];
  if (named !== undefined) {
    const plain = withoutMark(etag);
    return named.split(',').some((tag) => tag.trim() === '*' || withoutMark(tag.trim()) === plain);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return modified !== undefined && Date.parse(modified) <= since;
}

const withoutMark = (tag: string) => tag.replace(/^W\//, '');
