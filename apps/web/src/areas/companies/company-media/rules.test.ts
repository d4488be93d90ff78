import { expect, test } from 'vitest';
import { findFileProblem } from './rules.ts';

test.each([
  [null, 'Please choose a picture.'],
  [{ size: 0, type: 'image/png' }, 'This file is empty. Choose another one.'],
  [{ size: 2_000_000, type: 'image/png' }, 'The file is larger than 1 MB. Choose a smaller one.'],
  [{ size: 9, type: 'image/svg+xml' }, 'Choose a JPEG, PNG, WebP or AVIF picture.'],
  [{ size: 9, type: 'image/webp' }, undefined],
  [{ size: 9, type: '' }, undefined],
])('[H-1] the check of %j answers: %s', (file, problem) => {
  expect(findFileProblem(file, 1024 * 1024)).toBe(problem);
});
