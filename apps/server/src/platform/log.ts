import type { FastifyBaseLogger } from 'fastify';
import { pino, type LoggerOptions } from 'pino';
import { describeError } from './logging/describe-error.ts';
import type { Terminal } from './terminal.ts';

/** Structured lines. What is logged carries ids, never names, addresses, tokens or query text. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

/**
 * Entries are JSON, one a line, for whatever collects them; in a terminal each is a line that a person reads.
 */
export async function createLog(
  { logLevel }: { logLevel: string },
  terminal: Terminal | undefined,
): Promise<FastifyBaseLogger> {
  const options: LoggerOptions = {
    level: logLevel,
    redact: ['req.headers.authorization'],
    serializers: { err: (error: unknown) => describeError(error) },
  };
  if (!terminal) return pino(options);
  // Loaded here and not above: only a terminal needs it.
  const { default: pretty } = await import('pino-pretty');
  const destination = pretty({
    destination: terminal.asStream(),
    colorize: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
  });
  return pino(options, destination);
}
