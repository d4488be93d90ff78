/**
 * Lists and quotes within each other, begun in one line: nobody reads so many, and each is read with all that follow.
 */
const deepLine = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){40}/m;

/** Whether a text has marks that are no formatting: it is shown as it was typed. */
export function isNestedTooDeep(text: string): boolean {
  return deepLine.test(text);
}
