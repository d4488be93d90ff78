import { paths } from '@waymark/contract/paths';
import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import type { Scenario } from '../harness/scenario.ts';
import { timeRequests, type TimedRequest } from '../harness/timed-requests.ts';
import { randomSource } from '../seed/random-source.ts';
import { publicPages } from '../seed/public-pages.ts';
import { drawSearches, type Searches } from '../seed/searches.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const callers = 8;
const budgetMb = 600;
const searchesEach = 100;

/** What the process holds after minutes of mixed load: searches, pages of their results, jobs, and what is invented. */
export const memory: Scenario = {
  name: 'memory',
  async run(options) {
    const { jobs, minutes } = options;
    // Behind a proxy, so that callers come from addresses of their own.
    const product = await startProduct(await seededDirectory(options), { TRUST_PROXY: 'true' });
    const atStart = await rssMb(product);
    const pages = await publicPages(product.baseUrl);
    const samples: number[] = [];
    let requests = 0;
    const end = Date.now() + minutes * 60_000;
    for (let round = 0; Date.now() < end; round++) {
      const addresses = drawLoad(product.baseUrl, pages, drawSearches(jobs, searchesEach, round));
      const invented = inventLoad(product.baseUrl, round);
      await Promise.all([timeRequests(addresses, callers), timeRequests(invented, 2)]);
      requests += addresses.length + invented.length;
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

const words = 'night day senior junior remote rural urban marine chief staff deputy lead head trainee'.split(
  ' ',
);
const trades = 'nurse driver teacher engineer cook clerk welder porter tailor analyst planner'.split(' ');

/**
 * What no caller has asked before, each from an address of its own: texts, pages that do not exist, passwords for
 * accounts that do not. Hashing a password takes a block of memory each time, for a wrong one and an unknown
 * address alike.
 */
function inventLoad(baseUrl: string, round: number): TimedRequest[] {
  const pick = randomSource(round);
  return Array.from({ length: searchesEach / 4 }, (_none, nth) => {
    const headers = { 'x-forwarded-for': `10.${round & 255}.${nth >> 8}.${nth & 255}` };
    const text = `${pick(words)} ${pick(words)} ${pick(trades)} ${round * 100 + nth}`;
    return [
      { address: `${baseUrl}/api/jobs?q=${encodeURIComponent(text)}`, headers },
      {
        address: `${baseUrl}${paths.browseJobFilterList}?q=${encodeURIComponent(`${text} or ${pick(trades)}`)}`,
        headers,
      },
      { address: `${baseUrl}/invented-${round}-${nth}`, headers, status: 404 },
      {
        address: `${baseUrl}/api/login`,
        headers,
        json: { email: `nobody-${round}-${nth}@example.org`, password: 'not the password' },
        status: 401,
      },
    ];
  }).flat();
}

async function rssMb(product: MeasuredProcess): Promise<number> {
  return (await product.read()).rssBytes / 1024 / 1024;
}
