import { expect, test } from 'vitest';
import { Summary } from './summary.ts';

test('[L-21] answers are counted by role, and the share of valid calls stands beside its limit', () => {
  const summary = new Summary();
  const call = { intent: 'hostile' } as const;
  for (const status of [200, 302, 400, 404]) summary.count(call, 'candidate', { status });
  summary.count(call, 'owner', { status: 403 });
  // Pages are no calls of the API.
  summary.count({ intent: 'page' }, 'guest', { status: 200 });
  expect(summary.isSound).toBe(true);
  expect(summary.lines()).toEqual([
    '6 requests: 2 × 200, 1 × 302, 1 × 400, 1 × 403, 1 × 404',
    'candidate: 50.0 % of 4 calls valid (1 × 200, 1 × 302, 1 × 400, 1 × 404)',
    'owner: 0.0 % of 1 calls valid (1 × 403)',
    '40.0 % of the API calls valid (limit: at least 10 %)',
    '0 failures or silences',
  ]);
});

test('[L-21] a failure, a silence and too few valid calls are not sound', () => {
  const counted = (...outcomes: Parameters<Summary['count']>[2][]) => {
    const summary = new Summary();
    for (const outcome of outcomes) summary.count({ intent: 'valid' }, 'guest', outcome);
    return summary.isSound;
  };
  expect(counted({ status: 200 })).toBe(true);
  expect(counted({ status: 200 }, { status: 500 })).toBe(false);
  expect(counted({ status: 200 }, { status: undefined, problem: 'hang' })).toBe(false);
  expect(counted({ status: 400 })).toBe(false);
});
