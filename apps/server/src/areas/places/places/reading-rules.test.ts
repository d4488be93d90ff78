import { expect, test } from 'vitest';
import { worldGazetteer } from './gazetteer-index.ts';
import { readPlaces, readPlaceTexts } from './reading-rules.ts';
import { createGazetteer, findCountryCode } from './rules.ts';

const rows: [string, string, string, number][] = [
  ['New York', 'New York', 'US', 90],
  ['Austin', 'Texas', 'US', 40],
  ['London', 'England', 'GB', 80],
  ['London', 'Ontario', 'CA', 5],
  ['Amsterdam', 'North Holland', 'NL', 20],
  ['Singapore', 'Singapore', 'SG', 60],
  ['Bengaluru', 'Karnataka', 'IN', 60],
  ['Geneva', 'Geneva', 'CH', 10],
];
const gazetteer = createGazetteer(
  rows.map(([city, region, countryCode, weight]) => ({
    city,
    region,
    countryCode,
    weight,
    latitude: 1,
    longitude: 1,
  })),
);
const read = (...texts: string[]) =>
  readPlaceTexts(texts, gazetteer).map((place) => `${place.city}/${place.region}/${place.countryCode}`);

test('a bare name is the heaviest city of that name; with its country it is the other one', () => {
  expect(read('london')).toEqual(['London/England/GB']);
  expect(read('London, Ontario, Canada')).toEqual(['London/Ontario/CA']);
  expect(read('Austin, TX')).toEqual(['Austin/Texas/US']);
  expect(read('Bangalore')).toEqual(['Bengaluru/Karnataka/IN']);
});

test('a list that goes up from the city to the country is one place', () => {
  expect(read('Amsterdam', 'Noord-Holland', 'Netherlands', 'Bengaluru', 'Karnataka', 'India')).toEqual([
    'Amsterdam/North Holland/NL',
    'Bengaluru/Karnataka/IN',
  ]);
  expect(read('Carteret', 'Texas')).toEqual(['Carteret/Texas/US']);
});

test('alternatives are places of their own, office names give way to their city', () => {
  expect(read('Geneva OR London')).toEqual(['Geneva/Geneva/CH', 'London/England/GB']);
  expect(read('US-NY-New York | UK-London')).toEqual(['New York/New York/US', 'London/England/GB']);
  expect(read('London (82)', 'GVA (Geneva) - Office')).toEqual(['London/England/GB', 'Geneva/Geneva/CH']);
  expect(read('Brookfield Place New York', 'New York')).toEqual(['New York/New York/US']);
});

test('a country alone has no city, and an unknown place stays as it was written', () => {
  expect(read('India', 'Remote')).toEqual(['//IN']);
  expect(read('Springfield, Foo')).toEqual(['Springfield/Foo/']);
  expect(read('Level 25')).toEqual([]);
});

test('countries are known by name, code and everyday names, never by a withdrawn code', () => {
  expect(['France', 'gb', 'UK', 'Türkiye', 'Viet Nam', 'FX', 'Atlantis'].map(findCountryCode)).toEqual([
    'FR',
    'GB',
    'GB',
    'TR',
    'VN',
    undefined,
    undefined,
  ]);
});

test('[L-25] a name that several cities share is read where the posting says which, and else unread', () => {
  const facts = (...texts: string[]) => {
    const { places, unread } = readPlaces(texts, worldGazetteer(), { isFact: true });
    return [
      ...places.map((place) => `${place.city}/${place.region}/${place.countryCode}`),
      ...unread.map((text) => `? ${text}`),
    ];
  };
  expect(facts('Springfield')).toEqual(['Springfield//', '? Springfield']);
  expect(facts('Springfield', 'Worcester, MA')).toEqual([
    'Springfield/Massachusetts/US',
    'Worcester/Massachusetts/US',
  ]);
  expect(facts('Springfield, IL')).toEqual(['Springfield/Illinois/US']);
  expect(facts('Rhein-Neckar')).toEqual(['Rhein-Neckar//', '? Rhein-Neckar']);
  expect(facts('Bay Area')).toEqual(['Bay Area//', '? Bay Area']);
  expect(facts('Lisbon')).toEqual(['Lisbon/Lisbon/PT']);
});

test.each([
  ['Anywhere in Asia', '/Asia/'],
  ['Remote (MENA or Benelux)', '/MENA/ + /Benelux/'],
  ['Remote, TX', '/Texas/US'],
  ['Remote, CA', 'CA//'],
  ['Leeds LS1 4AP', 'Leeds/England/GB'],
  ['10115 Berlin', 'Berlin/Berlin/DE'],
  ['D-50667 Köln', 'Cologne/North Rhine-Westphalia/DE'],
  ['3011 AD Rotterdam', 'Rotterdam/South Holland/NL'],
  ['Dublin 4', 'Dublin/Leinster/IE'],
  ['Shawnee, United States', 'Shawnee//US'],
  ['US-KS-Shawnee', 'Shawnee/Kansas/US'],
  ['Jacksonville, OR', 'Jacksonville/Oregon/US'],
  ['Huntington, IN', 'Huntington/Indiana/US'],
  ['Or Yehuda, Tel Aviv, Israel', 'Or Yehuda/Tel Aviv/IL'],
  [
    'Reno, NV; Remote-Friendly | Boise, ID | Tulsa, OK',
    'Reno/Nevada/US + Boise/Idaho/US + Tulsa/Oklahoma/US',
  ],
])('[L-25] "%s" is %s', (text, expected) => {
  const { places } = readPlaces([text], worldGazetteer(), { isFact: true });
  expect(places.map(({ city, region, countryCode }) => `${city}/${region}/${countryCode}`).join(' + ')).toBe(
    expected,
  );
});

test.each([
  // Several, by every sign between them.
  ['Denver, CO; Boulder, CO', 'Denver/Colorado/US + Boulder/Colorado/US'],
  [
    'Los Angeles, California, United States | San Francisco, California, United States',
    'Los Angeles/California/US + San Francisco/California/US',
  ],
  ['Berlin, London, or Remote (EU)', 'Berlin/Berlin/DE + London/England/GB'],
  ['Remote (US) or London, UK', '//US + London/England/GB'],
  ['Remote - US; New York, NY', '//US + New York/New York/US'],
  ['US-CA-Oakland, US-WA-Seattle', 'Oakland/California/US + Seattle/Washington/US'],
  ['UK, Ireland, Germany', '//GB + //IE + //DE'],
  ['NYC, SF, LA', 'New York/New York/US + San Francisco/California/US + Los Angeles/California/US'],
  ['Cambridge, MA or Cambridge, UK', 'Cambridge/Massachusetts/US + Cambridge/England/GB'],
  ['Birmingham, AL | Birmingham, UK', 'Birmingham/Alabama/US + Birmingham/England/GB'],
  ['Richmond, BC / VA', 'Richmond/British Columbia/CA + Richmond/Virginia/US'],
  ['Wilmington, DE or Berlin, DE', 'Wilmington/Delaware/US + Berlin/Berlin/DE'],
  ['New York, NY, Akron, OH', 'New York/New York/US + Akron/Ohio/US'],
  ['Toronto, Ontario, Canada; Waterloo, Ontario, Canada', 'Toronto/Ontario/CA + Waterloo/Ontario/CA'],
  ['San Francisco, CA, Seattle, WA, Remote', 'San Francisco/California/US + Seattle/Washington/US'],
  [
    'Madrid, Barcelona o Valencia',
    'Madrid/Community of Madrid/ES + Barcelona/Catalonia/ES + Valencia/Valencian Community/ES',
  ],
  ['Montréal, QC ou Québec, QC', 'Montreal/Quebec/CA + Quebec City/Quebec/CA'],
  ['Rio de Janeiro & Brasília, Brazil', 'Rio de Janeiro/Rio de Janeiro/BR + Brasília/Federal District/BR'],
  ['Sarajevo, Bosnia & Herzegovina / Oslo, Norway', 'Sarajevo/Federation of B&H/BA + Oslo/Oslo/NO'],
  ['Trinidad and Tobago', '//TT'],
  ['Portland (ME) or Boston (MA)', 'Portland/Maine/US + Boston/Massachusetts/US'],
  ['Locations: Austin, TX; Denver, CO', 'Austin/Texas/US + Denver/Colorado/US'],
  ['USA/Texas/Austin', 'Austin/Texas/US'],
  // One state or country for both.
  ['Austin or Dallas, TX', 'Austin/Texas/US + Dallas/Texas/US'],
  ['Minneapolis/St. Paul, MN', 'Minneapolis/Minnesota/US + St. Paul/Minnesota/US'],
  ['Raleigh-Durham, NC', 'Raleigh/North Carolina/US + Durham/North Carolina/US'],
  ['Hoboken / Jersey City, NJ', 'Hoboken/New Jersey/US + Jersey City/New Jersey/US'],
  ['Leeds, York or Hull, UK', 'Leeds/England/GB + York/England/GB + Kingston upon Hull/England/GB'],
  ['Leeds/Bradford, UK', 'Leeds/England/GB + Bradford/England/GB'],
  ['Cologne or Bonn, Germany', 'Cologne/North Rhine-Westphalia/DE + Bonn/North Rhine-Westphalia/DE'],
  ['Tampa-St. Petersburg', 'Tampa/Florida/US + St. Petersburg/Florida/US'],
  // A place with an addition.
  ['FTC03 - Ft. Collins, CO', 'Fort Collins/Colorado/US'],
  ['Lower Quayside (Goiânia), Goiás, Brazil', 'Goiânia/Goiás/BR'],
  ['Goiânia HQ, Brazil', 'Goiânia/Goiás/BR'],
  ['Salto City Centre, São Paulo, Brazil', 'Salto/São Paulo/BR'],
  ['Bellingham - Harbour, Washington, United States', 'Bellingham/Washington/US'],
  ['Austin, TX +2 more', 'Austin/Texas/US'],
  ['Office: Boston, MA', 'Boston/Massachusetts/US'],
  ['Tulsa OK #221', 'Tulsa/Oklahoma/US'],
  ['S. Francisco, CA', 'San Francisco/California/US'],
  ['New York City (HQ)', 'New York/New York/US'],
  ['Berlin-Mitte', 'Berlin/Berlin/DE'],
  ['København K, Denmark', 'Copenhagen/Capital Region/DK'],
  ['Dubai Marina, UAE', 'Dubai/Dubai/AE'],
  ['In-person, Austin TX', 'Austin/Texas/US'],
  ['Madrid (teletrabajo)', 'Madrid/Community of Madrid/ES'],
  // No city.
  ['Multiple locations, US', '//US'],
  ['deutschlandweit', '//DE'],
  ['Teletrabajo, España', '//ES'],
  ['Anywhere in the World', ''],
  ['See job description', ''],
  ['Remote (EST)', ''],
])('[L-25] "%s" is %s, with nothing unread', (text, expected) => {
  const { places, unread } = readPlaces([text], worldGazetteer(), { isFact: true });
  expect(places.map((place) => Object.values(place).join('/')).join(' + ')).toBe(expected);
  expect(unread).toEqual([]);
});

test.each([
  ['Smallville, KS', 'Smallville/Kansas/US', 'Smallville, Kansas'],
  ['Oberdorf am See, Salzburg, Austria', 'Oberdorf am See/Salzburg/AT', 'Oberdorf am See, Salzburg'],
  ['Smallville, Georgia', 'Smallville/Georgia/US', 'Smallville, Georgia'],
  ['Oxbow Fens', 'Oxbow Fens//', 'Oxbow Fens'],
  ['Zug, Zürich, Bern, Basel', 'Basel/Basel-Stadt/CH', 'Zug; Zürich; Bern'],
  ['Bay Area, CA', '', 'Bay Area, CA'],
  ['Münster', 'Münster//', 'Münster'],
  ['Paris-Saclay', 'Paris-Saclay//', 'Paris-Saclay'],
  ['2 locations available', '', '2 locations available'],
  ['Our client sites', '', 'Our client sites'],
])('[L-25] of "%s" the reading is "%s", and "%s" is said to be unread', (text, expected, left) => {
  const { places, unread } = readPlaces([text], worldGazetteer(), { isFact: true });
  expect(places.map((place) => Object.values(place).join('/')).join(' + ')).toBe(expected);
  expect(unread.join('; ')).toBe(left);
});

test('[L-25] a city and its state as two texts are one place, however many cities have the name', () => {
  const { places, unread } = readPlaces(['Richmond', 'Virginia'], worldGazetteer(), { isFact: true });
  expect(places).toEqual([{ city: 'Richmond', region: 'Virginia', countryCode: 'US' }]);
  expect(unread).toEqual([]);
});
