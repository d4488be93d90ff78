import { standardWords } from '@waymark/contract/board-words';
import { describe, expect, test } from 'vitest';
import type { CandidateProfile } from '@waymark/contract/hiring/candidates';
import { browsePlaceOf, pathOfBrowse, visibilityFieldsOf, visibilityValuesOf } from './rules.ts';

describe('[H-7] the address of /browse-candidates', () => {
  test.each([
    ['', '/browse-candidates'],
    [
      'q=nurse&location=Berlin&radius=50&unit=miles',
      '/browse-candidates?q=nurse&location=Berlin&radius=50&unit=miles',
    ],
    [
      'type=temporary&category=health&remote=1&saved=1&sort=rate&page=3',
      '/browse-candidates?type=temporary&category=health&remote=1&saved=1&sort=rate&page=3',
    ],
    ['type=part-time&type=full-time', '/browse-candidates?type=full-time&type=part-time'],
    ['type=slavery&category=x&unit=parsec&radius=9000&sort=best&page=-1&job=1', '/browse-candidates'],
    [
      'job=0198c1a4-0000-7000-8000-000000000000&q=x&page=2',
      '/browse-candidates?job=0198c1a4-0000-7000-8000-000000000000&page=2',
    ],
  ])('%s is %s', (given, path) => {
    const sorted = (address: string) => [...new URL(address, 'https://a.example').searchParams].toSorted();
    expect(sorted(pathOfBrowse(browsePlaceOf(standardWords, new URLSearchParams(given))))).toEqual(
      sorted(path),
    );
  });
});

describe('[H-7] the visibility form', () => {
  const profile: CandidateProfile = {
    visible: true,
    hiddenBecause: null,
    resumeId: null,
    headline: 'Cooper',
    summary: '',
    location: '',
    place: null,
    types: [],
    category: 'other',
    skills: ['Oak'],
    remote: false,
    hourlyRate: { amount: 2550, currency: 'EUR' },
    excludedCompanies: [],
    version: '2026-11-23T12:00:00.000Z',
  };

  test('keeps the stored profile', () => {
    const { hiddenBecause: _hidden, place: _place, version: _version, ...fields } = profile;
    expect(visibilityFieldsOf(visibilityValuesOf(profile))).toEqual(fields);
  });

  test.each([
    ['', 'EUR', null],
    ['32', 'EUR', { amount: 3200, currency: 'EUR' }],
    ['32,5', 'EUR', { amount: 3250, currency: 'EUR' }],
    ['€ 32.50', 'EUR', { amount: 3250, currency: 'EUR' }],
    ['4000', 'JPY', { amount: 4000, currency: 'JPY' }],
    ['0', 'EUR', undefined],
    ['a lot', 'EUR', undefined],
    ['-5', 'EUR', undefined],
  ])('the rate %s %s is %o', (rate, currency, expected) => {
    expect(visibilityFieldsOf({ ...visibilityValuesOf(profile), rate, currency }).hourlyRate).toEqual(
      expected,
    );
  });
});
