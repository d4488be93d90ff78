import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { newSecret } from '../../apps/server/src/platform/ids.ts';
import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { median } from '../harness/percentiles.ts';
import { drawSearches } from '../seed/searches.ts';
import { seededDirectory, type SeededData } from '../seed/seeded-directory.ts';

/** Indeed's format without what it requires beyond: the data have no contact address. */
const partner = 'partner';
const sampleMs = 250;
const budget = { extraMb: 120, loopDelayMs: 20, rowsPerSecond: 2000 } as const;

/** A partner reads all postings, first with nothing else to do, then compressed while people search. */
export const partnerFeed: Scenario = {
  name: 'partner-feed',
  async run(options) {
    const directory = await seededDirectory(options);
    // Brings given data to the present tables.
    await (await startProduct(directory)).stop();
    const path = await openFeed({ directory, databaseUrl: undefined });
    const product = await startProduct(directory);
    const searches = Object.values(drawSearches(options.jobs, 40, 1)).flat() as string[];
    const addresses = searches.map((query) => `${product.baseUrl}/api/jobs?${query}`);
    // Compiled code, and what the process holds after some work.
    await timeRequests(addresses.slice(0, 100), 2);
    await product.reset();
    const alone = await timeRequests(addresses, 1);
    const { loopDelayP99Ms: delayAlone } = await product.read();
    const plain = await readFeed(product, path, 'identity');
    const [zipped, beside] = await Promise.all([readFeed(product, path, 'gzip'), timeRequests(addresses, 1)]);
    await product.stop();
    const slowed = median(beside) - median(alone);
    return [
      ...figuresOf('read by itself', plain),
      // The searches delay the event loop themselves.
      ...figuresOf('read compressed, beside searches', zipped, delayAlone),
      { what: '  what a search takes longer beside it', measured: `p50 ${slowed.toFixed(1)} ms` },
    ];
  },
};

/** Switches the feed on, and gives its path. */
export async function openFeed({ directory, databaseUrl }: SeededData): Promise<string> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: directory });
  const { secret, hash } = newSecret();
  await database
    .insertInto('feed_partners')
    .values({ partner, is_on: true, key_hash: hash, key_made_at: new Date(), fetched_at: null })
    .onConflict((conflict) => conflict.column('partner').doUpdateSet({ is_on: true, key_hash: hash }))
    .execute();
  await close();
  return `/feeds/partners/${partner}/${secret}.xml`;
}

interface Reading {
  rows: number;
  megabytes: number;
  firstByteMs: number;
  seconds: number;
  extraMb: number;
  loopDelayMs: number;
}

export async function readFeed(product: MeasuredProcess, path: string, encoding: string): Promise<Reading> {
  const before = (await product.read()).rssBytes;
  await product.reset();
  let highest = before;
  const reading = new AbortController();
  // One after the other: the process answers one question at a time.
  async function sample(): Promise<void> {
    while (!reading.signal.aborted) {
      highest = Math.max(highest, (await product.read()).rssBytes);
      await setTimeout(sampleMs);
    }
  }
  const sampling = sample();
  const began = performance.now();
  const counted = await countRows(product.baseUrl + path, encoding);
  const seconds = (performance.now() - began) / 1000;
  reading.abort();
  await sampling;
  const { loopDelayP99Ms } = await product.read();
  return { ...counted, seconds, extraMb: (highest - before) / 1e6, loopDelayMs: loopDelayP99Ms };
}

/** As it comes: the whole would be hundreds of megabytes. */
async function countRows(
  address: string,
  encoding: string,
): Promise<Pick<Reading, 'rows' | 'megabytes' | 'firstByteMs'>> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
  if (!answer.ok || !answer.body) throw new Error(`The feed answered with ${answer.status}.`);
  let [rows, bytes, rest, firstByteMs] = [0, 0, '', 0];
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    firstByteMs ||= performance.now() - began;
    bytes += chunk.length;
    const text = rest + decoder.decode(chunk, { stream: true });
    rows += text.split('</job>').length - 1;
    rest = text.slice(-5);
  }
  return { rows, megabytes: bytes / 1e6, firstByteMs };
}

export function figuresOf(what: string, reading: Reading, searchesAloneMs?: number): Figure[] {
  const { rows, megabytes, firstByteMs, seconds, extraMb, loopDelayMs } = reading;
  const perSecond = rows / seconds;
  return [
    {
      what: `feed of ${rows.toLocaleString('en')} postings, ${megabytes.toFixed(0)} MB, ${what}`,
      measured: `${perSecond.toFixed(0)} a second, the first byte after ${firstByteMs.toFixed(0)} ms`,
      budget: `${budget.rowsPerSecond} a second`,
      within: perSecond >= budget.rowsPerSecond,
    },
    {
      what: '  extra memory',
      measured: `${extraMb.toFixed(0)} MB`,
      budget: `${budget.extraMb} MB`,
      within: extraMb <= budget.extraMb,
    },
    {
      what: '  delay of the event loop',
      measured: `p99 ${loopDelayMs.toFixed(1)} ms`,
      ...(searchesAloneMs === undefined
        ? { budget: `p99 ${budget.loopDelayMs} ms`, within: loopDelayMs <= budget.loopDelayMs }
        : { limit: `searches alone p99 ${searchesAloneMs.toFixed(1)} ms` }),
    },
  ];
}
