/** Direction marks and zero-width characters, without which the text reads the same. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Control characters except tab and line feed. */
// oxlint-disable-next-line no-control-regex -- it matches these characters
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu;

/**
 * A text of several lines without invisible characters, which could hide text or reverse it. Single joiners stay,
 * because scripts and emoji need them.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(invisible, '')
    .replaceAll(control, '')
    .replaceAll(/[\u200C\u200D]{2,}/gu, '\u200D')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
