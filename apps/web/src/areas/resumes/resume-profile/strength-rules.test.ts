import { resumeDocumentSchema, type ResumeDocumentInput } from '@waymark/contract/resumes/resume-profile';
import { expect, test } from 'vitest';
import { listPending, listStrengthParts, strengthOf, type StrengthFacts } from './strength-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const id = '018f0000-0000-7000-8000-000000000001';
const facts = (document: ResumeDocumentInput = {}, others: Partial<StrengthFacts> = {}): StrengthFacts => ({
  user: { phone: '', emailConfirmed: false },
  document: resumeDocumentSchema.parse(document),
  hasResume: false,
  ...others,
});
const strength = (...given: Parameters<typeof facts>) =>
  strengthOf(listStrengthParts(sayEnglish, facts(...given)));
const pending = (...given: Parameters<typeof facts>) =>
  listPending(listStrengthParts(sayEnglish, facts(...given))).map(({ action }) => action);

const full: ResumeDocumentInput = {
  headline: 'Keeper of the light',
  skills: [{ id, name: 'Lamps', keywords: ['oil', 'gas', 'arc', 'LED', 'Fresnel'] }],
  employment: [{ id, designation: 'Keeper', description: 'Kept.' }],
  education: [{ id, course: 'Optics' }],
  summary: 'Thirty years on a rock, and not a single night without a light.',
  itSkills: [{ id, name: 'Radio' }],
  projects: [{ id, title: 'A new lens' }],
  patents: [{ id, title: 'A lens' }],
  desired: { location: 'Fair Isle' },
  languages: [{ id, language: 'Norn' }],
};
const known = { user: { phone: '+44 20 7946 0123', emailConfirmed: true }, hasResume: true };

test('[G-3] the weights add up to 100, and a resume with everything has all of them', () => {
  expect(listStrengthParts(sayEnglish, facts()).reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(strength()).toBe(0);
  expect(strength(full, known)).toBe(100);
  expect(pending(full, known)).toEqual([]);
});

test.each(Object.keys(full) as (keyof ResumeDocumentInput)[])(
  '[G-3] a resume without %s is weaker, and lists it as missing',
  (section) => {
    const { [section]: _, ...rest } = full;
    expect(strength(rest, known)).toBeLessThan(100);
    expect(pending(rest, known).length).toBeGreaterThan(0);
  },
);

test('[G-3] a short summary, few skills and an undescribed employment do not count', () => {
  const weak = {
    ...full,
    summary: 'Short.',
    skills: [{ id, name: 'Lamps' }],
    employment: [{ id, designation: 'Keeper' }],
  };
  expect(pending(weak, known)).toEqual([
    'Add 4 More Key Skills',
    'Extend Profile Summary',
    'Describe an Employment',
  ]);
});

test.each([
  [0, 'Add 5 Key Skills'],
  [2, 'Add 3 More Key Skills'],
  [4, 'Add 1 More Key Skill'],
])('[G-3] with %i skills the pending action says how many are wanted', (count, action) => {
  const keywords = Array.from({ length: count }, (_none, at) => `Skill ${at}`);
  const skills = count > 0 ? [{ id, name: 'All', keywords }] : [];
  expect(pending({ ...full, skills }, known)).toEqual([action]);
});

test('[G-3] missing account data is listed as specified', () => {
  expect(pending(full, { ...known, user: { phone: '020 7946 0123', emailConfirmed: true } })).toEqual([
    'Verify Mobile Number',
  ]);
  expect(pending(full, { ...known, user: { phone: '', emailConfirmed: false } })).toEqual([
    'Add Mobile Number',
    'Confirm Email',
  ]);
  expect(pending({ ...full, desired: {} }, { ...known, hasResume: false })).toEqual([
    'Add Preferred Location',
    'Add Resume',
  ]);
});

test('[G-3] a missing description leads to an existing employment', () => {
  const [first] = listPending(
    listStrengthParts(sayEnglish, facts({ ...full, employment: [{ id, designation: 'Keeper' }] }, known)),
  );
  expect(first?.target).toEqual({ section: 'employment', entryId: id });
});
