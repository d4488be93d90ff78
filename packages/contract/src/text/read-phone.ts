import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/*
 * Apart from the schemas: what a country's numbers look like weighs 20 KB, so that a form loads it when somebody
 * comes to its phone field.
 */

/**
 * A phone number as it is written between countries ("+44 20 7946 0123"). One without a country is read as of
 * `country`, the two letters of a guess, where it is valid there; else it stays as it was typed, as long as it could
 * be dialled. Undefined for what is no number.
 */
export function readPhone(typed: string, country?: string): string | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const number = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  // Of a country that was said the length decides: new ranges open faster than we hear of them.
  if (text.startsWith('+')) return number?.isPossible() ? number.formatInternational() : undefined;
  if (number?.isValid()) return number.formatInternational();
  const digits = text.replaceAll(/\D/g, '').length;
  return /^[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15 ? text : undefined;
}
