import type { Suggestion } from '@waymark/contract/jobs';
import { callApi } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { findFaults } from '../fixtures/find-faults.ts';
import { HomePage } from '../pages/home-page.ts';
import { goTo } from '../pages/page-frame.ts';
import { SearchPage } from '../pages/search-page.ts';

/** The first suggestion of the kind that the board has for the beginning. */
async function suggested(kind: Suggestion['kind'], q: string): Promise<Suggestion> {
  const field = kind === 'place' ? 'place' : 'words';
  const response = await callApi(`/jobs/suggestions?${new URLSearchParams({ q, field })}`);
  const { data } = (await response.json()) as { data: Suggestion[] };
  const found = data.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind} for "${q}".`);
  return found;
}

test.describe('suggestions while typing', () => {
  test('[I-8] by keyboard: the arrows choose, Enter searches, Escape leaves what was typed', async ({
    page,
  }) => {
    const { data } = (await (await callApi('/jobs/suggestions?q=manag')).json()) as { data: Suggestion[] };
    const search = new SearchPage(page);
    await search.open();
    const keyword = search.form.getByLabel('Keyword');
    await keyword.fill('manag');
    await expect(search.suggestions).toBeVisible();
    await expect(keyword).toHaveAttribute('aria-expanded', 'true');
    await expect(search.suggestions.getByRole('option')).toHaveCount(data.length);
    await expect(keyword).not.toHaveAttribute('aria-activedescendant');

    const chosen = search.suggestions.getByRole('option', { selected: true });
    await keyword.press('ArrowDown');
    await expect(chosen).toContainText(data[0]?.text ?? '');
    await expect(keyword).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await keyword.press('ArrowUp');
    await keyword.press('ArrowUp');
    await expect(chosen).toContainText(data.at(-1)?.text ?? '');

    await keyword.press('Escape');
    await expect(search.suggestions).toBeHidden();
    await expect(keyword).toHaveValue('manag');
    await expect(keyword).toHaveAttribute('aria-expanded', 'false');
    await keyword.press('ArrowDown');
    await expect(search.suggestions).toBeVisible();
    // What most jobs are about comes first, a title or not.
    const at = data.findIndex(({ kind }) => kind === 'title');
    const title = data[at]?.text ?? '';
    for (let pressed = 0; pressed <= at; pressed++) await keyword.press('ArrowDown');
    await expect(chosen).toContainText(title);
    await keyword.press('Enter');
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe(title);
    await expect(keyword).toHaveValue(title);
    await expect(search.suggestions).toBeHidden();
    await expect(search.chips.getByText(`“${title}”`)).toBeVisible();
  });

  test('[I-8] a company is searched for as a company, a skill as a skill, in the place that was typed', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await search.open();
    const [company] = (await (await callApi('/jobs')).json()).facets.company as {
      value: string;
      name: string;
    }[];
    if (!company) throw new Error('There is no company.');
    const keyword = search.form.getByLabel('Keyword');
    await keyword.fill(company.name);
    await search.suggestion(company.name, 'Company').click();
    await expect(search.page).toHaveURL(`/browse-job-filter-list?company=${company.value}`);
    await expect(keyword).toHaveValue('');
    await search.removeFilter(company.name);
    await expect(search.page).toHaveURL('/browse-job-filter-list');

    const skill = await suggested('skill', 'exc');
    await search.form.getByLabel('Where').fill('London');
    await keyword.fill('exc');
    await search.suggestion(skill.text, 'Skill').click();
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      location: 'London',
      skill: skill.value,
    });
  });

  test('[I-1, I-8] on home too, and a place fills its field', async ({ page }) => {
    const place = await suggested('place', 'lond');
    const home = new HomePage(page);
    await home.open();
    await home.search.getByLabel('Keyword').fill('manager');
    await home.search.getByLabel('Where').fill('lond');
    await page.getByRole('option').filter({ hasText: place.text }).first().click();
    await eventually(() => new URL(page.url()).searchParams.get('location')).toBe(place.value);
    const search = new SearchPage(page);
    await expect(search.heading).toBeVisible();
    await expect(search.form.getByLabel('Keyword')).toHaveValue('manager');
    await expect(search.form.getByLabel('Where')).toHaveValue(place.value);
  });

  test('[I-8] own searches come first until they are cleared', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const keyword = search.form.getByLabel('Keyword');
    // What remembers comes with the list, at the first use of a field.
    await keyword.fill('nurse');
    await expect(search.suggestions).toBeVisible();
    await search.find({ keyword: 'nurse', place: 'London' });
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=nurse&location=London');
    await search.open();
    await keyword.click();
    const recent = search.suggestion('nurse', 'Recent');
    await expect(recent).toBeVisible();
    await keyword.fill('nur');
    await eventually(() => search.suggestions.getByRole('option').count()).toBeGreaterThan(1);
    await expect(search.suggestions.getByRole('option').first()).toContainText('Recent');
    await recent.click();
    await expect(search.page).toHaveURL('/browse-job-filter-list?q=nurse&location=London');

    await search.open();
    await keyword.focus();
    await expect(recent).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(search.suggestions).toBeHidden();
    await eventually(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
    await expect(keyword).toBeFocused();
  });

  test('[I-8] an answer that comes too late shows nothing', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const release = await holdRequests(page, '**/api/jobs/suggestions?q=engineer*');
    const keyword = search.form.getByLabel('Keyword');
    const asked = page.waitForRequest('**/api/jobs/suggestions?q=engineer*');
    await keyword.fill('engineer');
    await asked;
    await search.form.getByLabel('Where').focus();
    release();
    // What is asked later is answered later: by then the first answer would have been shown.
    await search.form.getByLabel('Where').fill('lon');
    await expect(search.suggestions).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(1);
    await expect(search.suggestion('London', 'Place').first()).toBeVisible();
  });

  test('[A-4] everybody can use the list', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open('?q=welder');
    await search.form.getByLabel('Keyword').fill('eng');
    await expect(search.suggestions).toBeVisible();
    await search.form.getByLabel('Keyword').press('ArrowDown');
    expect(await findFaults(page)).toEqual([]);
  });

  test('[I-8] without script the fields are plain ones', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await goTo(page, '/browse-job-list');
    const search = new SearchPage(page);
    await expect(page.getByRole('combobox', { name: 'Keyword' })).toHaveCount(0);
    await search.find({ keyword: 'engineer', place: '' });
    expect(new URL(page.url()).searchParams.get('q')).toBe('engineer');
    await eventually(() => search.total()).toBeGreaterThan(0);
  });
});
