import { findCountryCode } from './rules.ts';

/** Codes that say by their form alone where they are; five digits alone are a ZIP of the United States. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^(\d{5})(?:-\d{4})?$/, 'US'],
  [/^([a-z]\d[a-z])(?: ?\d[a-z]\d)?$/i, 'CA'],
  [/^([a-z]{1,2}\d[a-z\d]?)(?: ?\d[a-z]{2})?$/i, 'GB'],
];

/** The keys of the postal codes that a text may be, the likeliest first: "10115, Germany" is "DE 10115". */
export function postalKeys(text: string): string[] {
  const [code = '', country = ''] = text.split(',').map((part) => part.trim());
  if (!/\d/.test(code) || code.length > 10) return [];
  const countryCode = country ? findCountryCode(country) : undefined;
  if (country && !countryCode) return [];
  const found = forms.flatMap(([form, of]) => {
    const [, key] = (countryCode ?? of) === of ? (form.exec(code) ?? []) : [];
    return key ? [`${of} ${key.toUpperCase()}`] : [];
  });
  const plain = /^[a-z\d]{3,5}$/i.test(code) && countryCode ? [`${countryCode} ${code.toUpperCase()}`] : [];
  return [...found, ...plain];
}
