import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { describeMarker, visibilityOf } from './profile-rules.ts';

test('[H-2] the text below the map says how precisely the board knows the place', () => {
  const position = { latitude: 42.36, longitude: -71.06 };
  const place = { city: 'Boston', country: 'United States' };
  expect(describeMarker(sayEnglish, null, undefined, place)).toMatch(/no marker yet/);
  expect(describeMarker(sayEnglish, null, 'nothing', place)).toMatch(/do not know this place/);
  expect(describeMarker(sayEnglish, position, undefined, place)).toBe('The marker stands at 42.36, -71.06.');
  expect(describeMarker(sayEnglish, position, 'city', place)).toBe(
    'The marker stands at 42.36, -71.06, in Boston.',
  );
  expect(describeMarker(sayEnglish, position, 'country', place)).toMatch(
    /in the middle of United States: we do not know/,
  );
  expect(describeMarker(sayEnglish, position, 'country', { ...place, city: '' })).toMatch(/Fill in the city/);
});

test('[H-2] contact fields are marked as private, all others as public', () => {
  for (const field of ['email', 'contactPhone', 'contactEmail'] as const) {
    expect(visibilityOf(field)).toBe('Only you and your colleagues see it.');
  }
  for (const field of ['name', 'website', 'contactCity', 'position', 'linkedin'] as const) {
    expect(visibilityOf(field)).toBe('Everybody sees it.');
  }
});
