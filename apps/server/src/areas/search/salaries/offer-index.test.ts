import { expect, test } from 'vitest';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { offersKept } from './constants.ts';
import type { OfferRow } from './offer-queries.ts';
import { OfferIndex } from './offer-index.ts';

const row = (at: number): OfferRow => ({
  title: `Work ${at % 50}`,
  companyId: `company ${at % 7}`,
  category: 'health',
  mode: 'on-site',
  places: '',
  postedSeconds: 2_000_000_000 - at,
  min: 40_000_00,
  max: null,
  currency: 'USD',
  period: 'year',
  type: null,
});

test('[L-19] of endlessly many postings the newest are counted, and it is said since when', async () => {
  let read = 0;
  async function* endless() {
    for (;;) yield Array.from({ length: 10_000 }, () => row(read++));
  }
  const index = await OfferIndex.read(endless(), new PlaceIndex(), new Date(0));
  expect(read).toBe(offersKept);
  expect(index.titles.reduce((sum, { offers }) => sum + offers.length, 0)).toBe(offersKept);
  expect(index.since.getTime() / 1000).toBe(2_000_000_000 - offersKept + 1);
});

test('[L-19] titles with too few postings are not kept', async () => {
  async function* few() {
    yield Array.from({ length: 9 }, (_none, at) => ({ ...row(at), title: 'Rare' }));
    yield Array.from({ length: 10 }, (_none, at) => ({ ...row(at), title: 'Usual' }));
  }
  const index = await OfferIndex.read(few(), new PlaceIndex(), new Date(0));
  expect(index.titles.map(({ name }) => name)).toEqual(['Usual']);
});
