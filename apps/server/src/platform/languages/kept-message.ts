import type { Message, MessageDescriptor } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';

/** A message for a column of text, to be said in the language of who reads it; one that is too long is kept in English. */
export function keepMessage(message: Message, maxLength = 2000): string {
  const kept = typeof message === 'string' ? message : JSON.stringify(message);
  return kept.length <= maxLength ? kept : sayEnglish(message).slice(0, maxLength);
}

/** A kept message. One that was kept in English, as those of earlier versions were, is its own message. */
export function readKept(kept: string): Message {
  if (!kept.startsWith('{"source":')) return kept;
  try {
    const message = JSON.parse(kept) as Partial<MessageDescriptor>;
    const isMessage = typeof message.source === 'string' && Array.isArray(message.values);
    return isMessage ? (message as MessageDescriptor) : kept;
  } catch {
    return kept;
  }
}
