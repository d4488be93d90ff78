/** The words of a title or an occupation's name as stems: "Sales & Nurses" is "sale", "and", "nurse". */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll('&', ' and ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/u)
    .filter(Boolean)
    .map((word) => (/^.{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word));
}
