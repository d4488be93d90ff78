import { escapeHtml } from '../html/escape-html.ts';
import type { Direction } from '../html/text-direction.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writePlainText } from './write-plain-text.ts';

/** Mail programs ignore style sheets, and many the start and the end of a line: styles are inline, and name sides. */
const stylesFrom = (start: 'left' | 'right'): Readonly<Record<string, string>> => ({
  p: 'margin:0 0 16px',
  h2: 'margin:28px 0 8px;font-size:20px;line-height:1.3',
  h3: 'margin:24px 0 8px;font-size:17px;line-height:1.3',
  h4: 'margin:20px 0 8px;font-size:16px',
  ul: `margin:0 0 16px;padding-${start}:22px`,
  ol: `margin:0 0 16px;padding-${start}:22px`,
  li: 'margin:0 0 6px',
  blockquote: `margin:0 0 16px;padding:4px 0;padding-${start}:16px;border-${start}:3px solid #ddd3bf;color:#3b4b43`,
  hr: 'margin:24px 0;border:0;border-top:1px solid #ddd3bf',
  code: 'font-family:ui-monospace,Menlo,monospace;font-size:14px',
});
const styles = { ltr: stylesFrom('left'), rtl: stylesFrom('right') };

export interface MailWords {
  publicUrl: string;
  linkColour: string;
  maxWork?: number;
  direction?: Direction;
}

/** Markdown for mail, as safe HTML and plain text, with absolute links. */
export function renderForMail(
  body: string,
  { publicUrl, linkColour, maxWork, direction = 'ltr' }: MailWords,
): { html: string; text: string } {
  const html = renderMarkdown(body, { maxWork })
    .replaceAll(/<a href="\/(?!\/)/g, `<a href="${escapeHtml(publicUrl)}/`)
    // After the sanitiser, which leaves no other attribute: what is put in here is ours.
    .replaceAll(/<([a-z]\w*)(?=[\s>/])/g, (whole, name: string) => {
      const style = name === 'a' ? `color:${linkColour}` : styles[direction][name];
      return style === undefined ? whole : `${whole} style="${style}"`;
    });
  return { html, text: writePlainText(body, (href) => completeAddress(href, publicUrl), maxWork) };
}

/** Empty for links that mails must not contain. */
function completeAddress(href: string, publicUrl: string): string {
  if (/^\/(?!\/)/.test(href)) return publicUrl + href;
  return /^(?:https?|mailto|tel):/i.test(href) ? href : '';
}
