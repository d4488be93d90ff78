import { randomUUID } from 'node:crypto';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import type { SandboxMessage, SandboxOrder } from './order-book.ts';
import type { Sandbox } from './sandbox.ts';

export const messageMaxLength = 2000;
const messagesEach = 200;
const documentsEach = 10;
const documentsInAll = 200;
export const documentMaxBytes = 1024 * 1024;
const documentName = /^[^\\/]{1,120}\.(?:pdf|docx|txt)$/i;

/** Adds what one says to the other. Gives what was wrong, empty when nothing. */
export async function addMessage(
  { book }: Pick<Sandbox, 'book'>,
  order: SandboxOrder,
  from: SandboxMessage['from'],
  given: string,
): Promise<Message> {
  const text = given.trim().replaceAll('\r\n', '\n');
  if (text === '') return msg`Write a message first.`;
  if (text.length > messageMaxLength)
    return msg`A message has at most ${plural(messageMaxLength, 'character')}.`;
  if (order.messages.length >= messagesEach)
    return msg`An order has at most ${plural(messagesEach, 'message')}.`;
  const message = { from, text, sentAt: new Date().toISOString() };
  await book.keep({ ...order, messages: [...order.messages, message] });
  return '';
}

/** Keeps what the writer delivers. Gives what was wrong, empty when nothing. */
export async function deliverDocument(
  { book, documents }: Pick<Sandbox, 'book' | 'documents'>,
  order: SandboxOrder,
  file: { name: string; content: Buffer },
): Promise<Message> {
  if (!documentName.test(file.name)) return msg`Choose a file in PDF, DOCX or TXT.`;
  if (file.content.length === 0) return msg`This file is empty. Choose another one.`;
  if (order.documents.length >= documentsEach)
    return msg`An order has at most ${plural(documentsEach, 'document')}.`;
  if (book.documentCount >= documentsInAll) return msg`This stand-in has no room for more documents.`;
  const delivered = {
    id: randomUUID(),
    name: file.name,
    bytes: file.content.length,
    deliveredAt: new Date().toISOString(),
  };
  await documents.save(delivered.id, file.content);
  // Written meanwhile: a message must not be lost to a document.
  const now = book.find(order.id) ?? order;
  await book.keep({ ...now, documents: [...now.documents, delivered] });
  return '';
}
