import { paths } from '@waymark/contract/paths';
import type { Locator, Page } from '@playwright/test';
import { createCandidate } from '../fixtures/accounts.ts';
import { countFoundJobs } from '../fixtures/found-jobs.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test, type Journey } from '../fixtures/test.ts';
import { HomePage } from '../pages/home-page.ts';
import { goTo } from '../pages/page-frame.ts';

/** "Iraq18 jobs" as the text of a card or a tile. */
const countOf = (text: string | null) => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''));

/** Each leads to as many jobs as it claims. */
async function expectTrueClaims(links: Locator): Promise<void> {
  for (const link of await links.all()) {
    const found = await countFoundJobs((await link.getAttribute('href')) ?? '');
    expect(countOf(await link.textContent())).toBe(found);
  }
}

/** As a person does it, there and back. */
async function followClaim(link: Locator): Promise<void> {
  const page = link.page();
  const count = countOf(await link.textContent());
  await link.click();
  const found = `${count} ${count === 1 ? 'Job' : 'Jobs'} Found`;
  await expect(page.getByRole('heading', { level: 1, name: found, exact: true })).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
}

test.describe('[I-1, K-1] the sectors of the search', () => {
  test('begin with those of the specification, and the board’s other fields follow', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const specified = [
      'Select Sector',
      'Construction',
      'Corodinator',
      'Employer',
      'Financial Career',
      'Information Technology',
      'Marketing',
      'Quality check',
      'Real Estate',
      'Sales',
      'Supporting',
      'Teaching',
    ];
    const sectors = await home.sectors.allTextContents();
    expect(sectors.slice(0, specified.length)).toEqual(specified);
    expect(sectors.slice(specified.length)).toEqual(expect.arrayContaining(['Health', 'Retail']));
    expect(new Set(sectors).size).toBe(sectors.length);
    await home.find({ sector: 'Health' });
    await expect(page).toHaveURL('/browse-job-filter-list?category=health');
  });
});

test.describe('[I-2, I-3] the places and fields of home', () => {
  test('eight cities are drawn and lead to as many jobs as they claim', async ({ page }) => {
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

    const cities = home.block('Featured Cities');
    await expect(cities.getByText('20+ Featured Cities Added Jobs')).toBeVisible();
    const cards = cities.getByRole('listitem').getByRole('link');
    const wanted = ['Iraq', 'Argentina', 'Indonesia', 'Gambia', 'India', 'Thailand', 'Banjul', 'Spain'];
    await expect(cards).toHaveText(wanted.map((name) => new RegExp(`^${name}\\s*\\d`)));
    await expectTrueClaims(cards);
    await followClaim(cards.first());
  });

  test('eight fields lead to as many jobs as they claim, and All Categories to all of them', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    const fields = home.block('Popular categories');
    const tiles = fields.getByRole('listitem').getByRole('link');
    const names = [
      'Design, Art & Multimedia',
      'Education Training',
      'Accounting / Finance',
      'Human Resource',
      'Telecommunications',
      'Restaurant / Food Service',
      'Construction / Facilities',
      'Health',
    ];
    await expect(tiles).toHaveText(names.map((name) => new RegExp(`^${name}\\s*\\d+ Open Positions?$`)));
    await expectTrueClaims(tiles);
    await followClaim(tiles.last());
    await fields.getByRole('link', { name: 'All Categories' }).click();
    await page.waitForURL(`**${paths.categoryAllJobs}`);
  });
});

test.describe('[I-4] recent jobs', () => {
  test('six at a time, with Prev and Next that page, with and without a script', async ({ journey }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await journey.openPage({ javaScriptEnabled });
      const home = new HomePage(page);
      await goTo(page, paths.home);
      await expect(home.recentJobs.getByText('20+ Recently Added Jobs')).toBeVisible();
      await expect(home.recentTitles).toHaveCount(6);
      const first = await home.recentTitles.allTextContents();
      await expect(home.recentJobs.getByRole('link', { name: 'Prev' })).toHaveCount(0);
      await home.recentJobs.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/home?recent=2');
      await expect(home.recentJobs.getByRole('link', { name: 'Prev' })).toBeVisible();
      await expect(home.recentTitles).toHaveCount(6);
      await expect(home.recentTitles).not.toHaveText(first);
      await home.recentJobs.getByRole('link', { name: 'Prev' }).click();
      await page.waitForURL(`**${paths.home}`);
      await expect(home.recentJobs.getByRole('link', { name: 'Prev' })).toHaveCount(0);
      await expect(home.recentTitles).toHaveText(first);
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
    await expect(member.recentJobs.getByRole('figure')).toBeVisible();
    await expect(member.page.getByRole('link', { name: 'Create an Account' })).toBeHidden();
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
  await expect(home.playButton(/^(Pause|Play)$/)).toBeVisible();
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

test.describe('[I-5] what people say', () => {
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
    await eventually(async () => (await home.testimonialsInSight())[0]).toBe(first);
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
      await eventually(() => home.testimonialsInSight()).toEqual(held);
      await leave(page);
      await page.clock.runFor(4000);
      await eventually(() => home.testimonialsInSight()).not.toEqual(held);
    }
  });

  test('is paused by its button, and moved by the arrow keys', async ({ journey }) => {
    const home = await openTestimonials(journey, 'no-preference');
    const { page } = home;
    await home.playButton('Pause').click();
    await leave(page);
    await page.clock.runFor(1000);
    const still = await home.testimonialsInSight();
    await page.clock.runFor(10_000);
    await eventually(() => home.testimonialsInSight()).toEqual(still);
    await home.testimonials.focus();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(600);
    await eventually(() => home.testimonialsInSight()).toEqual([...still.slice(1), expect.any(String)]);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(600);
    await eventually(() => home.testimonialsInSight()).toEqual(still);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(600);
    await eventually(async () => (await home.testimonialsInSight()).slice(1)).toEqual(still.slice(0, 2));
    const before = await home.testimonialsInSight();
    await home.playButton('Play').click();
    await leave(page);
    await page.clock.runFor(4000);
    await eventually(async () => (await home.testimonialsInSight()).slice(0, 2)).toEqual(before.slice(1));
  });

  test('does not move for people who want less motion', async ({ journey }) => {
    const home = await openTestimonials(journey, 'reduce');
    await leave(home.page);
    const still = await home.testimonialsInSight();
    await home.page.clock.runFor(15_000);
    await eventually(() => home.testimonialsInSight()).toEqual(still);
    await expect(home.playButton('Play')).toBeVisible();
  });

  test('shows three, two or one at a time, as many as the window is wide for', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    for (const { width, shown } of [
      { width: 1440, shown: 3 },
      { width: 992, shown: 3 },
      { width: 991, shown: 2 },
      { width: 577, shown: 2 },
      { width: 576, shown: 1 },
      { width: 390, shown: 1 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => home.testimonialsInSight(), `at ${width} pixels`).toHaveLength(shown);
    }
  });

  test('is a row to scroll where there is no script', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, paths.home);
    const home = new HomePage(page);
    await home.testimonials.hover();
    await page.mouse.wheel(900, 0);
    await eventually(() => scrolled(home)).toBeGreaterThan(300);
  });
});

test.describe('[I-5] the counters', () => {
  test('[K-3] the page says the whole numbers; seen for the first time they grow for 5 s', async ({
    journey,
  }) => {
    const page = await journey.openPage({ reducedMotion: 'no-preference' });
    await page.clock.install();
    const home = new HomePage(page);
    await home.open();
    // A figure under a hundred is not shown: of the demo board that is every other one.
    await expect(home.counterLabels).toHaveText([/^Jobs Posted/]);
    const whole = await home.counter('Jobs Posted');
    expect(Number(whole.replaceAll(',', ''))).toBeGreaterThanOrEqual(1200);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await home.block('Waymark in figures').scrollIntoViewIfNeeded();
    await eventually(() => home.counter('Jobs Posted')).toBe('0');
    await page.clock.runFor(4500);
    await eventually(() => home.counter('Jobs Posted')).not.toBe(whole);
    await page.clock.runFor(600);
    await eventually(() => home.counter('Jobs Posted')).toBe(whole);
  });

  test('stand still for people who want less motion', async ({ page }) => {
    await page.clock.install();
    const home = new HomePage(page);
    await home.open();
    const whole = await home.counter('Jobs Posted');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await home.block('Waymark in figures').scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await eventually(() => home.counter('Jobs Posted')).toBe(whole);
  });
});
