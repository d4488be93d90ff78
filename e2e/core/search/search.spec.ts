import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage, JobPage } from '../../pages/jobs-pages.ts';
import { goTo, reload } from '../../pages/page-frame.ts';
import { HomePage } from '../../pages/site-pages.ts';

test.describe('what a search understands', () => {
  test('[I-8] of a whole sentence every part becomes a filter that can be taken back', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=looking+for+a+full+time+manager+job+in+London+that+pays+over+20000');
    await expect(search.chips.getByText('“manager”')).toBeVisible();
    await expect(search.chips.getByText('In London')).toBeVisible();
    await expect(search.chips.getByText('Full Time')).toBeVisible();
    await search.removeFilter('£20,000 a year or more');
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=manager&location=London&type=full-time');
    await search.removeFilter('Full Time');
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=manager&location=London');
  });
});

test.describe('the four pages of a search', () => {
  test('[I-7] lead to each other with the search as it is', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=manager&type=full-time&posted=last-month&sort=salary');
    const total = await search.total();
    const query = '?q=manager&type=full-time&posted=last-month&sort=salary';
    for (const [link, path] of [
      [search.view('Grid'), paths.browseJobFilterGrid],
      [search.view('List'), paths.browseJobFilterList],
    ] as const) {
      await link.click();
      await expect(search.page).toHaveURL(path + query);
      await eventually(() => search.total()).toBe(total);
    }
    await search.open(query, paths.browseJobList);
    await search.view('Grid').click();
    await expect(search.page).toHaveURL(paths.browseJobGrid + query);
    // The address is there before the page is.
    await expect(search.view('Grid')).toHaveAttribute('aria-current', 'page');
    await search.find({ keyword: 'engineer' });
    await expect(search.page).toHaveURL(paths.browseJobGrid + query.replace('manager', 'engineer'));
    const filters = page.getByRole('link', { name: 'Filters', exact: true });
    await expect(filters).toHaveAttribute(
      'href',
      paths.browseJobFilterGrid + query.replace('manager', 'engineer'),
    );
    await filters.click();
    await expect(search.page).toHaveURL(paths.browseJobFilterGrid + query.replace('manager', 'engineer'));
    await expect(search.filter('Job type', 'Full Time').getByRole('checkbox')).toBeChecked();
  });
});

test.describe('a job beside the list', () => {
  test('[L-34] opens by a press, at an address of its own, and moves on by keys', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=engineer');
    const [first = '', second = ''] = await search.jobs.allTextContents();
    await search.jobs.first().click();
    const pane = search.pane(first);
    await expect(pane.getByRole('heading', { name: 'Job Description' })).toBeVisible();
    await expect(pane).toBeFocused();
    await expect(page).toHaveURL(/q=engineer&job=/);
    await reload(page);
    await expect(pane).toBeVisible();
    await page.keyboard.press('j');
    await expect(search.pane(second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search.pane(second)).toBeHidden();
    await expect(search.jobs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(new JobPage(page).title).toHaveText(second);
    await page.goBack();
    await expect(page).toHaveURL('/browse-job-filter-list?q=engineer');
  });
});

test.describe('searching for jobs', () => {
  test('[I-1] the hero searches, and counts what is there', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const [, claimed = ''] = /more than ([\d,]+) open jobs/i.exec((await page.textContent('h1')) ?? '') ?? [];
    await home.find({ keyword: 'manager', place: 'London', sector: 'Marketing' });
    const search = new SearchPage(page);
    await expect(search.heading).toBeVisible();
    await expect(search.page).toHaveURL(
      '/browse-job-filter-list?q=manager&location=London&category=marketing',
    );
    await search.open();
    await eventually(() => search.total()).toBeGreaterThan(Number(claimed.replaceAll(',', '')));
  });

  test('[I-8] the address holds the search: reload, back and forward keep it', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const all = await search.total();
    await search.choose('Work mode', 'Remote');
    await page.waitForURL('**?mode=remote');
    await eventually(() => search.total()).not.toBe(all);
    const remote = await search.total();
    const both = await search.countOf('Job type', 'Part Time');
    await search.choose('Job type', 'Part Time');
    await page.waitForURL('**?type=part-time&mode=remote');
    await eventually(() => search.total()).toBe(both);

    await reload(page);
    await eventually(() => search.total()).toBe(both);
    await expect(search.filter('Job type', 'Part Time').getByRole('checkbox')).toBeChecked();
    await page.goBack();
    await eventually(() => search.total()).toBe(remote);
    await expect(search.filter('Job type', 'Part Time').getByRole('checkbox')).not.toBeChecked();
    await page.goForward();
    await eventually(() => search.total()).toBe(both);
  });
});

test.describe('without JavaScript', () => {
  test('[I-1, I-7, I-8] search, filters, pages and a job can be used', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, '/home');
    const home = new HomePage(page);
    await home.find({ keyword: 'engineer' });
    const search = new SearchPage(page);
    const all = await search.total();
    await search.choose('Job type', 'Full Time');
    await search.filters.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/type=full-time/);
    const fullTime = await search.total();
    expect(fullTime).toBeGreaterThan(0);
    expect(fullTime).toBeLessThanOrEqual(all);
    await expect(search.form.getByLabel('Keyword')).toHaveValue('engineer');

    await goTo(page, '/browse-job-filter-list');
    await search.pages.getByRole('link', { name: 'Next' }).click();
    await expect(search.currentPage).toHaveText('2');
    const title = await search.jobs.first().innerText();
    await search.jobs.first().click();
    const job = new JobPage(page);
    await expect(job.title).toHaveText(title);
    await expect(job.description).toBeVisible();
    await expect(job.facts).toBeVisible();
  });
});

test.describe('by keyboard alone', () => {
  test('[I-1, I-6] from home over a suggestion to a job', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Keyword');
    await page.keyboard.type('engineer');
    const search = new SearchPage(page);
    await expect(search.suggestions).toBeVisible();
    const chosen = search.suggestions.getByRole('option', { selected: true });
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveCount(1);
    const wanted = (await chosen.locator(':scope > :first-child').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(search.heading).toBeVisible();
    await expect(search.suggestions).toBeHidden();
    await expect(search.chips).toContainText(wanted);
    const title = (await search.jobs.first().textContent()) ?? '';
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await expect(new JobPage(page).title).toHaveText(title);
  });
});

/** Presses Tab until the focus is on what has the name; every stop on the way must be visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? element?.textContent;
      return { name: label?.trim() ?? '', visible: element?.checkVisibility() ?? false };
    });
    expect(focused.visible).toBe(true);
    if (focused.name === name.trim()) return;
  }
  throw new Error(`The focus never came to "${name}".`);
}
