import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './page-cache.ts';

/** Answers with a page of the cache, compressed as the client likes, or that it has not changed. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.status(page.status).headers(page.headers).header('etag', page.etag).header('vary', 'Accept-Encoding');
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await page.gzip());
  return reply.send(await page.plain());
}
