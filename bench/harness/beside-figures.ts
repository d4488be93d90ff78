import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { drawSearches } from '../seed/searches.ts';
import { startProduct, untilAnswered, type MeasuredProcess } from './measured-process.ts';
import { describeTimes, median } from './percentiles.ts';
import type { Figure } from './scenario.ts';
import { timeRequests } from './timed-requests.ts';
import { replicaFolder } from '../../apps/server/src/areas/search/replica/file-rules.ts';

const searches = 150;
const jobs = 50_000;
const maxRatio = 1.2;

/** What searches take while a node makes its pages, and while it fills its index, beside what they take alone. */
export async function measureBesideWork(directory: string): Promise<Figure[]> {
  const alone = await timeOn(await startProduct(directory, { JOB_PAGES_MB: '0' }));
  // Pages name their own address, and the port is another one each time: all are made again.
  const whileMaking = await timeOn(await startProduct(directory));
  const whileFilling = await timeFilling(directory);
  return [
    describe('while pages are made', whileMaking, alone),
    describe('while the index is filled', whileFilling, alone),
  ];
}

async function timeFilling(directory: string): Promise<number[]> {
  const copy = await mkdtemp(join(tmpdir(), 'waymark-bench-filling-'));
  try {
    await cp(directory, copy, { recursive: true, filter: (path) => basename(path) !== replicaFolder });
    const isFilling = (baseUrl: string) => untilAnswered(`${baseUrl}/api/jobs`);
    return await timeOn(await startProduct(copy, { JOB_PAGES_MB: '0' }, isFilling));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Texts that were not asked for before. */
async function timeOn(product: MeasuredProcess): Promise<number[]> {
  const addresses = (round: number) =>
    drawSearches(jobs, searches, round).keyword.map((search) => `${product.baseUrl}/api/jobs?${search}`);
  await timeRequests(addresses(0).slice(0, 40));
  const times = await timeRequests(addresses(1));
  await product.stop();
  return times;
}

function describe(what: string, times: readonly number[], alone: readonly number[]): Figure {
  const ratio = median(times) / median(alone);
  return {
    what: `a search ${what}`,
    measured: describeTimes(times),
    budget: `${maxRatio} times`,
    limit: `without that ${describeTimes(alone)}`,
    ratio,
    within: ratio <= maxRatio,
  };
}
