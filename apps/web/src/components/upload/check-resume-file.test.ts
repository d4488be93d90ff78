import { expect, test } from 'vitest';
import { findResumeProblem, resumeAccept } from './check-resume-file.ts';

const limit = 3 * 1024 * 1024;

test('[B-8] a resume is asked for, and only pdf, doc and docx are taken', () => {
  expect(resumeAccept).toBe('.pdf,.doc,.docx');
  expect(findResumeProblem(null)).toBe('Please upload a file');
  for (const name of ['cv.pdf', 'CV.DOC', 'my cv.docx']) {
    expect(findResumeProblem({ name, size: 10 })).toBeUndefined();
  }
  for (const name of ['cv.odt', 'cv.pdf.exe', 'pdf', 'docx']) {
    expect(findResumeProblem({ name, size: 10 })).toBe('Unsupported File Format');
  }
});

test('[B-8] the limit of 3 MB is checked before the upload', () => {
  expect(findResumeProblem({ name: 'cv.pdf', size: limit })).toBeUndefined();
  // The first byte too many as well: no size is rounded to the limit.
  for (const size of [limit + 1, limit * 1.5]) {
    expect(findResumeProblem({ name: 'cv.pdf', size })).toBe(
      'The file is larger than 3 MB. Choose a smaller one.',
    );
  }
  expect(findResumeProblem({ name: 'cv.pdf', size: 0 })).toBe('This file is empty. Choose another one.');
});
