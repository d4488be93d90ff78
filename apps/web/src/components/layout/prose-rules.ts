import { localPath, prefixOf } from '@waymark/contract/language-prefix';
import { isPageAddress } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';

/** Arabic, Hebrew, Syriac, Thaana, N'Ko, Adlam and the forms of their letters. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Opening tags of blocks that have words of their own, as a sanitiser writes them, without a direction. */
const block = /<(p|ul|ol|h[1-6]|blockquote|dl|table|pre)(?=[\s>])(?![^>]*\sdir=)/g;

/**
 * Text with each block in its own direction where any of it is read from right to left: a posting in two languages has
 * paragraphs, lists and bullets on either side. A direction that the text brings along stays.
 */
export function markDirections(html: string): string {
  return rightToLeft.test(html) ? html.replaceAll(block, '<$1 dir="auto"') : html;
}

/** Links to pages of the board, which are written as they are in English, lead to those in the language of the page. */
export function linkInLanguage(html: string, language: Language): string {
  if (prefixOf(language) === '') return html;
  return html.replaceAll(/(<a\s[^>]*?href=")([^"]*)/g, (whole, before: string, to: string) =>
    isPageAddress(to) ? before + localPath(to, language) : whole,
  );
}
