import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Shorter answers travel in one packet as they are. */
const minLength = 1400;
/** So much is compressed sooner than handed to another thread: an eighth of a millisecond for a page of jobs. */
const maxAtOnce = 64 * 1024;

/**
 * Fast, and with half of the usual memory, which is then no piece that the system has to give: brotli takes twice the
 * time for a twentieth less.
 */
const options = { level: 1, windowBits: 14, memLevel: 6 };

/** Compresses an answer that is read where that saves packets; what answers a change may hold a token, and stays. */
export async function compressAnswer(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < minLength || method !== 'GET') return payload;
  reply.header('vary', 'Accept-Encoding');
  if (!chooseEncoding(headers, ['gzip'])) return payload;
  reply.header('content-encoding', 'gzip');
  return payload.length <= maxAtOnce ? gzipSync(payload, options) : compress(payload, options);
}

/** The compression that a client likes best of those that there are; null for none (RFC 9110, 12.5.3). */
export function chooseEncoding<Encoding extends string>(
  headers: FastifyRequest['headers'],
  encodings: Encoding[],
): Encoding | null {
  return negotiate(headers['accept-encoding'] ?? '', encodings);
}
