import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/*
 * Separate from the schemas, because the number plans are 20 KB: a form loads them on the focus of its phone field.
 */

/**
 * The international format of a number ("+44 20 7946 0123"). Without a country code it counts as one of `country`, a
 * guess, if it is valid there; otherwise it stays as typed if it could be dialled. Undefined for other texts.
 */
export function readPhone(typed: string, country?: string): string | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const number = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  // With a country code only the length counts, because new ranges appear faster than our data.
  if (text.startsWith('+')) return number?.isPossible() ? number.formatInternational() : undefined;
  if (number?.isValid()) return number.formatInternational();
  const digits = text.replaceAll(/\D/g, '').length;
  return /^[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15 ? text : undefined;
}
