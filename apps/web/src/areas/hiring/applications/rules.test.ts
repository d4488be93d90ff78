import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import {
  appliedLabel,
  applicationFormOf,
  applicationList,
  findDraftProblems,
  type ApplicationDraft,
} from './rules.ts';

const file = new File(['%PDF-'], 'cv.pdf');
const problemsOf = (draft: Omit<ApplicationDraft, 'answers'>, answers: Record<string, string> = {}) =>
  findDraftProblems(
    sayEnglish,
    { ...draft, answers },
    Object.keys(answers).map((id) => ({ id, required: id !== 'extra' })),
  );
const resumeId = '0193a1b2-0000-7000-8000-000000000001';

test('[G-9] an application needs a stored resume or a good new one, and a letter that fits', () => {
  expect(problemsOf({ resumeId, file: null, coverLetter: '' })).toEqual({});
  expect(problemsOf({ resumeId: '', file, coverLetter: 'a'.repeat(5000) })).toEqual({});
  expect(problemsOf({ resumeId: '', file: null, coverLetter: 'a'.repeat(5001) })).toEqual({
    resume: 'Please upload a file',
    coverLetter: 'Please keep the cover letter to 5000 characters.',
  });
});

test('[H-3] required questions are answered before anything is sent', () => {
  const draft = { resumeId, file: null, coverLetter: '' };
  expect(problemsOf(draft, { swim: ' ', extra: '' })).toEqual({
    'answers.swim': 'Please answer this question.',
  });
  expect(problemsOf(draft, { swim: 'Yes' })).toEqual({});
});

test('[G-9] a stored resume travels by its id and a new one as the file, never both', () => {
  const stored = applicationFormOf('job', { resumeId, file, coverLetter: 'Hello', answers: { q: 'Yes' } });
  expect([...stored.keys()]).toEqual(['jobId', 'coverLetter', 'answers', 'resumeId']);
  expect(stored.get('answers')).toBe('{"q":"Yes"}');
  const uploaded = applicationFormOf('job', { resumeId: '', file, coverLetter: '', answers: {} });
  expect([...uploaded.keys()]).toEqual(['jobId', 'coverLetter', 'resume']);
});

test('[G-5] the address has the place in the list, and an invalid one means its start', () => {
  const { read, pathOf } = applicationList;
  expect(read(new URLSearchParams('sort=oldest&page=3'))).toEqual({ show: 'all', sort: 'oldest', page: 3 });
  expect(read(new URLSearchParams('sort=best&page=-1'))).toEqual({ show: 'all', sort: 'newest', page: 1 });
  for (const page of ['0', '1.5', 'two', '99999999'])
    expect(read(new URLSearchParams({ page })).page).toBe(1);
  expect(pathOf({ show: 'all', sort: 'newest', page: 1 })).toBe('/jobs-applied-job');
  expect(pathOf({ show: 'all', sort: 'oldest', page: 2 })).toBe('/jobs-applied-job?sort=oldest&page=2');
  expect(pathOf({ show: 'here', sort: 'newest', page: 1 })).toBe('/jobs-applied-job?show=here');
  expect(pathOf({ show: 'here', sort: 'oldest', page: 1 })).toBe('/jobs-applied-job?sort=oldest&show=here');
  expect(read(new URLSearchParams('show=elsewhere')).show).toBe('elsewhere');
  expect(read(new URLSearchParams('show=nowhere')).show).toBe('all');
});

test('[G-9] after applying, the button says so', () => {
  expect(appliedLabel({ status: 'submitted' })).toBe('Applied');
  expect(appliedLabel({ status: 'viewed' })).toBe('Applied');
  expect(appliedLabel({ status: 'withdrawn' })).toBe('Application withdrawn');
});
