import { serveThread } from '../serve-thread.ts';
import type { MarkdownCalls } from './markdown-gateway.ts';
import { renderForMail } from './render-for-mail.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writePlainText } from './write-plain-text.ts';

serveThread({
  page: ({ text, parts }) => renderMarkdown(text, parts),
  plain: ({ text }) => writePlainText(text, (href) => href),
  mail: ({ body, words }) => renderForMail(body, words),
} satisfies MarkdownCalls);
