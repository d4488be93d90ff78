import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './compress-answer.ts';
import { isNotModified } from './not-modified.ts';
import type { CachedPage } from './page-cache.ts';

/** Answers with a page of the cache, compressed as the client likes, or that it has not changed. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.status(page.status).headers(page.headers).header('etag', page.etag).header('vary', 'Accept-Encoding');
  const modified = page.headers['last-modified'];
  if (page.status === 200 && isNotModified(request.headers, { etag: page.etag, modified }))
    return reply.status(304).send();
  const encoding = chooseEncoding(request.headers, ['br', 'gzip']);
  if (encoding === null) return reply.send(await page.plain());
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? page.brotli : await page.gzip());
}
