import { renderMarkdown } from '../../../platform/markdown/render-markdown.ts';

/** Markdown or plain text as HTML that is safe to show. */
export function renderLegalText(text: string): string {
  return renderMarkdown(text);
}
