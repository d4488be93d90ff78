import { expect, test } from 'vitest';
import { listSamples } from '../testing/written-samples.ts';
import recorded from '../testing/written-samples.txt?raw';

const samplesOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [locale = '', samples = ''] = line.split(': ', 2);
    return samples.split(' | ').map((sample, at) => `${locale} ${at}: ${sample}`);
  });

test('[L-40] a browser writes numbers, money, days, times, lists and names as the server does', () => {
  const onServer = samplesOf(recorded);
  const here = samplesOf(listSamples());
  expect(here.length).toBe(onServer.length);
  expect(here.flatMap((sample, at) => (sample === onServer[at] ? [] : [[sample, onServer[at]]]))).toEqual([]);
});
