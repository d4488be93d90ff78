import { expect, test } from 'vitest';
import { createReadResume, datesOf, type ShortResume } from '../../../testing/read-resumes.ts';
import { matchJob, type WantedJob } from './match-rules.ts';
import { prepareText } from './text-rules.ts';
import { presentRequirement } from './presenter.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const file = { name: 'Ada-Nilsen.pdf', uploadedAt: new Date('2026-11-22') };
const job: WantedJob = {
  skills: [],
  requirements: [],
  description: '',
  education: '',
  experienceMin: null,
  places: [],
  workMode: 'on-site',
};
const match = (wanted: Partial<WantedJob>, short: ShortResume = {}) =>
  inEnglish(matchJob({ ...job, ...wanted }, prepareText(createReadResume(short), file)));

const inEnglish = ({ requirements, ...counts }: ReturnType<typeof matchJob>) => ({
  ...counts,
  requirements: requirements.map((one) => presentRequirement(sayEnglish, one)),
});
const one = (wanted: Partial<WantedJob>, short: ShortResume = {}) => match(wanted, short).requirements[0];
const worked = (start: string, end: string, bullet = 'Sold 3 boats') => ({
  positions: [{ title: 'Clerk', company: 'Bank', ...datesOf(start, end), bullets: [bullet] }],
});
const oslo = { city: 'Oslo', region: '', country: 'Norway', countryCode: 'NO' };

test('[C-6, L-12] a skill shown at work scores higher than one that is only listed', () => {
  expect(
    one({ skills: ['PostgreSQL'] }, worked('Jan 2020', 'Present', 'Moved 3 shops to Postgresql')),
  ).toMatchObject({
    standing: 'strong',
    reason: 'At work: “Moved 3 shops to Postgresql”',
    places: [{ quote: 'Moved 3 shops to Postgresql' }],
  });
  expect(one({ skills: ['Forklift'] })).toMatchObject({ standing: 'partial' });
  expect(one({ skills: ['COBOL'] })).toMatchObject({ standing: 'missing', places: [] });
  const { skillsShown, skillsAsked } = match({ skills: ['Forklift', 'COBOL'] });
  expect({ skillsShown, skillsAsked }).toEqual({ skillsShown: 1, skillsAsked: 2 });
});

test('[C-6, L-12] names that are plain words count only in lists, and never inside another name', () => {
  const excelling = worked('Jan 2020', 'Present', 'Helped the people of the shop excel at chess and go home');
  expect(one({ skills: ['Go'] }, { ...excelling, skills: ['Chess'] })).toMatchObject({ standing: 'missing' });
  expect(one({ skills: ['Go'] }, { skills: ['Go', 'C'] })).toMatchObject({ standing: 'partial' });
  expect(one({ skills: ['SQL'] }, { skills: ['NoSQL'] })).toMatchObject({ standing: 'missing' });
  expect(one({ skills: ['JavaScript'] }, { skills: ['JS'] })).toMatchObject({ standing: 'partial' });
});

test('[C-6, L-12] overlapping years count once, and uncertain results are not reported', () => {
  expect(one({ experienceMin: 5 }, worked('Jan 2016', 'Dec 2022'))).toMatchObject({
    kind: 'years',
    standing: 'strong',
  });
  expect(one({ experienceMin: 5 }, worked('Jan 2018', 'Jun 2022'))).toMatchObject({ standing: 'partial' });
  expect(one({ experienceMin: 5 }, worked('Jan 2021', 'Jun 2022'))).toMatchObject({ standing: 'missing' });
  expect(one({ experienceMin: 5 }, { positions: [] })).toMatchObject({ standing: 'unstated' });
  const [first] = worked('Jan 2016', 'Dec 2018').positions;
  const both = { positions: [first ?? {}, { ...first, company: 'Shop' }] };
  expect(one({ experienceMin: 5 }, both)?.reason).toContain('about 3 years');
});

test('[C-6, L-12] matches degree, language and place if both sides state them', () => {
  const asks = { requirements: ['Bachelor’s degree'] };
  expect(one(asks)).toMatchObject({ kind: 'education', standing: 'strong' });
  expect(one(asks, { education: [] })).toMatchObject({ standing: 'unstated' });
  expect(one({ requirements: ['Master’s degree required'] })).toMatchObject({ standing: 'partial' });
  const german = { requirements: ['Fluent in German'] };
  expect(one(german, { languages: [{ name: 'German', level: 'B2' }] })).toMatchObject({ standing: 'strong' });
  expect(one(german, { languages: [{ name: 'French', level: null }] })).toMatchObject({
    standing: 'missing',
  });
  expect(one(german)).toMatchObject({ standing: 'unstated' });
  expect(one({ places: [oslo] })).toMatchObject({ kind: 'place', standing: 'strong' });
  expect(one({ places: [{ ...oslo, city: 'Bergen' }] })).toMatchObject({ standing: 'partial' });
  // A candidate who lives elsewhere may move.
  expect(one({ places: [{ ...oslo, city: 'Lyon', country: 'France' }] })).toMatchObject({
    standing: 'unstated',
  });
  expect(match({ places: [oslo], workMode: 'remote' }).requirements).toEqual([]);
});

test('[C-6, L-12] a permit is mentioned only if the posting mentions one', () => {
  expect(match({}).requirements).toEqual([]);
  const asks = { requirements: ['You must be authorized to work in Norway'] };
  expect(one(asks)).toMatchObject({ kind: 'permit', standing: 'unstated' });
  expect(one(asks, { tail: ['EU national'] })).toMatchObject({ standing: 'strong' });
});
