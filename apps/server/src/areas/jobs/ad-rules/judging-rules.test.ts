import { adAsks } from '@waymark/contract/jobs/ad-rule-choices';
import { describe, expect, test } from 'vitest';
import { adAt } from '../../../testing/ads.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { findCountryCode } from '../../places/places/rules.ts';
import { adRules, judgeAd, type Ad } from './judging-rules.ts';

const today = '2026-11-29';
const places = {
  'New York': { city: 'Buffalo', region: 'New York', countryCode: 'US' },
  Illinois: { city: 'Chicago', region: 'Illinois', countryCode: 'US' },
  Colorado: { city: 'Denver', region: 'Colorado', countryCode: 'US' },
  Texas: { city: 'Austin', region: 'Texas', countryCode: 'US' },
  Ontario: { city: 'Toronto', region: 'Ontario', countryCode: 'CA' },
  Germany: { city: 'Hamburg', region: 'Hamburg', countryCode: 'DE' },
  Austria: { city: 'Graz', region: 'Styria', countryCode: 'AT' },
  Italy: { city: 'Milan', region: 'Lombardy', countryCode: 'IT' },
  Switzerland: { city: 'Bern', region: 'Bern', countryCode: 'CH' },
};

const ad = (place: keyof typeof places, given: Partial<Ad> = {}): Ad =>
  adAt(places[place], { description: '<p>You care for people.</p>', ...given });
const asks = (one: Ad, mostEmployees?: number) =>
  judgeAd(one, { today, mostEmployees }).map(({ ask }) => ask);
const says = (...lines: string[]) => ({ description: lines.map((line) => `<p>${line}</p>`).join('') });
const yearly = (min: number | null, max: number | null, currency = 'USD') => ({
  salary: { min: min && min * 100, max: max && max * 100, currency, period: 'year' as const },
});

describe('[L-43] the table of rules', () => {
  test('names countries and regions of the gazetteer, days, laws and where they were read', () => {
    for (const rule of adRules) {
      expect([rule.id, findCountryCode(rule.countryCode)]).toEqual([rule.id, rule.countryCode]);
      const regions = worldGazetteer().regions(rule.region);
      const isKnown = regions.some(
        ({ region, countryCode }) => region === rule.region && countryCode === rule.countryCode,
      );
      expect([rule.id, rule.region === '' || isKnown]).toEqual([rule.id, true]);
      expect(rule.since).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(adAsks.map(({ value }) => value)).toContain(rule.ask);
      expect(['duty', 'hint']).toContain(rule.severity);
      expect(rule.employees).toBeGreaterThan(0);
      expect([rule.law, rule.source].every((text) => text.length > 3)).toBe(true);
    }
    expect(new Set(adRules.map(({ id }) => id)).size).toBe(adRules.length);
  });
});

describe('[L-43] pay', () => {
  test.each([
    ['in its field', yearly(50_000, 60_000), true],
    ['one amount', yearly(50_000, 50_000), true],
    ['from', yearly(50_000, null), false],
    ['up to', yearly(null, 60_000), false],
    ['a range in the text', says('The salary range is $50,000 to $60,000 a year.'), true],
    ['by the hour', says('Pay: $22.50 - $26.00 per hour'), true],
    [
      'several by level',
      says('Salary: $50,000 - $60,000 (level I)', 'Salary: $61,000 - $75,000 (level II)'),
      true,
    ],
    ['one amount in the text', says('We pay $31 per hour.'), true],
    ['from in the text', says('Salary: from $50,000 a year'), false],
    ['up to in the text', says('Earn up to $90,000 a year.'), false],
    ['and up', says('Salary: $50,000 and up'), false],
    ['a bonus alone', says('A sign-on bonus of $5,000.'), false],
    ['words alone', says('Competitive salary, depending on experience.'), false],
    ['a link that says so', says('<a href="https://pay.example/nurse">Pay scale and benefits</a>'), true],
    ['an address behind words that say so', says('Salary range: https://pay.example/nurse'), true],
    ['an address behind others', says('Apply at https://nurse.example'), false],
    ['another link', says('<a href="https://nurse.example">About us</a>'), false],
  ])('%s', (_what, given, isThere) => {
    expect(asks(ad('New York', given)).includes('pay')).toBe(!isThere);
  });

  test('is asked for where a law asks for it, from its day and for its employers', () => {
    expect(asks(ad('Texas'))).toEqual([]);
    expect(asks(ad('Switzerland'))).toEqual([]);
    expect(asks(ad('New York'), 3)).toEqual([]);
    expect(asks(ad('New York'), 10)).toEqual(['pay']);
    expect(judgeAd(ad('New York'), { today: '2023-09-16', mostEmployees: undefined })).toEqual([]);
  });

  test('has its least in Austria', () => {
    expect(asks(ad('Austria', yearly(30_000, null, 'EUR')))).toEqual([]);
    expect(
      asks(ad('Austria', says('Mindestgehalt laut Kollektivvertrag: € 2.500 brutto pro Monat'))),
    ).toEqual([]);
    expect(asks(ad('Austria'))).toEqual(['least-pay']);
  });

  test('is no wider than Ontario allows', () => {
    const wide = (min: number, max: number) =>
      asks(ad('Ontario', yearly(min, max, 'CAD'))).includes('pay-width');
    expect([wide(60_000, 110_000), wide(60_000, 120_000), wide(120_000, 201_000)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

test.each([
  ['Medical, dental and vision insurance, 401(k).', true],
  ['Paid vacation and sick leave.', true],
  ['This job comes with no benefits.', true],
  ['Great benefits!', false],
  ['You benefit our patients.', false],
  ['We hire without regard to race, religion or disability.', false],
  ['You work at our medical center at 401 Main Street.', false],
  ['Our vision is diversity and equity.', false],
  ['You sell insurance.', false],
])('[L-43] benefits: %s', (line, isThere) => {
  expect(asks(ad('Illinois', { ...says(line), ...yearly(50_000, 60_000) }))).toEqual(
    isThere ? [] : ['benefits'],
  );
});

test.each([
  [{ deadline: '2026-12-24' }, true],
  [says('Applications are accepted on an ongoing basis.'), true],
  [says('Application deadline: 24 December'), true],
  [says('Apply now!'), false],
  [says('You like a deadline driven environment.'), false],
  [says('The contract has no end date.'), false],
])('[L-43] the last day in Colorado: %j', (given, isThere) => {
  expect(asks(ad('Colorado', given)).includes('last-day')).toBe(!isThere);
});

describe('[L-43] Ontario', () => {
  test.each([
    ['We use artificial intelligence to screen applicants.', 'ai-use', true],
    ['AI is not used in our hiring process.', 'ai-use', true],
    ['You build AI for hospitals.', 'ai-use', false],
    ['You use machine learning to assess images.', 'ai-use', false],
    ['This posting is for an existing vacancy.', 'vacancy', true],
    ['This is a new position.', 'vacancy', true],
    ['We are building a talent pool for future opportunities.', 'vacancy', true],
    ['We have a position for you.', 'vacancy', false],
    ['Canadian experience is required.', 'local-experience', false],
    ['Must have 2 years of Canadian work experience.', 'local-experience', false],
    ['Canadian experience is not required.', 'local-experience', true],
    ['Three years of experience.', 'local-experience', true],
  ] as const)('%s', (line, ask, isMet) => {
    expect(asks(ad('Ontario', says(line))).includes(ask)).toBe(!isMet);
  });
});

describe('[L-43] former pay', () => {
  test.each([
    ['Please state your current salary.', false],
    ['Send your resume with salary history.', false],
    ['We do not ask for your salary history.', true],
    ['The salary is paid monthly.', true],
  ])('in the text: %s', (line, isFine) => {
    expect(asks(ad('New York', { ...says(line), ...yearly(1, 2) })).length).toBe(isFine ? 0 : 1);
  });

  test('in a question', () => {
    const questions = ['Wie hoch ist Ihr bisheriges Gehalt?'];
    expect(asks(ad('Germany', { questions, ...yearly(1, 2, 'EUR') }))).toEqual(['former-pay']);
    expect(
      judgeAd(ad('Italy', { questions: ['Qual è la tua RAL attuale?'], ...yearly(1, 2, 'EUR') }), {
        today,
        mostEmployees: undefined,
      }),
    ).toMatchObject([{ severity: 'duty' }]);
  });
});

test.each([
  ['Krankenschwester', false],
  ['Verkäufer', false],
  ['Kaufmann im Einzelhandel', false],
  ['Sekretärin', false],
  ['Verkäufer (m/w/d)', true],
  ['Pflegefachkraft', true],
  ['Software Engineer', true],
  ['Entwickler*in', true],
  ['Bäcker oder Bäckerin', true],
  ['Kaufmann/-frau', true],
  ['LehrerInnen', true],
  ['Assistenz der Geschäftsführung', true],
  ['Head of Marketing', true],
])('[L-43] a neutral title: %s', (title, isNeutral) => {
  expect(asks(ad('Germany', { title, ...yearly(1, 2, 'EUR') }))).toEqual(isNeutral ? [] : ['neutral-title']);
});
