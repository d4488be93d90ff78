import { expect, test } from 'vitest';
import { listSamples } from '../testing/written-samples.ts';

test('[L-40] numbers, money, days, times, lists and names in each language are as they were recorded', async () => {
  await expect(listSamples()).toMatchFileSnapshot('../testing/written-samples.txt');
});
