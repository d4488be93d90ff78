import { paths } from '@waymark/contract/paths';
import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import type { Scenario } from '../harness/scenario.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { publicPages } from '../seed/public-pages.ts';
import { drawSearches, type Searches } from '../seed/searches.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const callers = 8;
const budgetMb = 600;
const searchesEach = 100;

/** What the process holds after minutes of mixed load: searches, pages of their results, jobs, sign-ins. */
export const memory: Scenario = {
  name: 'memory',
  async run(options) {
    const { jobs, minutes } = options;
    const product = await startProduct(await seededDirectory(options));
    const atStart = await rssMb(product);
    const pages = await publicPages(product.baseUrl);
    const samples: number[] = [];
    let requests = 0;
    const end = Date.now() + minutes * 60_000;
    for (let round = 0; Date.now() < end; round++) {
      const addresses = drawLoad(product.baseUrl, pages, drawSearches(jobs, searchesEach, round));
      await Promise.all([timeRequests(addresses, callers), tryPasswords(product.baseUrl)]);
      requests += addresses.length;
      samples.push(await rssMb(product));
    }
    await product.stop();
    const highest = Math.max(...samples);
    return [
      {
        what: `memory after ${minutes} min of mixed load, ${requests} requests`,
        measured: `${samples.at(-1)?.toFixed(0)} MB, at most ${highest.toFixed(0)} MB`,
        budget: `${budgetMb} MB`,
        limit: `before the load ${atStart.toFixed(0)} MB`,
        ratio: highest / atStart,
        within: highest <= budgetMb,
      },
    ];
  },
};

function drawLoad(baseUrl: string, pages: readonly string[], searches: Searches): string[] {
  const queries = Object.values(searches).flat() as string[];
  return queries.flatMap((query, at) => [
    `${baseUrl}/api/jobs?${query}`,
    `${baseUrl}${paths.browseJobFilterList}?${query}`,
    baseUrl + (pages[at % pages.length] ?? ''),
  ]);
}

/** Hashing a password takes a block of memory each time, for a wrong one and an unknown address alike. */
async function tryPasswords(baseUrl: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await fetch(`${baseUrl}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `nobody-${attempt}@example.org`, password: 'not the password' }),
    });
  }
}

async function rssMb(product: MeasuredProcess): Promise<number> {
  return (await product.read()).rssBytes / 1024 / 1024;
}
