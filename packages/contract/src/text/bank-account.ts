/** The length of an IBAN in each country of SEPA. */
const lengths = new Map(
  `
  AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22
  IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24
  SM27 VA22
  `
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** An IBAN without blanks, in capitals. */
export const plainIban = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether an account number has its form, its country's length and right check digits (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const length = lengths.get(iban.slice(0, 2));
  if (length !== undefined && iban.length !== length) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** "DE02 1203 0000 0000 2020 51" */
export const formatIban = (iban: string) => plainIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Whether it has the form of a bank's code (ISO 9362). */
export const isBic = (text: string) => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);
