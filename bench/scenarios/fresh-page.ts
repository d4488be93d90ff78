import { recordAnswers } from '../harness/bare-answers.ts';
import { startBare, startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import type { ProcessFigures } from '../harness/process-figures.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { differentPages } from '../seed/public-pages.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const pages = 300;
const warmPages = 100;
const budgetMs = 4;
/** Of all threads, for a posting: each of them is made again every twelve hours and after each release. */
const jobBudgetMs = 2.5;
const jobKind = 'a job';

/** Pages that no cache holds, in CPU time of the server rather than in waiting. */
export const freshPage: Scenario = {
  name: 'fresh-page',
  async run(options) {
    const product = await startProduct(await seededDirectory(options));
    const kinds = await differentPages(product.baseUrl, options.jobs, pages + warmPages);
    const measured: { kind: string; fresh: Cpu; answer: Answer | undefined }[] = [];
    for (const [kind, paths] of Object.entries(kinds)) {
      const addresses = paths.map((path) => product.baseUrl + path);
      // Other pages first: rendering is compiled code by then.
      await timeRequests(addresses.slice(pages));
      const fresh = await measure(product, addresses.slice(0, pages));
      const [answer] = await recordAnswers(addresses.slice(0, 1));
      measured.push({ kind, fresh, answer });
    }
    const search = await measure(
      product,
      Array.from({ length: pages }, (_none, at) => `${product.baseUrl}/api/jobs?page=${1 + (at % 40)}`),
    );
    await product.stop();
    const figures: Figure[] = [];
    for (const { kind, fresh, answer } of measured) {
      figures.push(...describe(kind, fresh, await measureBare(answer)));
    }
    const searched = `${search.mainThreadCpuMs.toFixed(2)} ms, all threads ${search.cpuMs.toFixed(2)} ms`;
    return [...figures, { what: 'the search of a list, as the API answers it', measured: searched }];
  },
};

type Cpu = Pick<ProcessFigures, 'cpuMs' | 'mainThreadCpuMs'>;
type Answer = Awaited<ReturnType<typeof recordAnswers>>[number];

function describe(kind: string, fresh: Cpu, still: Cpu): Figure[] {
  return [
    {
      what: `fresh page, ${kind}, main thread`,
      measured: `${fresh.mainThreadCpuMs.toFixed(2)} ms of CPU`,
      budget: `${budgetMs} ms`,
      limit: `static route ${still.mainThreadCpuMs.toFixed(2)} ms`,
      ratio: fresh.mainThreadCpuMs / still.mainThreadCpuMs,
      within: fresh.mainThreadCpuMs <= budgetMs,
    },
    {
      what: '  with database, compression and garbage collection',
      measured: `${fresh.cpuMs.toFixed(2)} ms of CPU`,
      limit: `static route ${still.cpuMs.toFixed(2)} ms`,
      ratio: fresh.cpuMs / still.cpuMs,
      ...(kind === jobKind && { budget: `${jobBudgetMs} ms`, within: fresh.cpuMs <= jobBudgetMs }),
    },
  ];
}

async function measureBare(answer: Answer | undefined): Promise<Cpu> {
  const bare = await startBare(answer ? [answer] : []);
  const addresses = Array.from({ length: pages }, () => `${bare.baseUrl}/0`);
  await measure(bare, addresses);
  const still = await measure(bare, addresses);
  await bare.stop();
  return still;
}

/** CPU per request. */
async function measure(server: MeasuredProcess, addresses: readonly string[]): Promise<Cpu> {
  await server.reset();
  await timeRequests(addresses);
  const { cpuMs, mainThreadCpuMs } = await server.read();
  return { cpuMs: cpuMs / addresses.length, mainThreadCpuMs: mainThreadCpuMs / addresses.length };
}
