import type { Say } from '@waymark/contract/text/say';
import type { FastifyRequest } from 'fastify';
import { sayIn } from '../languages/say-in.ts';
import { languageOf } from './request-language.ts';

/** Writes messages in the language that a request asks for. */
export const sayTo = (request: FastifyRequest): Say => sayIn(languageOf(request));

/** A hook before an answer is written: its message, as a text of the code, in the language of who reads it. */
export async function sayMessage(
  request: FastifyRequest,
  _reply: unknown,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'object' || payload === null || !('message' in payload)) return payload;
  const { message } = payload;
  return typeof message === 'string' ? { ...payload, message: sayTo(request)(message) } : payload;
}
