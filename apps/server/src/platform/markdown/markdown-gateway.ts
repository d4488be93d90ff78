import { board } from '../board/board.ts';
import { KeptThread } from '../worker-thread.ts';
import type { MailWords, renderForMail } from './render-for-mail.ts';
import type { MarkdownParts } from './render-markdown.ts';

/** What the thread does; each call has one text. */
export type MarkdownCalls = {
  page(given: { text: string; parts: MarkdownParts }): string;
  plain(given: { text: string }): string;
  mail(given: { body: string; words: MailWords }): ReturnType<typeof renderForMail>;
};

/** A text of the greatest length takes a second at most. */
const thread = new KeptThread<MarkdownCalls>(new URL('./markdown-worker.ts', import.meta.url), {
  name: 'markdown',
  data: undefined,
  maxWaiting: 100,
  callSeconds: 30,
});

/** Markdown as HTML that is safe to show, rendered in a worker thread: long texts take longer than the main thread may. */
export function renderInThread(text: string, parts: MarkdownParts = {}): Promise<string> {
  return thread.call('page', { text, parts });
}

/** Markdown as plain text, with the address of each link behind its words, written in the same thread. */
export function writePlainInThread(text: string): Promise<string> {
  return thread.call('plain', { text });
}

/** Markdown for mail, rendered in the same thread. */
export function renderMailInThread(
  body: string,
  publicUrl: string,
): Promise<ReturnType<typeof renderForMail>> {
  const linkColour = board.settings.accent.light;
  return thread.call('mail', { body, words: { publicUrl, linkColour } });
}
