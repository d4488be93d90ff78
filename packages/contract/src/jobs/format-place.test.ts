import type { Place } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { formatFullPlace, formatPlace, formatPlaces } from './format-place.ts';

const place = (city: string, region: string, country: string): Place => ({
  city,
  region,
  country,
  countryCode: '',
});

test('[I-6] a place says its region, or its country where the region tells nothing new', () => {
  expect(formatPlace(place('Leeds', 'England', 'United Kingdom'))).toBe('Leeds, England');
  expect(formatPlace(place('Tokyo', 'Tokyo', 'Japan'))).toBe('Tokyo, Japan');
  expect(formatPlace(place('Singapore', 'Singapore', 'Singapore'))).toBe('Singapore');
  expect(formatPlace(place('', '', 'Japan'))).toBe('Japan');
});

test('[I-6] a full address says each part once', () => {
  expect(formatFullPlace(place('Leeds', 'England', 'United Kingdom'))).toBe('Leeds, England, United Kingdom');
  expect(formatFullPlace(place('Singapore', 'Singapore', 'Singapore'))).toBe('Singapore');
});

test('[I-7] several places are the first and how many more', () => {
  const leeds = place('Leeds', 'England', 'United Kingdom');
  expect(formatPlaces([leeds, leeds, leeds])).toBe('Leeds, England and 2 more');
  expect(formatPlaces([])).toBe('');
});
