import type { Message, MessageDescriptor } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';

/** A message for a column of text, to be said to who reads it; one that is too long is kept in English. */
export function keepMessage(message: Message, maxLength = 2000): string {
  const kept = typeof message === 'string' ? message : JSON.stringify(message);
  return kept.length <= maxLength ? kept : sayEnglish(message).slice(0, maxLength);
}

/** What `keepMessage` kept; what an earlier version kept in English is its own message. For nobody else's words. */
export const readKept = (kept: string): Message =>
  /^\{"source":"[^]*","values":\[[^]*\]\}$/.test(kept) ? (JSON.parse(kept) as MessageDescriptor) : kept;
