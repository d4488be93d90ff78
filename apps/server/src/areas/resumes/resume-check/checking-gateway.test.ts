import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import { expect, test } from 'vitest';
import { createReadResume } from '../../../testing/read-resumes.ts';
import { turnsDuring } from '../../../testing/turns-during.ts';
import { synonymIndex } from '../../search/synonyms/synonym-index.ts';
import { checkInThread, compareInThread, findSkillsInThread, matchInThread } from './checking-gateway.ts';
import { checkResume } from './rules.ts';

const file = { name: 'Ada-Nilsen.pdf', uploadedAt: new Date('2026-11-22') };
const resume = createReadResume({ skills: ['Quern'] });
const sheetOf = (...lines: string[]): ResumeSheet => ({
  format: 'docx',
  problem: null,
  pages: [{ number: 1, size: null, lines: lines.map((text, at) => ({ id: `p1-${at}`, text, area: null })) }],
});
const job = {
  skills: ['Millstone'],
  requirements: [],
  description: '',
  education: '',
  experienceMin: null,
  places: [],
  workMode: null,
};

test('[L-21, C-6] resumes are checked, matched and compared off the main thread', async () => {
  expect(await turnsDuring(checkInThread(resume, file))).toBe(true);
  expect(await turnsDuring(matchInThread(resume, file, job))).toBe(true);
  expect(await turnsDuring(findSkillsInThread(resume, file, []))).toBe(true);
  expect(await turnsDuring(compareInThread(sheetOf('One'), sheetOf('Two')))).toBe(true);
});

test('[C-6] the thread finds what the rules find, by the synonyms of the board', async () => {
  expect(await checkInThread(resume, file)).toEqual(checkResume(resume, file));
  const skills = [{ name: 'Millstone', postings: 1 }];
  expect(await findSkillsInThread(resume, file, skills)).toMatchObject([{ standing: 'missing' }]);
  synonymIndex.take([{ word: 'millstone', meaning: 'quern', bothWays: false }]);
  expect(await findSkillsInThread(resume, file, skills)).toMatchObject([{ standing: 'partial' }]);
  expect(await matchInThread(resume, file, job)).toMatchObject({ skillsShown: 1, skillsAsked: 1 });
  expect(await compareInThread(null, sheetOf('Two'))).toBeNull();
  expect(
    await compareInThread(sheetOf('Keeps three words here'), sheetOf('Keeps three words there')),
  ).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'added', text: 'there' })]));
});
