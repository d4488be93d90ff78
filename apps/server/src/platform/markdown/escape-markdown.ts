/** Text as Markdown: nothing in it is taken for markup, at the start of a line neither. */
export function escapeMarkdown(value: string): string {
  return value
    .replaceAll(/[\\`*_[\]<>&~|#!]/g, '\\$&')
    .replaceAll(/^(\s*)([-+=])/gm, '$1\\$2')
    .replaceAll(/^(\s*\d+)([.)])/gm, '$1\\$2');
}
