import { beforeAll, expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { explainSearch } from './explain-queries.ts';

const context = useTestApp();
const openJobs = useOpenJobs(context);

beforeAll(async () => {
  await createJob(context.services, { title: 'Registered Nurse' });
  await createJob(context.services, { title: 'Baker', description: 'You bake for nurses.' });
  await context.services.changes.settled();
});

test('[I-8] an explanation has the terms, the hits of each stage and the parts of each score', async () => {
  const lines = (await explainSearch(await openJobs(), 'full time RN')).join('\n');
  expect(lines).toMatch(/Read {7}"rn"\n {11}limit \(type\): "full time"\n {11}word: "RN"/);
  expect(lines).toContain('synonyms: registered nurse');
  expect(lines).toMatch(/Found {6}1 with all words/);
  expect(lines).toContain('Ordered    1 whole');
  expect(lines).toContain('Relaxed    as read: ');
  expect(lines).toMatch(/1\. Registered Nurse.*\(whole\)\n {4}title 0\.\d\d; rn 1\.00 \(the work\) in title/);
});
