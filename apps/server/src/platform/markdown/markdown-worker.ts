import { serveThread } from '../serve-thread.ts';
import type { MarkdownCalls } from './markdown-gateway.ts';
import { renderForMail } from './render-for-mail.ts';
import { renderMarkdown } from './render-markdown.ts';

serveThread({
  page: ({ text, parts }) => renderMarkdown(text, parts),
  mail: ({ body, words }) => renderForMail(body, words),
} satisfies MarkdownCalls);
