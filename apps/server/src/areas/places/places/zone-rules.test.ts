import { expect, test } from 'vitest';
import { endOfDeadline, isDeadlineOver, zoneOf } from './zone-rules.ts';

const nowhere = { city: '', region: '', latitude: null, longitude: null };
const seattle = {
  city: 'Seattle',
  region: 'Washington',
  countryCode: 'US',
  latitude: 47.6,
  longitude: -122.3,
};
const tokyo = { city: 'Tokyo', region: 'Tokyo', countryCode: 'JP', latitude: 35.7, longitude: 139.7 };

test('[L-25] the day of a deadline ends where the job is, at the last of its places', () => {
  expect(endOfDeadline('2027-01-15', [seattle])).toBe('2027-01-15T23:59:59-08:00');
  expect(endOfDeadline('2027-07-15', [seattle, tokyo])).toBe('2027-07-15T23:59:59-07:00');
  expect(endOfDeadline('2027-01-15', [tokyo])).toBe('2027-01-15T23:59:59+09:00');
  expect(endOfDeadline('2027-01-15', [])).toBe('2027-01-15T23:59:59Z');
  const evening = new Date('2027-01-16T05:00:00Z');
  expect(isDeadlineOver('2027-01-15', [seattle], evening)).toBe(false);
  expect(isDeadlineOver('2027-01-15', [tokyo], evening)).toBe(true);
});

test('[L-25] of a country and a part of the world the zone counts where the day ends last', () => {
  expect(zoneOf({ ...nowhere, countryCode: 'DE' })).toBe('Europe/Berlin');
  expect(endOfDeadline('2027-01-15', [{ ...nowhere, countryCode: 'US' }])).toBe('2027-01-15T23:59:59-10:00');
  expect(endOfDeadline('2027-01-15', [{ ...nowhere, region: 'Nordics', countryCode: '' }])).toBe(
    '2027-01-15T23:59:59Z',
  );
  expect(zoneOf({ ...nowhere, city: 'Atlantis', countryCode: '' })).toBe('Etc/UTC');
});
