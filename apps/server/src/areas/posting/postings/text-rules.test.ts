import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { createGazetteer } from '../../places/places/rules.ts';
import { readPostingText } from './text-rules.ts';

const gazetteer = createGazetteer([
  { city: 'Leeds', region: 'England', countryCode: 'GB', latitude: 53.8, longitude: -1.5, weight: 7 },
  { city: 'York', region: 'England', countryCode: 'GB', latitude: 54, longitude: -1.1, weight: 7.1 },
  { city: 'York', region: 'Pennsylvania', countryCode: 'US', latitude: 40, longitude: -76.7, weight: 6 },
]);
const known = { gazetteer, skills: ['TypeScript', 'C++', 'Project Management', 'Go'] };
const now = new Date('2026-11-22T00:00:00Z');
const read = (text: string) => readPostingText(standardWords, text, known, now);

test('[H-3] a pasted text is split into the fields that it names', () => {
  const fields = read(`Signal Engineer

Location: Leeds (hybrid)
Full-time · £45,000 - £55k per year
Apply by 24 December 2026

What you do:
• Keep trains apart
• Write TypeScript & C++

3-5 years of experience, project management a plus.`);
  expect(fields).toMatchObject({
    title: 'Signal Engineer',
    places: ['Leeds, England, United Kingdom'],
    type: 'full-time',
    workMode: 'hybrid',
    salaryMin: '45000',
    salaryMax: '55000',
    currency: 'GBP',
    period: 'year',
    deadline: '2026-12-24',
    experienceMin: '3',
    experienceMax: '5',
    skills: ['TypeScript', 'C++', 'Project Management'],
  });
  expect(fields.description).toContain('<h3>What you do</h3><ul><li><p>Keep trains apart</p></li>');
  expect(fields.description).toContain('TypeScript &amp; C++');
  expect(fields.description).not.toContain('Signal Engineer');
});

test.each<[string, object]>([
  ['Pay: $18.50 an hour', { salaryMin: '18.50', salaryMax: '', currency: 'USD', period: 'hour' }],
  ['€60k – 70k', { salaryMin: '60000', salaryMax: '70000', currency: 'EUR', period: 'year' }],
  ['3000 EUR per month', { salaryMin: '3000', currency: 'EUR', period: 'month' }],
  [
    'Gehalt: 41.000 - 46.500 € im Jahr',
    { salaryMin: '41000', salaryMax: '46500', currency: 'EUR', period: 'year' },
  ],
  ['Pay up to $21 an hour', { salaryMin: '', salaryMax: '21', currency: 'USD', period: 'hour' }],
  ['A £900 welcome bonus. Salary: £31k', { salaryMin: '31000', currency: 'GBP', period: 'year' }],
  ['Deadline: 2027-01-15', { deadline: '2027-01-15' }],
  ['Closing date: March 3rd, 2027', { deadline: '2027-03-03' }],
  ['Closes on Friday 5th February 2027', { deadline: '2027-02-05' }],
  ['Bewerbungsfrist: 5.2.2027', { deadline: '2027-02-05' }],
  ['Date limite : 5 février 2027', { deadline: '2027-02-05' }],
  ['Apply by 02/25/2027', { deadline: '2027-02-25' }],
  ['Experience: 2 - 4 Yrs', { experienceMin: '2', experienceMax: '4' }],
  ['You have at least three years of experience.', { experienceMin: '3' }],
  ['Baker\nHarbour Bakery, York, PA', { places: ['York, Pennsylvania, United States'] }],
  [
    'Baker\nYork, PA / Leeds, UK',
    { places: ['York, Pennsylvania, United States', 'Leeds, England, United Kingdom'] },
  ],
  ['Bäcker\nStandort: 04109 Leeds', { places: ['Leeds, England, United Kingdom'] }],
])('[H-3] %s', (text, fields) => expect(read(text)).toMatchObject(fields));

test('[L-25] money that is no pay is left out', () => {
  expect(read('Diver\n\nWe raised $90 million and pay a $3,000 sign-on bonus.')).not.toHaveProperty(
    'salaryMin',
  );
  expect(read('Clerk\n\n€60 meal vouchers per month. 38 hours a week.')).not.toHaveProperty('currency');
});

test('[H-3] what is asked for, how to apply and the kind of work come from where they stand', () => {
  const fields = read(`Registered Nurse (Nights)

What you need
- 2 years on a ward

To apply: send your CV before 15 December 2026.`);
  expect(fields).toMatchObject({
    category: 'health',
    requirements: '2 years on a ward',
    howToApply: 'Send your CV before 15 December 2026.',
    deadline: '2026-12-15',
  });
  expect(fields).not.toHaveProperty('description');
});

test('[H-3] nothing of a list that its field has no room for is lost', () => {
  const long = `${'a'.repeat(900)}\n`.repeat(5);
  const fields = read(`Diver\n\nRequirements:\n${long}`);
  expect(fields).not.toHaveProperty('requirements');
  expect(fields.description?.match(/a{900}/g)).toHaveLength(5);
});

test('[H-3] what a text does not say is left out', () => {
  const fields = read('We look for someone who joins us. Since 1998 we have had 200 people.');
  expect(Object.keys(fields)).toEqual(['description']);
  expect(read('Apply by 24 December 2020')).not.toHaveProperty('deadline');
});

test('[H-3] a text of any kind is read in time: its patterns cannot be made to search for ever', () => {
  const hostile = [
    '$1 '.repeat(10_000),
    `Location: ${'a,'.repeat(10_000)}`,
    '1,111'.repeat(8000),
    ' '.repeat(40_000),
  ];
  for (const text of hostile) expect(() => read(text)).not.toThrow();
});

test('[H-3, F-3] a pasted text that grows beyond the form as HTML is refused with a sentence', () => {
  const fields = { text: 'Please paste a shorter text.' };
  expect(() => read(`Keeper\n\n${'<'.repeat(6000)}`)).toThrow(
    expect.objectContaining({ detail: { fields } }),
  );
  const { title, description } = read(`Keeper\n\n${'<'.repeat(5000 - 2)}`);
  expect(title).toBe('Keeper');
  expect(description).toBe(`<p>${'&lt;'.repeat(5000 - 2)}</p>`);
});

test('[L-25, H-3] labels are no skills, and what an employer says of itself is asked of no one', () => {
  const wide = { gazetteer, skills: ['Benefits', 'Closing', 'Baking'] };
  const text =
    'Baker\n\nWe have 40 years of experience.\n\nBenefits:\n- Bread\n\nClosing date: 1 March 2027\nYou like baking.';
  const fields = readPostingText(standardWords, text, wide, now);
  expect(fields.skills).toEqual(['Baking']);
  expect(fields).not.toHaveProperty('experienceMin');
  expect(read('Baker\nApply by 03/04/2027')).not.toHaveProperty('deadline');
});

test('[L-21, H-3] skills stand in the first 6,000 words, and a text of more than 1,000 numbers states no pay', () => {
  const pay = 'Signal Engineer\n£45,000 - £55k per year\n';
  const early = read(`${pay}TypeScript ${'word '.repeat(6000)} C++`);
  expect(early).toMatchObject({ skills: ['TypeScript'], salaryMin: '45000' });
  expect(read(`${pay}${'1 of '.repeat(500)}`)).toMatchObject({ salaryMin: '45000' });
  expect(read(`${pay}${'1 of '.repeat(1000)}`)).not.toHaveProperty('salaryMin');
});
