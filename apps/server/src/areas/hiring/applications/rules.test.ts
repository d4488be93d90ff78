import { describe, expect, test } from 'vitest';
import { requireApplicable, type ApplicableJob } from './rules.ts';

const open: ApplicableJob = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  title: 'Engineer',
  status: 'active',
  company_id: '0192f0c1-0000-7000-8000-000000000002',
  company_name: 'Harbour Works',
  notify_email: '',
  is_answered: true,
  is_elsewhere: false,
};

describe('[G-9] which jobs can be applied for', () => {
  test('an open job whose employer is here', () => {
    expect(requireApplicable(open)).toBe(open);
  });

  test.each([
    ['no job', undefined, 'not_found'],
    ['a draft', { ...open, status: 'draft' as const }, 'not_found'],
    ['a posting under moderation', { ...open, status: 'pending' as const }, 'not_found'],
    ['an expired job', { ...open, status: 'expired' as const }, 'gone'],
    ['a filled job', { ...open, status: 'filled' as const }, 'gone'],
    ['a job whose employer is not here', { ...open, is_answered: false }, 'conflict'],
  ])('not %s', (_what, job, code) => {
    expect(() => requireApplicable(job)).toThrow(expect.objectContaining({ code }));
  });
});
