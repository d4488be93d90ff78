/**
 * Whether a text could be dialled: digits with spaces, dots, hyphens and brackets as people like them, and perhaps an
 * extension. What numbers of a country look like is read by `read-phone.ts`, which weighs more.
 */
export function canBeDialled(text: string): boolean {
  const [number = ''] = text.trim().split(/\s*(?:ext\.?|x|#)\s*(?=\d{1,6}$)/i);
  return /^\+?[\d\s()./-]+$/.test(number) && /^\d{6,15}$/.test(number.replaceAll(/\D/g, ''));
}
