/**
 * Whether a text could be dialled: digits with any spaces, dots, hyphens and brackets, and optionally an extension.
 * `read-phone.ts` knows the numbers of each country, but is larger.
 */
export function canBeDialled(text: string): boolean {
  const [number = ''] = text.trim().split(/\s*(?:ext\.?|x|#)\s*(?=\d{1,6}$)/i);
  return /^\+?[\d\s()./-]+$/.test(number) && /^\d{6,15}$/.test(number.replaceAll(/\D/g, ''));
}
