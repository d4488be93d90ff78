import type { FastifyReply } from 'fastify';
import { retryAfterSeconds } from '../errors.ts';

/** For pages and the API: 503 says when to come back and is never cached. */
export function describeFailure(reply: FastifyReply): void {
  if (reply.statusCode < 500) return;
  void reply.header('cache-control', 'no-store');
  if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
    void reply.header('retry-after', String(retryAfterSeconds));
  }
}
