import { paths } from '@waymark/contract/paths';
import { languages as known, sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { localPath } from '@waymark/contract/language-prefix';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import {
  launchProduct,
  startProduct,
  untilAnswered,
  type MeasuredProcess,
} from '../harness/measured-process.ts';
import type { MemoryParts } from '../harness/memory-parts.ts';
import { median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const starts = 3;
const rounds = 6;
const pagesOfRound = 150;
const warmPages = 100;
const renderBudget = 1.03;
const memoryBudget = 15;
const startBudget = 100;
const mebibyte = 2 ** 20;
/** English first. */
const all: readonly Language[] = known.map(({ code }) => code);

/** What a board pays for speaking six languages (L-40): a page that nobody has asked for, memory, and its start. */
export const languages: Scenario = {
  name: 'languages',
  async run(options) {
    const directory = await seededDirectory(options);
    const listPages = Math.floor(options.jobs / 25);
    const times = { one: [] as number[], six: [] as number[] };
    for (let run = 0; run <= starts; run++) {
      for (const [key, offered] of [
        ['one', [sourceLanguage]],
        ['six', all],
      ] as const) {
        await offer(directory, offered);
        const took = await timeStart(directory);
        // The first one may build what later ones find.
        if (run > 0) times[key].push(took);
      }
    }
    const product = await startProduct(directory);
    try {
      return [
        describeStart(median(times.one), median(times.six)),
        ...(await measureMemory(product, listPages)),
        ...(await measurePages(product, listPages)),
      ];
    } finally {
      await product.stop();
    }
  },
};

async function offer(dataDirectory: string, offered: readonly Language[]): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl: undefined, dataDirectory });
  const value = JSON.stringify({ own: sourceLanguage, offered });
  await sql`
    insert into board_settings (key, value, version) values ('languages', ${value}, 1)
    on conflict (key) do update set value = excluded.value, version = board_settings.version + 1
  `.execute(database);
  await close();
}

async function timeStart(directory: string): Promise<number> {
  const began = performance.now();
  const product = await launchProduct(directory);
  await untilAnswered(product.baseUrl + paths.home);
  const took = performance.now() - began;
  await product.stop();
  return took;
}

function describeStart(one: number, six: number): Figure {
  return {
    what: 'start until the first page, six languages offered',
    measured: `${six.toFixed(0)} ms`,
    budget: `${startBudget} ms more than with one`,
    limit: `one language ${one.toFixed(0)} ms`,
    ratio: six / one,
    within: six - one <= startBudget,
  };
}

/** List pages in a language, of those from a number on. */
const pagesIn = (product: MeasuredProcess, language: Language, from: number, count: number, of: number) =>
  Array.from(
    { length: count },
    (_none, at) =>
      product.baseUrl + localPath(`${paths.browseJobFilterList}?page=${1 + ((from + at) % of)}`, language),
  );

/** What the first pages of a language leave in memory, beside what as many pages in English leave there. */
async function measureMemory(product: MeasuredProcess, listPages: number): Promise<Figure[]> {
  const grown: { language: Language; bytes: number }[] = [];
  await timeRequests(pagesIn(product, sourceLanguage, 0, 2 * warmPages, listPages));
  let before = heldBy(await product.readMemory());
  for (const language of all) {
    await timeRequests(pagesIn(product, language, 2 * warmPages, warmPages, listPages));
    const now = heldBy(await product.readMemory());
    grown.push({ language, bytes: now - before });
    before = now;
  }
  const [english, ...others] = grown.map(({ bytes }) => bytes / mebibyte);
  const each = others.reduce((sum, one) => sum + one, 0) / others.length;
  return [
    {
      what: `heaps and buffers after ${warmPages} pages of a language, the mean of five`,
      measured: `${each.toFixed(1)} MiB (${grown.map(({ language, bytes }) => `${language} ${(bytes / mebibyte).toFixed(1)}`).join(', ')})`,
      budget: `${memoryBudget} MiB`,
      limit: `as many more in English ${(english ?? 0).toFixed(1)} MiB`,
      within: each <= memoryBudget,
    },
  ];
}

const heldBy = ({ heaps }: MemoryParts): number =>
  heaps.reduce((sum, { used, outside }) => sum + used + outside, 0);

/** Processor time of a page that nobody has asked for in this language, the languages in turns. */
async function measurePages(product: MeasuredProcess, listPages: number): Promise<Figure[]> {
  // Each language has a script of its own, which is compiled by use; cards are read once for all.
  for (const language of all) await timeRequests(pagesIn(product, language, 0, 4 * warmPages, listPages));
  const cpu = new Map<Language, number>();
  for (let round = 0; round < rounds; round++) {
    for (const language of round % 2 === 0 ? all : all.toReversed()) {
      await product.reset();
      const from = 4 * warmPages + round * pagesOfRound;
      await timeRequests(pagesIn(product, language, from, pagesOfRound, listPages));
      const { mainThreadCpuMs, threadsCpuMs } = await product.read();
      const rendering = threadsCpuMs.find(({ name }) => name === 'pages')?.ms ?? 0;
      cpu.set(language, (cpu.get(language) ?? 0) + (mainThreadCpuMs + rendering) / pagesOfRound / rounds);
    }
  }
  const english = cpu.get(sourceLanguage) ?? 0;
  return all
    .filter((code) => code !== sourceLanguage)
    .map((language) => {
      const own = cpu.get(language) ?? 0;
      return {
        what: `fresh list of 25 jobs in ${language}, finding and writing it`,
        measured: `${own.toFixed(2)} ms of CPU`,
        budget: `${renderBudget} times English`,
        limit: `English ${english.toFixed(2)} ms`,
        ratio: own / english,
        within: own / english <= renderBudget,
      };
    });
}
