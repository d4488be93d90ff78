import { fileURLToPath } from 'node:url';
import type { CalledFunction } from '../harness/coverage-entry.ts';
import { startCovered } from '../harness/measured-process.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';
import { measureSearches } from './peers-rows.ts';

/** A search in each of some texts that were never asked before; the first of them make what is made once. */
interface Asked {
  what: string;
  texts: readonly string[];
  maxFiles: number;
}

const asked: readonly Asked[] = [
  {
    what: 'one word',
    texts: ['carpenter', 'python', 'barista', 'welder', 'logistics', 'plumber'],
    maxFiles: 35,
  },
  {
    what: 'a word and a place',
    texts: [
      'nurse leeds',
      'chef chicago',
      'driver berlin',
      'teacher boston',
      'engineer madrid',
      'baker paris',
    ],
    maxFiles: 45,
  },
  {
    what: 'a sentence',
    texts: [
      'part time nurse in London over 30k',
      'remote java developer not senior',
      'full time driver near Leeds posted this week',
      'junior accountant in Boston under 60k',
      'evening receptionist within 10 miles of Manchester',
      'hybrid data analyst in Germany no agencies',
    ],
    maxFiles: 45,
  },
];
/** Of each; what makes tables for the first search runs for the ones before. */
const counted = 3;

/** How much of the product one search runs, and how fast it is for texts that were never asked before. */
export const searchPath: Scenario = {
  name: 'search-path',
  async run(options) {
    const directory = await seededDirectory(options);
    return [...(await countFiles(directory)), ...(await measureSearches(directory, options.jobs))];
  },
};

async function countFiles(directory: string): Promise<Figure[]> {
  const product = await startCovered(directory);
  const search = async (q: string) => {
    const answer = await fetch(`${product.baseUrl}/api/jobs?${new URLSearchParams({ q }).toString()}`);
    await answer.json();
  };
  for (const { texts } of asked) for (const q of texts.slice(0, -counted)) await search(q);
  const figures: Figure[] = [];
  for (const { what, texts, maxFiles } of asked) {
    for (const q of texts.slice(-counted)) {
      await product.take();
      await search(q);
      figures.push(describe(`${what}, "${q}"`, ownFiles(await product.take()), maxFiles));
    }
  }
  await product.stop();
  return figures;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A search asks no database: what runs there meanwhile looks for queued work and measures the event loop. */
const besides = /^apps\/server\/src\/platform\/(?:database\/|queue|lost-connection|watch-event-loop)/;

/** The functions of the product that were called, by file. */
function ownFiles(called: readonly CalledFunction[]): Map<string, string[]> {
  const own = called.flatMap(({ url, name }) => {
    const path = url.startsWith('file:') ? fileURLToPath(url).slice(root.length) : '';
    return /^(?:apps|packages)\//.test(path) && !besides.test(path) ? [{ path, name }] : [];
  });
  const byFile = Map.groupBy(own, ({ path }) => path);
  return new Map([...byFile].map(([path, all]) => [path, [...new Set(all.map(({ name }) => name))]]));
}

function describe(what: string, files: ReadonlyMap<string, readonly string[]>, maxFiles: number): Figure {
  const functions = [...files.values()].reduce((sum, names) => sum + names.length, 0);
  const lines = [...files.keys()].toSorted().map((path) => `  ${path}: ${files.get(path)?.join(', ')}`);
  process.stdout.write(`${what}\n${lines.join('\n')}\n\n`);
  return {
    what: `files that run for ${what}`,
    measured: `${files.size} files, ${functions} functions`,
    budget: `${maxFiles} files`,
    within: files.size <= maxFiles,
  };
}
