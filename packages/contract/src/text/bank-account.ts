/** The lengths of account numbers (IBAN) of countries whose transfers in euro reach by SEPA. */
const lengths: Readonly<Record<string, number>> = {
  ...{
    AD: 24,
    AL: 28,
    AT: 20,
    BE: 16,
    BG: 22,
    CH: 21,
    CY: 28,
    CZ: 24,
    DE: 22,
    DK: 18,
    EE: 20,
    ES: 24,
    FI: 18,
  },
  ...{
    FR: 27,
    GB: 22,
    GI: 23,
    GR: 27,
    HR: 21,
    HU: 28,
    IE: 22,
    IS: 26,
    IT: 27,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
  },
  ...{
    MC: 27,
    MD: 24,
    ME: 22,
    MK: 19,
    MT: 31,
    NL: 18,
    NO: 15,
    PL: 28,
    PT: 25,
    RO: 24,
    RS: 22,
    SE: 24,
    SI: 19,
  },
  ...{ SK: 24, SM: 27, VA: 22 },
};

/** An IBAN without blanks, in capitals. */
export const plainIban = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether an account number has its form, its country's length and right check digits (ISO 13616, modulo 97). */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** "DE02 1203 0000 0000 2020 51" */
export const formatIban = (iban: string) => plainIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Whether it has the form of a bank's code (ISO 9362). */
export const isBic = (text: string) => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);
