import { expect, test } from 'vitest';
import { splitPlace } from './account-place-rules.ts';

test.each([
  ['Leeds, England, United Kingdom', 'Leeds', 'England', 'GB'],
  ['London, UK', 'London', '', 'GB'],
  ['Austin, TX', 'Austin', 'TX', 'US'],
  ['Boston, Massachusetts, USA', 'Boston', 'Massachusetts', 'US'],
  ['Atlanta, Georgia', 'Atlanta', 'Georgia', 'US'],
  ['Tbilisi, Georgia', 'Tbilisi', '', 'GE'],
  ['San Diego, CA', 'San Diego', 'CA', 'US'],
  ['Toronto, Ontario, Canada', 'Toronto', 'Ontario', 'CA'],
  ['München, Bayern, Deutschland', 'München', 'Bayern', 'DE'],
  ['Bengaluru, Karnataka, India', 'Bengaluru', 'Karnataka', 'IN'],
  ['São Paulo, Brasil', 'São Paulo', '', 'BR'],
  ['Germany', '', '', 'DE'],
  ['Österreich', '', '', 'AT'],
  // No country is named, and a town of the name lies in several.
  ['Leeds', 'Leeds', '', ''],
  ['Birmingham', 'Birmingham', '', ''],
  ['CA', 'CA', '', ''],
  ['Somewhere nice, near the sea', 'Somewhere nice', 'near the sea', ''],
  ['', '', '', ''],
])(
  '[C-6] the country of an account’s place stands where it belongs: %s',
  (text, city, region, countryCode) => {
    expect(splitPlace(text)).toEqual({ city, region, countryCode });
  },
);
