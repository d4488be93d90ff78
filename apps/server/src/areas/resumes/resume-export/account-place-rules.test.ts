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
  ['Berlin, DE', 'Berlin', '', 'DE'],
  ['Wilmington, DE', 'Wilmington', 'DE', 'US'],
  ['Cardiff, Wales', 'Cardiff', 'Wales', 'GB'],
  ['Perth, WA', 'Perth', 'WA', 'AU'],
  ['London, Ontario', 'London', 'Ontario', 'CA'],
  ['Manchester, United Kingdom (UK)', 'Manchester', '', 'GB'],
  ['東京都, 日本', '東京都', '', 'JP'],
  ['台北市, 台灣', '台北市', '', 'TW'],
  ['Москва, Россия', 'Москва', '', 'RU'],
  ['Remote, Poland', 'Remote', '', 'PL'],
  ['Springfield, Somewhere', 'Springfield', 'Somewhere', ''],
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
