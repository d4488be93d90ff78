import type { Page } from '@playwright/test';
import { measureBoard } from '../harness/applicants-page.ts';
import { median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

const applicants = 5000;
const slowdown = 4;
const moves = 20;
const moveBudgetMs = 60;
const growthBudgetKb = 1024;
const cardBudget = 150;

/** A recruiter moves cards of a job that 5,000 people have applied for, all of them loaded, on a slow computer. */
export const applicantsBoard: Scenario = {
  name: 'applicants-board',
  run: () => measureBoard({ applicants, stagesUsed: 1 }, measure),
};

async function measure(page: Page, address: string): Promise<Figure[]> {
  await page.goto(address);
  await loadAll(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchDrops(page);
  const floor = await frameTime(page);
  // The first moves make what is made once: the columns' styles, the toast, compiled code.
  await moveCards(page, moves);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024;
  };
  const before = await heap();
  const times = await moveCards(page, moves);
  const growth = (await heap()) - before;
  const cards = await page.locator('[data-card]').count();
  const middle = median(times);
  const worst = Math.max(...times);
  return [
    {
      what: `card moved, ${applicants} loaded, ${slowdown}x slower`,
      measured: `${middle.toFixed(0)} ms (worst ${worst.toFixed(0)})`,
      budget: `${moveBudgetMs} ms`,
      limit: `empty frame ${floor.toFixed(0)} ms`,
      ratio: middle / floor,
      within: middle <= moveBudgetMs,
    },
    {
      what: `memory after ${moves} more moves`,
      measured: `${growth.toFixed(0)} KB more`,
      budget: `${growthBudgetKb} KB more`,
      within: growth <= growthBudgetKb,
    },
    {
      what: 'cards in the page',
      measured: String(cards),
      budget: String(cardBudget),
      limit: `${applicants} loaded`,
      within: cards <= cardBudget,
    },
  ];
}

/** Scrolls the first stage to its end, so that every card is known to the page. */
async function loadAll(page: Page): Promise<void> {
  const first = page.getByRole('region', { name: 'New', exact: true });
  await first.getByRole('article').first().waitFor();
  const last = first.locator(`li[aria-posinset="${applicants}"]`);
  for (let step = 0; step < applicants && (await last.count()) === 0; step++) {
    await first.locator('ul').evaluate((list) => list.parentElement?.scrollTo(0, list.scrollHeight));
    await page.waitForTimeout(20);
  }
  await last.waitFor();
  await first.locator('ul').evaluate((list) => list.parentElement?.scrollTo(0, 0));
  await first.locator('li[aria-posinset="1"]').waitFor();
}

/** From the drop, before anybody hears of it, to the frame that shows where the card is. */
async function watchDrops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { dropTimes: times });
    const note = () => {
      const from = performance.now();
      requestAnimationFrame(() => {
        // What comes after the frame has been drawn.
        const after = new MessageChannel();
        after.port1.onmessage = () => void times.push(performance.now() - from);
        after.port2.postMessage(null);
      });
    };
    window.addEventListener('drop', note, { capture: true });
  });
}

/** What the watching itself takes where nothing happens. */
async function frameTime(page: Page): Promise<number> {
  for (let count = 0; count < moves; count++) {
    await page.evaluate(() => window.dispatchEvent(new Event('drop')));
    await page.waitForTimeout(30);
  }
  return median(await takeTimes(page));
}

/** Drags the first card of a stage to the next one, from each stage in turn. */
async function moveCards(page: Page, count: number): Promise<number[]> {
  const stages = ['New', 'Seen', 'Shortlist', 'Interview'] as const;
  for (let nth = 0; nth < count; nth++) {
    const from = page.getByRole('region', { name: stages[nth % 3] ?? 'New', exact: true });
    const to = page.getByRole('region', { name: stages[(nth % 3) + 1] ?? 'Seen', exact: true });
    // What brings the board into view moves the cards below the pointer: it comes first.
    await to.hover();
    const card = from.getByRole('article').first();
    const id = await card.getAttribute('data-card');
    await card.hover();
    await card.hover();
    await page.mouse.down();
    await to.hover();
    await to.getByRole('heading').hover();
    await page.mouse.up();
    await to.locator(`[data-card="${id}"]`).waitFor();
  }
  return takeTimes(page);
}

function takeTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { dropTimes: number[] }).dropTimes.splice(0));
}
