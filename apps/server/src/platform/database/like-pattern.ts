/** A pattern of LIKE for what contains a text, whose own signs of patterns stand for themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
