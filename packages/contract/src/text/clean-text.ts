/** What turns the direction of what follows, and what takes no room: the text reads the same without. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Control characters but the tabulator and the line feed. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu;

/**
 * A text of several lines without characters that nobody sees: one cannot hide in it or turn what stands beside it
 * around. Joiners stay, which scripts and emoji need, but no two of them.
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
