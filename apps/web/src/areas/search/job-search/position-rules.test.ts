import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { roundPosition, searchAround, wordsOfPosition } from './position-rules.ts';

const place = { location: 'Leeds, England, United Kingdom', unit: 'miles' } as const;
const around = (q: string, words: string[], more = {}) =>
  searchAround(jobSearchSchema.parse({ q, page: 3, ...more }), place, words);

test('[L-3] the words for where a person is become the place that they are at', () => {
  expect(around('nurse near me part time', ['near me'])).toMatchObject({
    q: 'nurse part time',
    location: place.location,
    radius: 25,
    unit: 'miles',
    page: 1,
  });
});

test('[L-3] a distance in the words, or of the search, stays', () => {
  expect(around('nurse within 10 km of me', ['within 10 km of me'])).toMatchObject({
    q: 'nurse',
    radius: 10,
    unit: 'Km',
  });
  expect(around('nurse near me', ['near me'], { radius: 50, unit: 'Km' })).toMatchObject({
    radius: 50,
    unit: 'Km',
  });
});

test('[L-3] only words for a position are taken for one', () => {
  const reading = [
    { words: 'near me', as: 'unread', field: 'position' } as const,
    { words: 'paid weekly', as: 'unread' } as const,
    { words: 'Leeds', as: 'limit', field: 'location' } as const,
  ];
  expect(wordsOfPosition(reading)).toEqual(['near me']);
});

test('[L-3] a position is rounded to a tenth of a degree before it is sent', () => {
  expect(roundPosition({ latitude: 53.80754, longitude: -1.54976 })).toEqual({
    latitude: 53.8,
    longitude: -1.5,
  });
  expect(roundPosition({ latitude: -0.04, longitude: 179.96 })).toEqual({ latitude: -0, longitude: 180 });
});
