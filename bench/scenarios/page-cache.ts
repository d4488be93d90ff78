import { recordAnswers } from '../harness/bare-answers.ts';
import { requestsPerSecond } from '../harness/load-generator.ts';
import { startBare, startProduct } from '../harness/measured-process.ts';
import { median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { publicPages } from '../seed/public-pages.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

/** Home, lists, a job, and jobs of one kind. */
const pagesCompared = 5;
const rounds = 5;
const seconds = 3;
const leastRatio = 0.6;
const headers = { 'accept-encoding': 'br' };

/** Pages from the page cache against the same compressed bytes from a bare route, in turns. */
export const pageCache: Scenario = {
  name: 'page-cache',
  async run(options) {
    const product = await startProduct(await seededDirectory(options));
    const bare = await startBare([]);
    const figures: Figure[] = [];
    for (const path of (await publicPages(product.baseUrl)).slice(0, pagesCompared)) {
      const address = product.baseUrl + path;
      // Twice: the first answer fills the cache.
      await recordAnswers([address], headers);
      await bare.load(await recordAnswers([address], headers));
      figures.push(await compare(path, address, `${bare.baseUrl}/0`));
    }
    await bare.stop();
    await product.stop();
    return figures;
  },
};

async function compare(path: string, page: string, bare: string): Promise<Figure> {
  const warm = 1;
  await requestsPerSecond(page, warm);
  await requestsPerSecond(bare, warm);
  const rates: { page: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push({
      page: await requestsPerSecond(page, seconds),
      bare: await requestsPerSecond(bare, seconds),
    });
  }
  // The machine drifts: each pair is compared with itself, and the middle of the ratios counts.
  const ratio = median(rates.map((rate) => rate.page / rate.bare));
  return {
    what: `cached ${path.split('?')[0]}`,
    measured: `${median(rates.map((rate) => rate.page)).toFixed(0)} a second`,
    budget: `ratio ${leastRatio}`,
    limit: `bare route ${median(rates.map((rate) => rate.bare)).toFixed(0)} a second`,
    ratio,
    within: ratio >= leastRatio,
  };
}
