import { expect, test } from 'vitest';
import { readPosition } from './read-position.ts';

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
