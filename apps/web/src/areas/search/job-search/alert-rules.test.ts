import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { searchAlertPath } from './alert-rules.ts';

test('[I-8, G-6] a search becomes an alert for what it asks, where an alert can ask for it', () => {
  const path = (asked: Record<string, string | string[]>) => searchAlertPath(jobSearchSchema.parse(asked));
  expect(path({ q: 'nurse', location: 'Leeds', type: 'part-time', page: '3' })).toBe(
    '/free-job-alerts?keyword=nurse&location=Leeds',
  );
  expect(path({ q: 'nurse', level: 'senior' })).toBe('/free-job-alerts?keyword=senior+nurse');
  const company = crypto.randomUUID();
  expect(path({ category: 'health', company })).toBe(`/free-job-alerts?category=health&company=${company}`);
  expect(path({ category: ['health', 'legal'] })).toBeUndefined();
  expect(path({ mode: 'remote' })).toBeUndefined();
});
