import { expect, test } from 'vitest';
import { landingOfJob } from './landing-link-rules.ts';

const place = (city: string, region: string, country: string) => ({
  city,
  region,
  country,
  countryCode: 'XX',
});

test('[I-6] a job leads to its category where the job is, named as the counts of places name it', () => {
  const at = (...places: ReturnType<typeof place>[]) => landingOfJob({ category: 'health', places });
  expect(at(place('London', 'England', 'United Kingdom'), place('Paris', '', 'France'))).toEqual({
    name: 'Health jobs in London',
    path: '/jobs?category=health&location=london,+united+kingdom',
  });
  expect(at(place('Singapore', 'Singapore', 'Singapore')).path).toBe(
    '/jobs?category=health&location=singapore',
  );
  expect(at(place('', '', 'France')).name).toBe('Health jobs in France');
  const everywhere = { name: 'Health jobs', path: '/jobs?category=health' };
  expect(at()).toEqual(everywhere);
  expect(at(place('Washington, D.C.', '', 'United States'))).toEqual(everywhere);
});
