import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { chromiumFlags, findChromium } from '../../tooling/dev/chromium.ts';
import { startProduct } from '../harness/measured-process.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

/** Fetched when it is asked for: with what it needs it weighs more than the product. */
const tool = 'lighthouse@13.5.0';
const minScore = 98;
const reportBytes = 64 * 1024 * 1024;
const run = promisify(execFile);

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string } | undefined>;
}

/** Lighthouse's scores of a phone with its default throttling (L-35). */
export const lighthouse: Scenario = {
  name: 'lighthouse',
  async run(options) {
    const product = await startProduct(await seededDirectory(options));
    const answer = await fetch(`${product.baseUrl}/api/jobs`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const figures: Figure[] = [];
    for (const path of [
      paths.home,
      paths.browseJobFilterList,
      jobDetailPath(data[0]?.id ?? ''),
      await findPost(product.baseUrl),
      paths.pricingDetails,
    ]) {
      await fetch(product.baseUrl + path);
      figures.push(describe(path, await examine(product.baseUrl + path)));
    }
    await product.stop();
    return figures;
  },
};

/** The first post that the blog links to. */
async function findPost(baseUrl: string): Promise<string> {
  const page = await (await fetch(baseUrl + paths.blogGrid)).text();
  const found = new RegExp(`href="(${paths.blogDetails}[^"]+)"`).exec(page);
  return found?.[1]?.replaceAll('&amp;', '&') ?? paths.blogGrid;
}

async function examine(address: string): Promise<Report> {
  const flags = ['--headless', ...chromiumFlags].join(' ');
  const parameters = ['--yes', tool, address, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { stdout } = await run('npx', parameters, {
    maxBuffer: reportBytes,
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  return JSON.parse(stdout) as Report;
}

function describe(path: string, { categories, audits }: Report): Figure {
  const scores = Object.entries(categories).map(
    ([name, { score }]) => [name, Math.round(100 * (score ?? 0))] as const,
  );
  const paint = audits['largest-contentful-paint']?.displayValue ?? '?';
  const blocking = audits['total-blocking-time']?.displayValue ?? '?';
  return {
    what: `Lighthouse, ${path}`,
    measured: scores.map(([name, score]) => `${name} ${score}`).join('  '),
    budget: `each ${minScore}`,
    limit: `largest paint ${paint}, blocked ${blocking}`,
    within: scores.every(([, score]) => score >= minScore),
  };
}
