import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { findChromium } from '../../tooling/dev/chromium.ts';
import { startProduct } from '../harness/measured-process.ts';
import { median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const runs = 5;
const slowdown = 4;
const answerBudgetMs = 100;

/** A first touch: what is pressed, and what of the document says that it was heard. */
interface Touch {
  what: string;
  path: string;
  find: (page: Page) => Locator;
  /** An attribute that the press changes, of what is pressed or of the document. */
  attribute: string;
  of: 'control' | 'document';
}

const heart = {
  find: (page: Page) => page.locator('button[data-job]').first(),
  attribute: 'aria-pressed',
  of: 'control',
} as const;

/**
 * From the first press on a page to the frame that shows that it was heard, on a processor four times slower, as
 * Interaction to Next Paint counts: the slowest of going down, coming up and the click, in steps of 8 ms. And how long
 * it takes until the script of the page has done what was asked.
 */
export const touch: Scenario = {
  name: 'touch',
  async run(options) {
    const executablePath = findChromium();
    if (!executablePath)
      throw new Error('Chromium is not installed: run "npm test" once, which installs it.');
    const product = await startProduct(await seededDirectory(options));
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const answer = await fetch(`${product.baseUrl}/api/jobs`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const figures: Figure[] = [];
    for (const one of touches(jobDetailPath(data[0]?.id ?? ''))) {
      const seen: Answer[] = [];
      for (let run = 0; run < runs; run++) seen.push(await press(browser, product.baseUrl, one));
      figures.push(describe(one, seen));
    }
    await browser.close();
    await product.stop();
    return figures;
  },
};

const touches = (posting: string): Touch[] => [
  { what: 'a heart of the list', path: paths.browseJobFilterList, ...heart },
  { what: 'the heart of a posting', path: posting, ...heart },
  {
    what: 'the colours',
    path: paths.home,
    find: (page) => page.locator('footer input[value="dark"]'),
    attribute: 'data-theme',
    of: 'document',
  },
  {
    what: 'the call-back button',
    path: paths.home,
    find: (page) => page.getByRole('banner').getByRole('button', { name: 'Request a call back' }),
    attribute: 'aria-busy',
    of: 'control',
  },
];

interface Answer {
  answerMs: number;
  /** Undefined where the script of the page is not needed. */
  doneMs: number | undefined;
}

async function press(
  browser: Browser,
  baseUrl: string,
  { path, find, attribute, of }: Touch,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const control = find(page);
  await control.scrollIntoViewIfNeeded();
  const heard = control.evaluate(
    (element, [name, place]) =>
      new Promise<number>((resolve) => {
        let slowest = 0;
        new PerformanceObserver((list) => {
          for (const event of list.getEntries() as PerformanceEventTiming[])
            if (event.interactionId) slowest = Math.max(slowest, event.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        const target = place === 'control' ? element : document.documentElement;
        // The entries of a frame come after it.
        new MutationObserver(() =>
          requestAnimationFrame(() => setTimeout(() => setTimeout(() => resolve(slowest), 500))),
        ).observe(target, { attributeFilter: [name] });
      }),
    [attribute, of] as const,
  );
  const begun = Date.now();
  await control.click({ delay: 0 });
  const answerMs = await heard;
  const isWoken = await page.evaluate(() => document.documentElement.dataset['waking'] === 'true');
  if (isWoken) await page.locator('html:not([data-waking])').waitFor({ state: 'attached' });
  const doneMs = isWoken ? Date.now() - begun : undefined;
  await context.close();
  return { answerMs, doneMs };
}

function describe({ what, path }: Touch, seen: readonly Answer[]): Figure {
  const answer = median(seen.map(({ answerMs }) => answerMs));
  const done = seen.flatMap(({ doneMs }) => doneMs ?? []);
  return {
    what: `first touch of ${what}, ${path.split('?')[0]}`,
    measured: `${answer.toFixed(0)} ms`,
    budget: `${answerBudgetMs} ms`,
    limit: done.length > 0 ? `done after ${median(done).toFixed(0)} ms` : 'needs no further script',
    within: answer <= answerBudgetMs,
  };
}
