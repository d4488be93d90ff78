import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';

test.describe('filters of a search', () => {
  test('[I-8] the figure beside a filter is what the filter then finds', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const all = await search.total();
    for (const [group, label] of [
      ['Job type', 'Full Time'],
      ['Work mode', 'Remote'],
      ['Salary', '$40,000 a year or more'],
      ['Posted', 'Last Weeks'],
    ] as const) {
      const expected = await search.countOf(group, label);
      await search.choose(group, label);
      await eventually(() => search.total()).toBe(expected);
    }
    await eventually(() => search.total()).toBeLessThan(all);
    expect(new URL(page.url()).searchParams.toString()).toBe(
      'type=full-time&mode=remote&salary=40000&posted=last-week',
    );
  });

  test('[L-34] words and companies are left out, and taken back', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=engineer');
    const all = await search.total();
    await search.open('?q=engineer+-senior');
    await expect(search.chips.getByText('Not senior')).toBeVisible();
    for (const title of await search.jobs.allTextContents()) expect(title).not.toMatch(/senior/i);
    expect(await search.total()).toBeLessThan(all);
    await search.removeFilter('Not senior');
    await expect(page).toHaveURL('/browse-job-filter-list?q=engineer');
    await search.filters.getByText('Hide companies').click();
    const choice = search.group('Hide companies').locator('label').first();
    const [name = ''] = (await choice.innerText()).trim().split(/\n|\s*[\d,]+$/);
    await choice.click();
    await expect(search.chips.getByText(`Without ${name}`)).toBeVisible();
    await eventually(() => search.total()).toBeLessThan(all);
  });
});
