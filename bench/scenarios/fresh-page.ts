import { paths } from '@waymark/contract/paths';
import { recordAnswers } from '../harness/bare-answers.ts';
import { startBare, startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import type { ProcessFigures } from '../harness/process-figures.ts';
import type { Scenario } from '../harness/scenario.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const pages = 300;
const budgetMs = 4;

/** Pages of 25 jobs that no cache holds, in CPU time of the server rather than in waiting. */
export const freshPage: Scenario = {
  name: 'fresh-page',
  async run(options) {
    const product = await startProduct(await seededDirectory(options));
    const page = (number: number) => `${product.baseUrl}${paths.browseJobFilterList}?page=${number}`;
    const numbers = Array.from({ length: pages }, (_none, at) => at + 1);
    // Other pages first: rendering is compiled code by then.
    await timeRequests(numbers.map((number) => page(number + pages)));
    const addresses = numbers.map(page);
    const fresh = await measure(product, addresses);
    const search = await measure(
      product,
      numbers.map((at) => `${product.baseUrl}/api/jobs?page=${at}`),
    );
    const [answer] = await recordAnswers([page(1)]);
    await product.stop();
    const bare = await startBare(answer ? [answer] : []);
    await measure(
      bare,
      addresses.map(() => `${bare.baseUrl}/0`),
    );
    const still = await measure(
      bare,
      addresses.map(() => `${bare.baseUrl}/0`),
    );
    await bare.stop();
    return [
      {
        what: 'fresh page of 25 jobs, main thread',
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
      },
      {
        what: '  of which its search, as the API answers it',
        measured: `${search.mainThreadCpuMs.toFixed(2)} ms, all threads ${search.cpuMs.toFixed(2)} ms`,
      },
    ];
  },
};

/** CPU per request. */
async function measure(
  server: MeasuredProcess,
  addresses: readonly string[],
): Promise<Pick<ProcessFigures, 'cpuMs' | 'mainThreadCpuMs'>> {
  await server.reset();
  await timeRequests(addresses);
  const { cpuMs, mainThreadCpuMs } = await server.read();
  return { cpuMs: cpuMs / addresses.length, mainThreadCpuMs: mainThreadCpuMs / addresses.length };
}
