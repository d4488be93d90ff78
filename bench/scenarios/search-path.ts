import { fileURLToPath } from 'node:url';
import type { CalledFunction } from '../harness/coverage-entry.ts';
import { startCovered } from '../harness/measured-process.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';
import { measureSearches } from './peers-rows.ts';

/** Searches of a kind that were never asked before. */
interface Asked {
  what: string;
  texts: readonly string[];
  maxFiles: number;
}

const asked: readonly Asked[] = [
  {
    what: 'one word',
    texts: ['carpenter', 'python', 'barista', 'welder', 'logistics', 'plumber', 'midwife', 'paralegal'],
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
      'cook austin',
      'tutor york',
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
      'weekend chef in Madrid at least 25k',
      'remote graphic designer freelance',
    ],
    maxFiles: 45,
  },
];
/** So many of each are counted; those before them make what is made once. */
const counted = 5;

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
    const runs: Run[] = [];
    for (const q of texts.slice(-counted)) {
      await product.take();
      await search(q);
      runs.push({ q, files: ownFiles(await product.take()) });
    }
    figures.push(describe(what, runs, maxFiles));
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

/** Which functions of which files ran for a text. */
interface Run {
  q: string;
  files: ReadonlyMap<string, readonly string[]>;
}

/** The middle one: a search may lead further, and what the product does by itself meanwhile only adds. */
function describe(what: string, runs: readonly Run[], maxFiles: number): Figure {
  const inOrder = runs.toSorted((a, b) => a.files.size - b.files.size);
  const { q, files } = inOrder[Math.floor(inOrder.length / 2)] as Run;
  const functions = [...files.values()].reduce((sum, names) => sum + names.length, 0);
  const lines = [...files.keys()].toSorted().map((path) => `  ${path}: ${files.get(path)?.join(', ')}`);
  process.stdout.write(`${what}, "${q}"\n${lines.join('\n')}\n\n`);
  return {
    what: `files that run for ${what}, "${q}" in the middle of ${runs.length}`,
    measured: `${files.size} files, ${functions} functions`,
    budget: `${maxFiles} files`,
    within: files.size <= maxFiles,
  };
}
