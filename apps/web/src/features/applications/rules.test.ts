import { expect, test } from 'vitest';
import { applicationFormOf, findDraftProblems, listPlaceOf, pageOf, pathOfPlace } from './rules.ts';

const file = new File(['%PDF-'], 'cv.pdf');
const resumeId = '0193a1b2-0000-7000-8000-000000000001';

test('[G-9] an application needs a stored resume or a good new one, and a letter that fits', () => {
  expect(findDraftProblems({ resumeId, file: null, coverLetter: '' })).toEqual({});
  expect(findDraftProblems({ resumeId: '', file, coverLetter: 'a'.repeat(5000) })).toEqual({});
  expect(findDraftProblems({ resumeId: '', file: null, coverLetter: 'a'.repeat(5001) })).toEqual({
    resume: 'Please upload a file',
    coverLetter: 'Please keep the cover letter to 5000 characters.',
  });
});

test('[G-9] a stored resume travels by its id and a new one as the file, never both', () => {
  const stored = applicationFormOf('job', { resumeId, file, coverLetter: 'Hello' });
  expect([...stored.keys()]).toEqual(['jobId', 'coverLetter', 'resumeId']);
  const uploaded = applicationFormOf('job', { resumeId: '', file, coverLetter: '' });
  expect([...uploaded.keys()]).toEqual(['jobId', 'coverLetter', 'resume']);
});

test('[G-5] the address says where in the list one is, and nonsense in it means the start', () => {
  expect(listPlaceOf(new URLSearchParams('sort=oldest&page=3'))).toEqual({ sort: 'oldest', page: 3 });
  expect(listPlaceOf(new URLSearchParams('sort=best&page=-1'))).toEqual({ sort: 'newest', page: 1 });
  for (const page of ['0', '1.5', 'two', '99999999']) expect(pageOf(new URLSearchParams({ page }))).toBe(1);
  expect(pathOfPlace('/list', { sort: 'newest', page: 1 })).toBe('/list');
  expect(pathOfPlace('/list', { sort: 'oldest', page: 2 })).toBe('/list?sort=oldest&page=2');
});
