import { expect, test } from 'vitest';
import { findNearest } from './nearest-index.ts';

test.each([
  [51.5, -0.1, 'London', 'GB'],
  [53.8, -1.5, 'Leeds', 'GB'],
  [40.7, -74, 'New York', 'US'],
  [48.1, 11.6, 'Munich', 'DE'],
  [-33.9, 151.2, 'Sydney', 'AU'],
  [-18.1, 178.4, 'Suva', 'FJ'],
])('[L-3] at %d, %d the nearest place is %s', (latitude, longitude, city, countryCode) => {
  expect(findNearest({ latitude, longitude })).toMatchObject({ city, countryCode });
});

test('[L-3] far from all places there is none', () => {
  expect(findNearest({ latitude: -45, longitude: -120 })).toBeUndefined();
});
