import type { FastifyBaseLogger } from 'fastify';

/** Structured lines. What is logged carries ids, never names, addresses, tokens or query text. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
