import { expect, test } from 'vitest';
import { listSamples } from '../testing/written-samples.ts';
import recorded from '../testing/written-samples.txt?raw';

test('[L-40] a browser writes numbers, money, days, times, lists and names as the server does', () => {
  // Line by line, so that a difference shows where it is.
  expect(listSamples().split('\n')).toEqual(recorded.split('\n'));
});
