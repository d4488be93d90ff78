import { sayEnglish } from '@waymark/contract/text/say';
import { resumeDocumentSchema } from '@waymark/contract/resumes/resume-profile';
import { expect, test } from 'vitest';
import { listTakeovers } from './takeover-rules.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const empty = { headline: '', skills: [], summary: '', location: '' };
const account = { jobTitle: 'Analyst', location: 'Leeds, United Kingdom', experienceLevel: '6-10 years' };

test('[H-7] title, skills, place and experience of My Resume are offered', () => {
  const document = resumeDocumentSchema.parse({
    headline: 'Keeper of lights',
    basics: { city: 'Oban', region: 'Scotland' },
    skills: [
      { id, name: 'Tides' },
      { id, name: 'Tools', keywords: ['Rope', 'tides'] },
    ],
    itSkills: [{ id, name: 'AIS' }],
    employment: [
      { id, designation: 'Keeper', organization: 'Northern Lights', from: '2019-04', isCurrent: true },
    ],
    summary: 'Thirty years on a rock.',
  });
  expect(listTakeovers(sayEnglish, document, account, empty)).toMatchObject([
    { name: 'headline', value: 'Keeper of lights', replaces: false },
    { name: 'skills', value: ['tides', 'Rope', 'AIS'], shown: 'tides, Rope, AIS' },
    {
      name: 'summary',
      value: 'Thirty years on a rock.\nWorked as Keeper (2019 – now).\nExperience: 6-10 years.',
    },
    { name: 'location', value: 'Oban, Scotland' },
  ]);
});

test('[H-7] known values are not offered, and skills are added to the known ones', () => {
  const document = resumeDocumentSchema.parse({
    skills: [
      { id, name: 'Tides' },
      { id, name: 'Rope' },
    ],
  });
  const values = { headline: 'Other', skills: ['rope'], summary: 'Experience: 6-10 years.', location: '' };
  expect(listTakeovers(sayEnglish, document, account, values)).toMatchObject([
    { name: 'headline', value: 'Analyst', replaces: true },
    { name: 'skills', value: ['rope', 'Tides'], shown: 'Tides', replaces: false },
    { name: 'location', value: 'Leeds, United Kingdom', replaces: false },
  ]);
  expect(
    listTakeovers(
      sayEnglish,
      resumeDocumentSchema.parse({}),
      { jobTitle: '', location: '', experienceLevel: '' },
      empty,
    ),
  ).toEqual([]);
});
