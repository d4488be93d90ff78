import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import { expect, test } from 'vitest';
import { describeFit } from './fit-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

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

const years = { ...requirement('2 years of experience', 'strong'), kind: 'years' as const };

test.each([
  [
    { skillsShown: 2, skillsAsked: 3 },
    [requirement('Triage', 'strong'), requirement('ICU', 'partial'), requirement('SQL', 'missing'), years],
    'Why this fits you: 2 of 3 skills (Triage, ICU), 2 years of experience; not found: SQL',
  ],
  [{ skillsAsked: 1 }, [requirement('SQL', 'missing')], 'How this fits you: your resume does not show SQL'],
  [
    { skillsAsked: 1 },
    [requirement('SQL', 'missing'), years],
    'Why this fits you: 2 years of experience; not found: SQL',
  ],
  [{}, [years], 'Why this fits you: 2 years of experience'],
  [{}, [{ ...years, standing: 'unstated' as const }], undefined],
  [{ problem: 'The file has no text.' }, [years], undefined],
])('[L-34] a fit of %j is told in one line', (overrides, requirements, line) => {
  const fit = describeFit(sayEnglish, match({ ...overrides, requirements }));
  expect(fit ? sayEnglish(fit) : undefined).toBe(line);
});
