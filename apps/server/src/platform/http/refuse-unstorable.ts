import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Refuses JSON with text that PostgreSQL cannot store: zero bytes and halves of surrogate pairs. */
export async function refuseUnstorable({ body }: FastifyRequest): Promise<void> {
  if (isStorable(body)) return;
  throw new AppError(
    'invalid_input',
    msg`The form has characters that cannot be stored. Type the text again.`,
  );
}

/** Walks without recursion: a megabyte of nested brackets would exhaust the stack. */
function isStorable(body: unknown): boolean {
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return true;
}
