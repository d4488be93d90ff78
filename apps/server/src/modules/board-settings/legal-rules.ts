import { renderMarkdown } from '../../platform/markdown/render-markdown.ts';

/** Markdown or plain text as HTML that is safe to show; null for none. */
export function renderLegalText(text: string): string | null {
  return text === '' ? null : renderMarkdown(text);
}
