import { paths } from '@waymark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createCandidate } from '../fixtures/accounts.ts';
import { test, type Journey } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { HomePage } from '../pages/home-page.ts';
import { hydrated } from '../pages/page-frame.ts';

/** "Iraq18 jobs" as the text of a card or a tile. */
const nameOf = (text: string) => text.replace(/\d.*/s, '').trim();
const countOf = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));

describe('[I-2, I-3] the places and fields of home', () => {
  test('eight cities lead to as many jobs as they claim', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const cities = home.block('Featured Cities');
    await cities.getByText('20+ Featured Cities Added Jobs').waitFor();
    const cards = cities.getByRole('listitem').getByRole('link');
    const texts = await cards.allTextContents();
    const wanted = ['Iraq', 'Argentina', 'Indonesia', 'Gambia', 'India', 'Thailand', 'Banjul', 'Spain'];
    expect(texts.map(nameOf)).toEqual(wanted);
    for (const [at, text] of texts.entries()) {
      await cards.nth(at).click();
      const found = `${countOf(text)} ${countOf(text) === 1 ? 'Job' : 'Jobs'} Found`;
      await page.getByRole('heading', { level: 1, name: found, exact: true }).waitFor();
      await page.goBack();
      await cards.nth(at).waitFor();
    }
  });

  test('each city is drawn: its picture is there', async ({ page }) => {
    const home = new HomePage(page);
    const pictures = page.waitForResponse(/scenes.*\.svg/);
    await home.open();
    const drawn = await (await pictures).text();
    const used = await home
      .block('Featured Cities')
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
    expect(used).toHaveLength(8);
    expect(used.filter((id) => !drawn.includes(`id="${id}"`))).toEqual([]);
  });

  test('eight fields lead to as many jobs as they claim, and All Categories to all of them', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    const fields = home.block('Popular categories');
    const tiles = fields.getByRole('listitem').getByRole('link');
    const texts = await tiles.allTextContents();
    expect(texts.map(nameOf)).toEqual([
      'Design, Art & Multimedia',
      'Education Training',
      'Accounting / Finance',
      'Human Resource',
      'Telecommunications',
      'Restaurant / Food Service',
      'Construction / Facilities',
      'Health',
    ]);
    for (const [at, text] of texts.entries()) {
      expect(text).toMatch(/Open Positions?$/);
      await tiles.nth(at).click();
      await page
        .getByRole('heading', { level: 1, name: new RegExp(`^${countOf(text)} Jobs? Found`) })
        .waitFor();
      await page.goBack();
      await tiles.nth(at).waitFor();
    }
    await fields.getByRole('link', { name: 'All Categories' }).click();
    await page.waitForURL(`**${paths.categoryAllJobs}`);
  });
});

describe('[I-4] recent jobs', () => {
  test('six at a time, with Prev and Next that page, with and without a script', async ({ journey }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await journey.openPage({ javaScriptEnabled });
      const home = new HomePage(page);
      await page.goto(paths.home);
      if (javaScriptEnabled) await hydrated(page);
      await home.recentJobs.getByText('20+ Recently Added Jobs').waitFor();
      const first = await home.recentTitles();
      expect(first).toHaveLength(6);
      expect(await home.recentJobs.getByRole('link', { name: 'Prev' }).count()).toBe(0);
      await home.recentJobs.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/home?recent=2');
      await home.recentJobs.getByRole('link', { name: 'Prev' }).waitFor();
      const second = await home.recentTitles();
      expect(second).toHaveLength(6);
      expect(second).not.toEqual(first);
      await home.recentJobs.getByRole('link', { name: 'Prev' }).click();
      await page.waitForURL(`**${paths.home}`);
      await home.recentJobs.getByRole('link', { name: 'Prev' }).waitFor({ state: 'detached' });
      expect(await home.recentTitles()).toEqual(first);
    }
  });

  test('the way to all jobs, and for guests the one to an account', async ({ page, journey }) => {
    const home = new HomePage(page);
    await home.open();
    await home.recentJobs.getByRole('link', { name: 'Create an Account' }).click();
    await page.waitForURL(`**${paths.register}`);
    await home.open();
    await home.recentJobs.getByRole('link', { name: 'Browse All Jobs' }).click();
    await page.waitForURL(`**${paths.browseJobList}`);

    const { accessToken } = await createCandidate();
    const member = new HomePage(await journey.openPage({ token: accessToken }));
    await member.open();
    await member.recentJobs.getByRole('figure').waitFor();
    expect(await member.page.getByRole('link', { name: 'Create an Account' }).isVisible()).toBe(false);
  });
});

/** Opens home with a clock that only the test moves, at the testimonials. */
async function openTestimonials(
  journey: Journey,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<HomePage> {
  const page = await journey.openPage({ reducedMotion });
  await page.clock.install();
  const home = new HomePage(page);
  await home.open();
  await home.testimonials.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^(Pause|Play)$/ }).waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return home;
}

/** Where the row is scrolled to, once every frame up to now has been drawn. */
const scrolled = (home: HomePage) => home.testimonials.evaluate((row) => row.scrollLeft);

/** Lets the pointer and the focus go, and waits until the carousel knows. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

describe('[I-5] what people say', () => {
  test('[K-3] moves on every 3000 ms in 500 ms, and comes round', async ({ journey }) => {
    const home = await openTestimonials(journey, 'no-preference');
    const { page } = home;
    await leave(page);
    const seen: string[] = [];
    const all = await home.testimonials.getByRole('listitem').count();
    expect(all).toBeGreaterThan(3);
    // The clock was stopped somewhere within a round: this one ends it.
    await page.clock.runFor(3000 + 500 + 100);
    const [first, ...others] = await home.testimonialsInSight();
    expect(others).toHaveLength(2);
    for (let step = 0; step < all; step++) {
      const [current = '', next] = await home.testimonialsInSight();
      seen.push(current);
      await page.clock.runFor(3000);
      await eventually(() => home.testimonialsInSight().then(([now]) => now)).toBe(next);
    }
    expect(new Set(seen).size).toBe(all);
    expect((await home.testimonialsInSight())[0]).toBe(first);
  });

  test('stands still under the pointer and under the focus, and goes on after', async ({ journey }) => {
    const home = await openTestimonials(journey, 'no-preference');
    const { page } = home;
    for (const hold of [() => home.testimonials.hover(), () => home.testimonials.focus()]) {
      await leave(page);
      await page.clock.runFor(4000);
      await hold();
      await page.clock.runFor(1000);
      const held = await home.testimonialsInSight();
      await page.clock.runFor(10_000);
      expect(await home.testimonialsInSight()).toEqual(held);
      await leave(page);
      await page.clock.runFor(4000);
      expect(await home.testimonialsInSight()).not.toEqual(held);
    }
  });

  test('is paused by its button, and moved by the arrow keys', async ({ journey }) => {
    const home = await openTestimonials(journey, 'no-preference');
    const { page } = home;
    await page.getByRole('button', { name: 'Pause' }).click();
    await leave(page);
    await page.clock.runFor(1000);
    const still = await home.testimonialsInSight();
    await page.clock.runFor(10_000);
    expect(await home.testimonialsInSight()).toEqual(still);
    await home.testimonials.focus();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(600);
    expect(await home.testimonialsInSight()).toEqual([...still.slice(1), expect.any(String)]);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(600);
    expect(await home.testimonialsInSight()).toEqual(still);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(600);
    expect((await home.testimonialsInSight()).slice(1)).toEqual(still.slice(0, 2));
    const before = await home.testimonialsInSight();
    await page.getByRole('button', { name: 'Play' }).click();
    await leave(page);
    await page.clock.runFor(4000);
    expect((await home.testimonialsInSight()).slice(0, 2)).toEqual(before.slice(1));
  });

  test('does not move for people who want less motion', async ({ journey }) => {
    const home = await openTestimonials(journey, 'reduce');
    await leave(home.page);
    const still = await home.testimonialsInSight();
    await home.page.clock.runFor(15_000);
    expect(await home.testimonialsInSight()).toEqual(still);
    await home.page.getByRole('button', { name: 'Play' }).waitFor();
  });

  test.for([
    { width: 1440, shown: 3 },
    { width: 992, shown: 3 },
    { width: 991, shown: 2 },
    { width: 577, shown: 2 },
    { width: 576, shown: 1 },
    { width: 390, shown: 1 },
  ])('shows $shown at $width pixels', async ({ width, shown }, { journey }) => {
    const home = new HomePage(await journey.openPage({ viewport: { width, height: 900 } }));
    await home.open();
    expect(await home.testimonialsInSight()).toHaveLength(shown);
  });

  test('is a row to scroll where there is no script', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await page.goto(paths.home);
    const home = new HomePage(page);
    await home.testimonials.hover();
    await page.mouse.wheel(900, 0);
    await eventually(() => scrolled(home)).toBeGreaterThan(300);
  });
});

describe('[I-5] the counters', () => {
  const labels = ['Jobs Posted', 'Tasks Posted', 'Freelancers'];

  test('[K-3] the page says the whole numbers; seen for the first time they grow for 5 s', async ({
    journey,
  }) => {
    const page = await journey.openPage({ reducedMotion: 'no-preference' });
    await page.clock.install();
    const home = new HomePage(page);
    await home.open();
    const whole = await Promise.all(labels.map((label) => home.counter(label)));
    expect(Number(whole[0]?.replaceAll(',', ''))).toBeGreaterThanOrEqual(1200);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await home.block('Waymark in figures').scrollIntoViewIfNeeded();
    await eventually(() => home.counter('Jobs Posted')).toBe('0');
    await page.clock.runFor(4500);
    expect(await home.counter('Jobs Posted')).not.toBe(whole[0]);
    await page.clock.runFor(600);
    expect(await Promise.all(labels.map((label) => home.counter(label)))).toEqual(whole);
  });

  test('stand still for people who want less motion', async ({ page }) => {
    await page.clock.install();
    const home = new HomePage(page);
    await home.open();
    const whole = await home.counter('Jobs Posted');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await home.block('Waymark in figures').scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    expect(await home.counter('Jobs Posted')).toBe(whole);
  });
});
