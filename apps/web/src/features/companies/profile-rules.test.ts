import { expect, test } from 'vitest';
import { describeMarker, readPosition } from './profile-rules.ts';

test('[H-2] a position is read as people write it', () => {
  expect(readPosition(' 42.36 ', '-71,0589')).toEqual({
    position: { latitude: 42.36, longitude: -71.0589 },
  });
  expect(readPosition('-90', '+180.')).toEqual({ position: { latitude: -90, longitude: 180 } });
  expect(readPosition('1.234567', '0')).toEqual({ position: { latitude: 1.2346, longitude: 0 } });
});

test.each([
  ['', '0', 'latitude'],
  ['north', '0', 'latitude'],
  ['90.1', '0', 'latitude'],
  ['1e1', '0', 'latitude'],
  ['0', '', 'longitude'],
  ['0', '181', 'longitude'],
  ['0', '1.2.3', 'longitude'],
])('[H-2] the position "%s", "%s" has a wrong %s', (latitude, longitude, wrong) => {
  expect(readPosition(latitude, longitude)).toMatchObject({ wrong });
});

test('[H-2] what is said of the marker tells how well the board knows the place', () => {
  const position = { latitude: 42.36, longitude: -71.06 };
  const place = { city: 'Boston', country: 'United States' };
  expect(describeMarker(null, undefined, place)).toMatch(/no marker yet/);
  expect(describeMarker(null, 'nothing', place)).toMatch(/do not know this place/);
  expect(describeMarker(position, undefined, place)).toBe('The marker stands at 42.36, -71.06.');
  expect(describeMarker(position, 'city', place)).toBe('The marker stands at 42.36, -71.06, in Boston.');
  expect(describeMarker(position, 'country', place)).toMatch(
    /in the middle of United States: we do not know/,
  );
  expect(describeMarker(position, 'country', { ...place, city: '' })).toMatch(/Fill in the city/);
});
