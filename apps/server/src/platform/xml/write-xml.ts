/** What XML 1.0 has no way to write: control characters, halves of a surrogate pair, and two that are no characters. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const clean = (text: string) => text.replaceAll(unwritable, '');

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A text between tags, or within the quotes of an attribute. */
export function escapeXml(text: string): string {
  return clean(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** The same for readers that take no entities: a section ends where its own end would stand, and begins again. */
export function writeCdata(text: string): string {
  return `<![CDATA[${clean(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
