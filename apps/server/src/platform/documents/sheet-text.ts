/** One spelling of each letter, and nothing that no font draws and no XML may hold. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\u00ad\ufffe\uffff]/gu, '');
}
