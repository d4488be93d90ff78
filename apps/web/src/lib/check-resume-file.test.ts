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

test('[B-8] the limit of 3 MB is told before anything is sent', () => {
  expect(findResumeProblem({ name: 'cv.pdf', size: limit })).toBeUndefined();
  expect(findResumeProblem({ name: 'cv.pdf', size: limit * 1.5 })).toBe(
    'This file has 4.5 MB. Choose one of at most 3.0 MB.',
  );
  expect(findResumeProblem({ name: 'cv.pdf', size: 0 })).toBe('This file is empty. Choose another one.');
});
