import type { Suggestion } from '@waymark/contract/jobs';
import { describe, expect } from 'vitest';
import { callApi } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { findFaults } from '../fixtures/find-faults.ts';
import { HomePage } from '../pages/home-page.ts';
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

describe('suggestions while typing', () => {
  test('[I-8] by keyboard: the arrows choose, Enter searches, Escape leaves what was typed', async ({
    page,
  }) => {
    const { data } = (await (await callApi('/jobs/suggestions?q=manag')).json()) as { data: Suggestion[] };
    const search = new SearchPage(page);
    await search.open();
    const keyword = search.form.getByLabel('Keyword');
    await keyword.fill('manag');
    await search.suggestions.waitFor();
    await eventually(() => keyword.getAttribute('aria-expanded')).toBe('true');
    expect(await search.suggestions.getByRole('option').count()).toBe(data.length);
    expect(await keyword.getAttribute('aria-activedescendant')).toBeNull();

    const chosen = search.suggestions.getByRole('option', { selected: true });
    await keyword.press('ArrowDown');
    await eventually(() => chosen.textContent()).toContain(data[0]?.text);
    expect(await keyword.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await keyword.press('ArrowUp');
    await keyword.press('ArrowUp');
    await eventually(() => chosen.textContent()).toContain(data.at(-1)?.text);

    await keyword.press('Escape');
    await search.suggestions.waitFor({ state: 'hidden' });
    expect(await keyword.inputValue()).toBe('manag');
    expect(await keyword.getAttribute('aria-expanded')).toBe('false');
    await keyword.press('ArrowDown');
    await search.suggestions.waitFor();
    // Titles come first.
    const title = data[0]?.text ?? '';
    await keyword.press('ArrowDown');
    await eventually(() => chosen.textContent()).toContain(title);
    await keyword.press('Enter');
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe(title);
    expect(await keyword.inputValue()).toBe(title);
    await search.suggestions.waitFor({ state: 'hidden' });
    await search.chips.getByText(`“${title}”`).waitFor();
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
    await eventually(() => search.address()).toBe(`/browse-job-filter-list?company=${company.value}`);
    expect(await keyword.inputValue()).toBe('');
    await search.removeFilter(company.name);
    await eventually(() => search.address()).toBe('/browse-job-filter-list');

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
    await search.heading.waitFor();
    expect(await search.form.getByLabel('Keyword').inputValue()).toBe('manager');
    expect(await search.form.getByLabel('Where').inputValue()).toBe(place.value);
  });

  test('[I-8] own searches come first until they are cleared', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    await search.find({ keyword: 'nurse', place: 'London' });
    await eventually(() => search.address()).toBe('/browse-job-filter-list?q=nurse&location=London');
    await search.open();
    const keyword = search.form.getByLabel('Keyword');
    await keyword.click();
    const recent = search.suggestion('nurse', 'Recent');
    await recent.waitFor();
    await keyword.fill('nur');
    await eventually(() => search.suggestions.getByRole('option').count()).toBeGreaterThan(1);
    expect(await search.suggestions.getByRole('option').first().textContent()).toContain('Recent');
    await recent.click();
    await eventually(() => search.address()).toBe('/browse-job-filter-list?q=nurse&location=London');

    await search.open();
    await keyword.focus();
    await recent.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await search.suggestions.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
    await eventually(() => keyword.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('[I-8] an answer that comes too late shows nothing', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/jobs/suggestions?q=engineer*', async (route) => {
      await held;
      await route.fallback();
    });
    const keyword = search.form.getByLabel('Keyword');
    const asked = page.waitForRequest('**/api/jobs/suggestions?q=engineer*');
    await keyword.fill('engineer');
    await asked;
    await search.form.getByLabel('Where').focus();
    release();
    // What is asked later is answered later: by then the first answer would have been shown.
    await search.form.getByLabel('Where').fill('lon');
    await search.suggestions.waitFor();
    expect(await page.getByRole('listbox').count()).toBe(1);
    await search.suggestion('London', 'Place').first().waitFor();
  });

  test('[A-4] everybody can use the list', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    await search.form.getByLabel('Keyword').fill('eng');
    await search.suggestions.waitFor();
    await search.form.getByLabel('Keyword').press('ArrowDown');
    expect(await findFaults(page)).toEqual([]);
  });

  test('[I-8] without script the fields are plain ones', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    await page.goto('/browse-job-list');
    const search = new SearchPage(page);
    expect(await page.getByRole('combobox', { name: 'Keyword' }).count()).toBe(0);
    await search.find({ keyword: 'engineer', place: '' });
    expect(new URL(page.url()).searchParams.get('q')).toBe('engineer');
    expect(await search.total()).toBeGreaterThan(0);
  });
});
