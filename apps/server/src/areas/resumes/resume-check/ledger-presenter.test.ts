import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { expect, test } from 'vitest';
import {
  checkInEnglish,
  createReadResume,
  datesOf,
  type ShortResume,
} from '../../../testing/read-resumes.ts';

const uploadedAt = new Date('2026-11-22T12:00:00Z');
const partsOf = (short: ShortResume | ReadResume) => {
  const resume = 'pages' in short ? short : createReadResume(short);
  return checkInEnglish(resume, { name: 'Ada-Nilsen.pdf', uploadedAt }).ledger.parts;
};
const saysOf = (short: ShortResume | ReadResume) =>
  Object.fromEntries(partsOf(short).map(({ label, says }) => [label, says]));

test('[L-38] each part says what became of it, in one sentence', () => {
  expect(saysOf({ summary: ['Runs warehouses.'], tail: ['Sold boats in Bergen'] })).toEqual({
    'Contact details': '2 lines at the top and beside it',
    Summary: 'A heading and 1 line, kept as a text',
    Experience: 'A heading and 6 lines: 2 jobs read',
    Education: 'A heading and 1 line: 1 degree or course read',
    Skills: 'A heading and 2 lines: 2 skills read',
    'Outside of all sections': '1 line below no heading, none of them read',
  });
});

test('[L-38] a part of which nothing was read says so', () => {
  const read = createReadResume();
  const says = saysOf({ ...read, positions: [], education: [], skills: [] });
  expect(says).toMatchObject({
    Experience: 'A heading and 6 lines, no job read',
    Education: 'A heading and 1 line, no degree or course read',
    Skills: 'A heading and 2 lines, no skill read',
  });
});

test('[L-38] a heading with nothing below it is a part of its own', () => {
  expect(saysOf({ tail: ['Certifications'] })).toMatchObject({
    Certifications: 'A heading with no line below',
  });
});

test('[L-38] all values of a job are shown, and a header that was not told apart names no employer', () => {
  const whole = { title: 'Nordby Freight Shift Lead Halden', isWhole: true, ...datesOf('2019', '2021') };
  const told = { title: 'Clerk', company: 'Bank', team: 'Loans', place: 'Oslo', bullets: ['Kept the books'] };
  const experience = partsOf({ positions: [told, whole] }).find(({ label }) => label === 'Experience');
  expect(experience?.stored).toEqual([
    { label: 'Job 1', value: 'Clerk · Bank · Loans · Oslo · no dates (1 line)' },
    {
      label: 'Job 2',
      value: 'Nordby Freight Shift Lead Halden · title and employer not told apart · 2019 – 2021 (0 lines)',
    },
  ]);
});

test('[L-38] the fields of a person are shown where nothing was found, too', () => {
  const [contact] = partsOf({ contact: { phone: null } });
  expect(contact?.stored).toContainEqual({ label: 'Phone', value: null });
});

test('[L-21] long lists end with how many are left out', () => {
  const positions = Array.from({ length: 40 }, (_, at) => ({ title: `Clerk ${at}`, company: 'Bank' }));
  const experience = partsOf({ positions }).find(({ label }) => label === 'Experience');
  expect(experience?.stored).toHaveLength(31);
  expect(experience?.stored.at(-1)).toEqual({ label: 'And', value: '10 more' });
});
