const readAttributes = /\s(?:aria-label|title|placeholder|alt|label|data-head|data-label|content)="([^"]*)"/g;
/** Names, codes of the keyboard and formats, and what the operator calls plans and cards. */
const names =
  /\b(?:Waymark|Visa|Google|Facebook|LinkedIn|Linkedin|Twitter|WhatsApp|Telegram|Reddit|JavaScript|RSS|Atom|JSON Feed|JSON|Captcha|Basic|Professional|Extended|per installation|[A-Z]{2,4})\b/g;
/** Addresses, hosts, bank accounts, versions of texts, what stands for a value, and signs of HTML. */
const codes =
  /https?:\S+|[\w.+-]+@[\w.-]+|[\w.-]+\.example|[A-Z]{2}\d{2}(?: \d{4})+|\d{4}-\d\d-\d\d-[\da-f]{8}|\/\S+|\{\w+\}|&\w+;/g;
/** Whether a text has no word that a reader of another language would have to know. */
export const isNoWord = (text: string): boolean =>
  !/[A-Za-z]{2,}/.test(text.replaceAll(codes, ' ').replaceAll(names, ' '));

/** Words of a page or a mail in Latin letters, which none of its messages says when those are in other letters. */
export function findLatinWords(html: string): string[] {
  const shown = html
    .replaceAll(/<(script|style|svg|code|kbd)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(
      /<meta (?:http-equiv|name="(?:viewport|robots|twitter:card|theme-color|referrer|color-scheme)|property="og:(?:image|locale|url|type)|charSet)[^>]*>/gi,
      ' ',
    );
  // Languages are called by their own names.
  const others = shown.replaceAll(/<(\w+)\b[^>]* lang="(?:en|de|fr|es|pl)"[^>]*>.*?<\/\1>/gs, ' ');
  const texts = others.replaceAll(/<[^>]*>/g, '\n').split('\n');
  const attributes = Array.from(others.matchAll(readAttributes), ([, text = '']) => text);
  return [...new Set([...texts, ...attributes].map((text) => text.trim()))].filter((text) => !isNoWord(text));
}
