import { typeNames, type SampledJob } from '../seed/job-sample.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { describeTimes, percentile } from './percentiles.ts';
import type { Figure } from './scenario.ts';
import { timeRequests } from './timed-requests.ts';

const keystrokes = 1000;
const budgetMs = 30;

/** What is suggested at each keystroke, to one caller. */
export async function timeSuggestions(
  { baseUrl }: MeasuredProcess,
  sample: readonly SampledJob[],
): Promise<Figure> {
  const addresses = typeNames(sample, 2 * keystrokes).map((path) => baseUrl + path);
  await timeRequests(addresses.slice(keystrokes));
  const times = await timeRequests(addresses.slice(0, keystrokes));
  return {
    what: 'suggestions, at each keystroke',
    measured: describeTimes(times),
    budget: `p95 ${budgetMs} ms`,
    within: percentile(times, 0.95) <= budgetMs,
  };
}
