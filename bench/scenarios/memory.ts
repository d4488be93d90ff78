import { paths } from '@waymark/contract/paths';
import { startProduct } from '../harness/measured-process.ts';
import type { MemoryParts } from '../harness/memory-parts.ts';
import type { Figure, Options, Scenario } from '../harness/scenario.ts';
import { timeRequests, type TimedRequest } from '../harness/timed-requests.ts';
import { randomSource } from '../seed/random-source.ts';
import { publicPages } from '../seed/public-pages.ts';
import { drawSearches, type Searches } from '../seed/searches.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';
import { seededPostgres } from '../seed/seeded-postgres.ts';

const callers = 8;
const budgetMb = 430;
const searchesEach = 100;

/**
 * What the process holds after minutes of mixed load: searches, pages of their results, jobs, and what is invented.
 * First on the embedded database, then on PostgreSQL where its programs are found.
 */
export const memory: Scenario = {
  name: 'memory',
  async run(options) {
    const embedded = await measureLoad(options, await seededDirectory(options));
    const postgres = await seededPostgres(options.jobs);
    if (!postgres) return embedded;
    try {
      const { directory, databaseUrl = '' } = postgres.data;
      const figures = await measureLoad(options, directory, { DATABASE_URL: databaseUrl });
      return [...embedded, ...figures.map((figure) => ({ ...figure, what: `PostgreSQL: ${figure.what}` }))];
    } finally {
      await postgres.stop();
    }
  },
};

async function measureLoad(
  { jobs, minutes }: Options,
  directory: string,
  database: Record<string, string> = {},
): Promise<Figure[]> {
  // Behind a proxy, so that callers come from addresses of their own.
  const product = await startProduct(directory, { ...database, TRUST_PROXY: 'true' });
  const atStart = await product.readMemory();
  const pages = await publicPages(product.baseUrl);
  const samples: number[] = [];
  let requests = 0;
  const end = Date.now() + minutes * 60_000;
  for (let round = 0; Date.now() < end; round++) {
    const addresses = drawLoad(product.baseUrl, pages, drawSearches(jobs, searchesEach, round));
    const invented = inventLoad(product.baseUrl, round);
    await Promise.all([timeRequests(addresses, callers), timeRequests(invented, 2)]);
    requests += addresses.length + invented.length;
    samples.push((await product.read()).rssBytes / megabyte);
  }
  const atEnd = await product.readMemory();
  await product.stop();
  const highest = Math.max(...samples);
  return [
    {
      what: `memory after ${minutes} min of mixed load, ${requests} requests`,
      measured: `${samples.at(-1)?.toFixed(0)} MB, at most ${highest.toFixed(0)} MB`,
      budget: `${budgetMb} MB`,
      limit: `before the load ${describe(atStart.rss)}`,
      ratio: (highest * megabyte) / atStart.rss,
      within: highest <= budgetMb,
    },
    ...describeParts(atEnd, atStart),
  ];
}

/** Each part at the end, and before the load. */
function describeParts(atEnd: MemoryParts, atStart: MemoryParts): Figure[] {
  const before = new Map(atStart.heaps.map((heap) => [heap.name, heap]));
  const heaps = atEnd.heaps.map(({ name, used, held, outside }) => ({
    what: `  heap of ${name}`,
    measured: `${describe(held)}, ${describe(used)} used, ${describe(outside)} outside`,
    limit: `before ${describe(before.get(name)?.held)}`,
  }));
  const others = [
    ['what the embedded database has touched', 'database'],
    ['small pieces: SQLite, compression, compiler, holes', 'pieces'],
    ['program and libraries', 'program'],
  ] as const;
  return [
    ...heaps,
    ...others.map(([what, part]) => ({
      what: `  ${what}`,
      measured: describe(atEnd[part]),
      limit: `before ${describe(atStart[part])}`,
    })),
  ];
}

const megabyte = 1024 * 1024;
const describe = (bytes: number | undefined) =>
  bytes === undefined ? 'none' : `${(bytes / megabyte).toFixed(0)} MB`;

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
