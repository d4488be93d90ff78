import { expect, test } from 'vitest';
import { addressedReportSchema, jobIdIn } from './job-reports.ts';

const id = '0197c5b2-0000-7000-8000-00000000abcd';

test.each([
  [`https://jobs.example/job-detail?job=${id}`, id],
  [`https://jobs.example/job-detail?utm_source=x&job=${id}#top`, id],
  [`/job-detail?job=${id}`, id],
  [id, id],
  [`https://jobs.example/browse-job?q=nurse`, undefined],
  [`https://jobs.example/job-detail?job=${id}0`, undefined],
  [`see ${id}`, undefined],
  ['', undefined],
])('[L-43] the posting of %s', (address, jobId) => {
  expect(jobIdIn(address)).toBe(jobId);
});

test('[L-43] a report without the address of a posting says where it is found', () => {
  const read = addressedReportSchema.safeParse({ reason: 'money', address: 'the nurse job' });
  expect(read.error?.issues).toMatchObject([
    { path: ['address'], message: expect.stringContaining('It has “job=” in it.') },
  ]);
});
