import { expect, test } from 'vitest';
import { findUploadProblem } from './find-upload-problem.ts';

const brokenOff = new TypeError('The upload broke off.');
const file = new File(['%PDF-'], 'cv.pdf');

test('[B-8] a broken connection shows an error at the file, with what to do', async () => {
  expect(await findUploadProblem(brokenOff, file)).toMatch(/^The connection broke off .* send it again\.$/);
});

test('[B-8] a file that was removed after it was chosen has to be chosen again', async () => {
  const moved = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone')) }) as never };
  expect(await findUploadProblem(brokenOff, moved)).toMatch(/choose it again\.$/);
});

test('[B-8] what the server answered is not about the way there', async () => {
  const refusal = { message: 'Too many attempts.', code: 'too_many_requests' };
  expect(await findUploadProblem(refusal, file)).toBeUndefined();
  expect(await findUploadProblem(new Error('The server answered with status 502.'), file)).toBeUndefined();
});
