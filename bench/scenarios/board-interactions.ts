import type { Locator, Page } from '@playwright/test';
import { measureBoard } from '../harness/applicants-page.ts';
import { median } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

const applicants = 500;
/** All stages but the last. */
const stagesUsed = 6;
const slowdown = 4;
const rounds = 5;
const budgetMs = 100;
const nothing = 'a press on nothing';

/** The presses and keys of a recruiter on the board of a job with 500 applicants, each to the next paint. */
export const boardInteractions: Scenario = {
  name: 'board-interactions',
  run: () => measureBoard({ applicants, stagesUsed }, measure),
};

async function measure(page: Page, address: string): Promise<Figure[]> {
  await page.goto(address);
  const stage = (name: string) => page.getByRole('region', { name, exact: true });
  await stage('New').getByRole('article').first().waitFor();
  await page.evaluate(watchInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = new Map<string, number[]>();
  // The first round loads what is loaded once, and compiles it.
  for (let round = 0; round <= rounds; round++) {
    for (const [what, act] of interactions(page, stage)) {
      await page.evaluate(takeLongest);
      await act();
      await rest(page);
      const longest = await page.evaluate(takeLongest);
      if (round > 0) times.set(what, [...(times.get(what) ?? []), longest]);
    }
  }
  const floor = median(times.get(nothing) ?? []);
  times.delete(nothing);
  return [...times].map(([what, seen]) => ({
    what: `${what}, ${applicants} applicants, ${slowdown}x slower`,
    measured: `${median(seen)} ms (worst ${Math.max(...seen)})`,
    budget: `${budgetMs} ms`,
    limit: `${nothing} ${floor} ms`,
    within: median(seen) <= budgetMs,
  }));
}

/** In the order of one visit: each leaves the board as the next one needs it. */
function interactions(
  page: Page,
  stage: (name: string) => Locator,
): [what: string, act: () => Promise<void>][] {
  const card = (name: string) => stage(name).getByRole('article').nth(1);
  const button = (name: string) => page.getByRole('button', { name });
  const panel = page.locator('[data-open]');
  const press = (key: string) => page.keyboard.press(key);
  return [
    [nothing, () => click(page, page.getByRole('status').first())],
    ['a card pressed', () => click(page, card('New').getByRole('link'))],
    ['J, the next applicant', () => press('j')],
    ['a tab of the panel', () => click(page, page.getByRole('tab').nth(1))],
    ['the first tab again', () => click(page, page.getByRole('tab').first())],
    [
      'Escape',
      async () => {
        await press('Escape');
        await panel.waitFor({ state: 'detached' });
      },
    ],
    ['an arrow key', () => stepFrom(page, card('Seen'))],
    ['Enter', () => press('Enter')],
    ['Escape again', () => press('Escape')],
    ['M, the choice of a stage', () => focusAndPress(page, card('Seen'), 'm')],
    ['Escape of the choice', () => press('Escape')],
    ['Shift and an arrow, a move', () => focusAndPress(page, card('Shortlist'), 'Shift+ArrowRight')],
    ['a card dropped', () => drag(page, card('New'), stage('Seen'))],
    ['a stage folded', () => click(page, button('Fold Offer'))],
    ['a stage opened', () => click(page, button('Show Offer'))],
    ['the filters opened', () => click(page, button('Filters'))],
    ['the filters closed', () => click(page, button('Filters'))],
  ];
}

/** Without a locator's own click, which looks up in the page what is pressed: that would be measured with it. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.mouse.up();
}

async function focusAndPress(page: Page, card: Locator, key: string): Promise<void> {
  await card.getByRole('link').focus();
  await page.keyboard.press(key);
}

const stepFrom = (page: Page, card: Locator) => focusAndPress(page, card, 'ArrowDown');

async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  await to.hover();
  await card.hover();
  await page.mouse.down();
  await to.hover();
  await to.getByRole('heading').hover();
  await page.mouse.up();
}

/** Keeps the longest time of all events since it was last taken, by the Event Timing API, in steps of 8 ms. */
function watchInteractions(): void {
  const state = { longest: 0 };
  Object.assign(window, { interactions: state });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) state.longest = Math.max(state.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function takeLongest(): number {
  const state = (window as unknown as { interactions: { longest: number } }).interactions;
  const { longest } = state;
  state.longest = 0;
  return longest;
}

/** Until answers have come and are shown; times are told by the frame after theirs. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}
