const letterCountries = new Set('BZ CA CL CO CR DO GT HN MX NI PA PH PR SV US VE'.split(' '));

/** The paper of a country's printers; A4 where the country is not known. */
export const paperOf = (country: string | null | undefined): 'a4' | 'letter' =>
  country && letterCountries.has(country) ? 'letter' : 'a4';
