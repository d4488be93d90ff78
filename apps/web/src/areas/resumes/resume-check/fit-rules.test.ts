import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import { expect, test } from 'vitest';
import { describeFit } from './fit-rules.ts';

const requirement = (name: string, standing: 'strong' | 'partial' | 'missing' | 'unstated') => ({
  kind: 'skill' as const,
  name,
  asked: null,
  standing,
  reason: '',
  places: [],
});

const match = (overrides: Partial<JobMatch>): JobMatch => ({
  resume: { id: '0197c5b2-0000-7000-8000-00000000c0de', name: 'cv.pdf' },
  problem: null,
  skillsShown: 0,
  skillsAsked: 0,
  requirements: [],
  ...overrides,
});

test.each([
  [
    { skillsShown: 2, skillsAsked: 3 },
    [requirement('Triage', 'strong'), requirement('ICU', 'partial'), requirement('SQL', 'missing')],
    'your resume shows 2 of 3 skills: Triage, ICU; not found: SQL',
  ],
  [
    { skillsShown: 0, skillsAsked: 1 },
    [requirement('SQL', 'missing')],
    'your resume shows 0 of 1 skills; not found: SQL',
  ],
  [{}, [requirement('German', 'strong')], 'your resume shows: German'],
  [{}, [requirement('German', 'missing')], 'your resume does not show German'],
  [{}, [requirement('Leeds', 'unstated')], null],
  [{ problem: 'The file has no text.' }, [requirement('SQL', 'missing')], null],
])('[L-34] a fit of %j is told in one line', (overrides, requirements, line) => {
  expect(describeFit(match({ ...overrides, requirements }))).toBe(line);
});
