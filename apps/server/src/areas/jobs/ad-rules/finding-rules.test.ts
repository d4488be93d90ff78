import { expect, test } from 'vitest';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { findAdRules } from './finding-rules.ts';

/* Which place's rules are asked for, by what an ad says of its place. */

const now = new Date('2026-11-29');

function placesAsking(place: string, given: { description?: string; least?: number } = {}): string[] {
  const [city = '', region = '', countryCode = ''] = place.split('/');
  const { description = '', least } = given;
  const salary =
    least === undefined ? null : { min: least * 100, max: null, currency: 'CAD', period: 'year' as const };
  const ad = {
    title: 'Clerk',
    requirements: [],
    howToApply: '',
    education: '',
    deadline: null,
    questions: [],
  };
  const findings = findAdRules(
    { ...ad, description, salary, places: [{ city, region, countryCode }] },
    {
      size: '',
      answers: {},
      settings: { duties: 'duty', except: {} },
      gazetteer: worldGazetteer(),
      now,
    },
  );
  return findings.filter(({ ask }) => ask === 'pay').map((finding) => finding.place);
}

test.each([
  ['Denver/Colorado/US', 'Colorado'],
  ['Springfield/IL/US', 'Illinois'],
  ['Washington/D.C./US', 'District of Columbia'],
  ['Toronto/ON/CA', 'Ontario'],
  ['Minneapolis//US', 'Minnesota'],
  ['Syracuse//US', 'New York'],
  ['Norfolk/Virginia/US', 'Virginia'],
  ['Charlottetown//CA', 'Prince Edward Island'],
  ['Cleveland/Ohio/US', 'Cleveland'],
  ['Columbus/OH/US', 'Columbus'],
])('[L-43] the place of %s is %s', (place, asking) => {
  expect(placesAsking(place)).toEqual([asking]);
});

test.each([
  'Springfield//US',
  'Portland//US',
  'Dayton/Ohio/US',
  'Cleveland/Tennessee/US',
  'Columbus/Georgia/US',
  'Ontario/Oregon/US',
  'London//GB',
  'Austin//US',
  'Zurich//CH',
  '//US',
  '//CA',
])('[L-43] no place asks in %s', (place) => {
  expect(placesAsking(place)).toEqual([]);
});

test('[L-43] commission alone may be said in New York, and pay above 200,000 left out in Ontario', () => {
  const description = '<p>This position is paid on a 100% commission basis.</p>';
  expect(placesAsking('New York/NY/US', { description })).toEqual([]);
  expect(placesAsking('Denver/CO/US', { description })).toEqual(['Colorado']);
  expect(placesAsking('Toronto/ON/CA', { least: 210_000 })).toEqual([]);
  expect(placesAsking('Toronto/ON/CA', { least: 190_000 })).toEqual(['Ontario']);
});
