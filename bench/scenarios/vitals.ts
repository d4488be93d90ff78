import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../tooling/dev/chromium.ts';
import { startBare, startProduct } from '../harness/measured-process.ts';
import { median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { publicPages } from '../seed/public-pages.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const runs = 5;
const slowdown = 4;
/** 9 Mbps down, 165 ms for each round trip: a phone on a fair mobile network. */
const network = { latency: 165, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8, offline: false };
const paintBudgetMs = 1000;
const shiftBudget = 0.02;

/** What a visitor with a slow phone sees: the largest paint, and how much the page moves under the eyes. */
export const vitals: Scenario = {
  name: 'vitals',
  async run(options) {
    const executablePath = findChromium();
    if (!executablePath)
      throw new Error('Chromium is not installed: run "npm test" once, which installs it.');
    const product = await startProduct(await seededDirectory(options));
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const bare = await startBare([plainPage]);
    const floor = await visit(browser, `${bare.baseUrl}/0`);
    await bare.stop();
    const figures: Figure[] = [];
    for (const path of (await publicPages(product.baseUrl)).slice(0, 3)) {
      // Once before, so that the server has the page: its rendering is measured elsewhere.
      await fetch(product.baseUrl + path);
      figures.push(...describe(path, await visit(browser, product.baseUrl + path), floor));
    }
    await browser.close();
    await product.stop();
    return figures;
  },
};

interface Vitals {
  paintMs: number;
  shift: number;
}

/** The least that paints: what the network and the slow processor cost a page that needs nothing else. */
const plainPage = {
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Plain</title><h1>One heading</h1>').toString('base64'),
};

async function visit(browser: Browser, address: string): Promise<Vitals[]> {
  const seen: Vitals[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    seen.push(await observe(await context.newPage(), address));
    await context.close();
  }
  return seen;
}

function describe(path: string, seen: readonly Vitals[], floor: readonly Vitals[]): Figure[] {
  const paint = median(seen.map((one) => one.paintMs));
  const plain = median(floor.map((one) => one.paintMs));
  const shift = Math.max(...seen.map((one) => one.shift));
  const name = path.split('?')[0];
  return [
    {
      what: `largest paint of ${name}`,
      measured: `${paint.toFixed(0)} ms`,
      budget: `${paintBudgetMs} ms`,
      limit: `page of one heading ${plain.toFixed(0)} ms`,
      ratio: paint / plain,
      within: paint <= paintBudgetMs,
    },
    {
      what: `layout shift of ${name}`,
      measured: shift.toFixed(4),
      budget: String(shiftBudget),
      within: shift < shiftBudget,
    },
  ];
}

async function observe(page: Page, address: string): Promise<Vitals> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Entries that were buffered since the navigation: nothing has to be injected before it.
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const paints = await entries('largest-contentful-paint');
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      paintMs: paints.at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, entry) => sum + entry.value, 0),
    };
  });
}
