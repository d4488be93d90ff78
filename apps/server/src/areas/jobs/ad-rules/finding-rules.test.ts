import type { BoardSettings } from '@waymark/contract/all-settings';
import { expect, test } from 'vitest';
import { adAt } from '../../../testing/ads.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { findAdRules } from './finding-rules.ts';
import type { Ad } from './judging-rules.ts';

/* Which place's rules are asked for, by what an ad says of its place. */

const now = new Date('2026-11-29');

function find(ad: Ad, except: BoardSettings['adRules']['except'] = {}) {
  const settings = { duties: 'duty', except } as const;
  return findAdRules(ad, { size: '', answers: {}, settings, gazetteer: worldGazetteer(), now });
}

function placesAsking(place: string, given: { description?: string; least?: number } = {}): string[] {
  const [city = '', region = '', countryCode = ''] = place.split('/');
  const { description = '', least } = given;
  const salary =
    least === undefined ? null : { min: least * 100, max: null, currency: 'CAD', period: 'year' as const };
  const findings = find(adAt({ city, region, countryCode }, { title: 'Clerk', description, salary }));
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

test.each(['de-pay-before-interview', 'fr-pay-before-interview'])(
  '[L-43] a law of several countries asks once, as a duty where %s alone is one',
  (id) => {
    const [germany, france] = [
      { city: '', region: '', countryCode: 'DE' },
      { city: '', region: '', countryCode: 'FR' },
    ];
    const findings = find(adAt(germany, { places: [germany, france] }), { [id]: 'duty' });
    const asked = findings.filter(({ ask }) => ask === 'pay-before-interview');
    expect(asked).toMatchObject([{ id, severity: 'duty', place: 'European law' }]);
  },
);
