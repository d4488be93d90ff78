import { board } from '../../../platform/board/board.ts';
import { writePlainText } from '../../../platform/markdown/write-plain-text.ts';
import { renderMarkdown } from '../../../platform/markdown/render-markdown.ts';
import { escapeHtml } from '../../../platform/mail/mail.ts';

/** Mail programs know no style sheet: each element carries its own. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h2: 'margin:28px 0 8px;font-size:20px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:17px;line-height:1.3',
  h4: 'margin:20px 0 8px;font-size:16px',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #ddd3bf;color:#3b4b43',
  hr: 'margin:24px 0;border:0;border-top:1px solid #ddd3bf',
  code: 'font-family:ui-monospace,Menlo,monospace;font-size:14px',
};

/** The text of an issue for its mail, as HTML that is safe and as plain text; links on the board are made complete. */
export function renderForMail(body: string, publicUrl: string): { html: string; text: string } {
  const html = renderMarkdown(body)
    .replaceAll(/<a href="\/(?!\/)/g, `<a href="${escapeHtml(publicUrl)}/`)
    // After the sanitiser, which leaves no other attribute: what is put in here is ours.
    .replaceAll(/<([a-z]\w*)(?=[\s>/])/g, (whole, name: string) => {
      const style = name === 'a' ? `color:${board.settings.accent.light}` : styles[name];
      return style === undefined ? whole : `${whole} style="${style}"`;
    });
  return { html, text: writePlainText(body, (href) => completeAddress(href, publicUrl)) };
}

/** Empty for what no mail may lead to. */
function completeAddress(href: string, publicUrl: string): string {
  if (/^\/(?!\/)/.test(href)) return publicUrl + href;
  return /^(?:https?|mailto|tel):/i.test(href) ? href : '';
}

/** The text of an issue for its page. */
export function renderForPage(body: string): string {
  return renderMarkdown(body);
}
