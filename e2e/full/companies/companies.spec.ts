import type { Page } from '@playwright/test';
import { confirmEmail, registerCompany } from '../../fixtures/companies.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompaniesPage, CompanyPage, CompanyProfilePage } from '../../pages/companies-pages.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';
import { PortfolioPage } from '../../pages/site-pages.ts';

const countIn = (text: string | null) => Number((/\d[\d,]*/.exec(text ?? '')?.[0] ?? '').replaceAll(',', ''));

test.describe('the list of companies', () => {
  test('[I-10] is searched by name, and "back" brings the former list', async ({ page }) => {
    const { company } = await jobOfDemoEmployer();
    const companies = new CompaniesPage(page);
    await companies.open();
    const first = await companies.names.allTextContents();
    expect(first).toHaveLength(30);
    const beginning = company.name.slice(0, 6).toUpperCase();
    await companies.find(beginning);
    await page.waitForURL(`**/companies?q=${beginning}`);
    await eventually(() => companies.tiles.count()).toBeLessThan(30);
    await eventually(() => companies.names.allTextContents()).toContain(company.name);
    await page.goBack();
    await expect(companies.names).toHaveText(first);
    await expect(companies.nameField).toHaveValue('');
  });

  test('[I-10] is narrowed by letter and sorted by name, a page after the other', async ({ page }) => {
    const companies = new CompaniesPage(page);
    await companies.open();
    await companies.sort.selectOption('Name');
    await page.waitForURL('**/companies?sort=name');
    await eventually(async () => (await companies.names.first().textContent())?.charAt(0).toUpperCase()).toBe(
      'A',
    );
    const first = await companies.names.allTextContents();
    await companies.pages.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/companies?sort=name&page=2');
    await expect(companies.names).not.toHaveText(first);
    const second = await companies.names.allTextContents();
    expect(second.filter((name) => first.includes(name))).toEqual([]);

    const claimed = countIn(((await companies.letter('H').textContent()) ?? '').slice(1));
    await companies.letter('H').click();
    await page.waitForURL('**/companies?letter=h&sort=name');
    await expect(companies.names).toHaveText(Array.from({ length: Math.min(30, claimed) }, () => /^H/));
  });

  test('[I-10, B-12] has a company from the moment its work address is confirmed', async ({ page }) => {
    const { fields } = await registerCompany();
    const companies = new CompaniesPage(page);
    const query = `?q=${encodeURIComponent(fields.companyName)}`;
    await companies.open(query);
    await expect(page.getByRole('heading', { name: 'No company has this name' })).toBeVisible();
    await confirmEmail(fields.email);
    // The cache serves the old page once more while it renders the new one.
    await eventually(async () => {
      await companies.open(query);
      return companies.names.allTextContents();
    }).toEqual([fields.companyName]);
    await expect(companies.tile(fields.companyName).getByText('No open job')).toBeVisible();
    await companies.names.getByText(fields.companyName, { exact: true }).click();
    const company = new CompanyPage(page);
    await expect(company.name).toHaveText(fields.companyName);
    await expect(page.getByRole('heading', { name: 'No open job right now' })).toBeVisible();
    const alert = page.getByRole('main').getByRole('link', { name: 'Mail me new jobs' }).last();
    const id = new URL(page.url()).searchParams.get('company');
    await expect(alert).toHaveAttribute('href', `/free-job-alerts?company=${id}`);
  });

  test('[I-10] says what to do when nothing has the name, and beyond the end', async ({ page, journey }) => {
    journey.expectStatus(404);
    const companies = new CompaniesPage(page);
    expect((await companies.open('?letter=h&page=99')).status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(companies.names.first()).toHaveText(/^H/);
    await expect(companies.page).toHaveURL('/companies?letter=h');

    await companies.open('?q=zzzzqqqq&letter=h');
    await expect(page.getByRole('heading', { name: 'No company has this name' })).toBeVisible();
    await expect(companies.nameField).toHaveValue('zzzzqqqq');
    await page.getByRole('link', { name: 'Show all companies' }).click();
    await expect(companies.tiles).toHaveCount(30);
  });
});

test.describe('the page of a company', () => {
  test('[I-10] pages through the jobs of the company that has most', async ({ page }) => {
    const companies = new CompaniesPage(page);
    await companies.open();
    const claimed = countIn(
      await companies.tiles
        .first()
        .getByText(/open jobs/)
        .textContent(),
    );
    await companies.names.first().click();
    const company = new CompanyPage(page);
    await eventually(async () => countIn(await company.allJobs.textContent())).toBe(claimed);
    const shown: (string | null)[] = [];
    for (let number = 1; number <= Math.ceil(claimed / 25); number++) {
      await expect(company.pages.locator('[aria-current=page]')).toHaveText(String(number));
      const addresses = await company.jobs.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      shown.push(...addresses);
      const next = company.pages.getByRole('link', { name: 'Next' });
      if ((await next.count()) > 0) await next.click();
    }
    expect(new Set(shown).size).toBe(claimed);
  });

  test('[H-2] says what its employer says of it, and marks it up for search engines', async ({ journey }) => {
    const { company: employer, employerToken } = await jobOfDemoEmployer();
    const page = await journey.openPage({ token: employerToken });
    const profile = new CompanyProfilePage(page);
    await profile.open();
    await page.getByRole('link', { name: 'See the public page' }).click();
    const company = new CompanyPage(page);
    await expect(company.name).toHaveText(employer.name);
    await expect(company.facts.getByText('Chicago')).toBeVisible();
    const website = company.facts.getByRole('link').first();
    await expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await company.map.waitUntilDrawn();
    await company.open(employer.id);
    await eventually(() => company.markup()).toMatchObject({
      '@type': 'Organization',
      name: employer.name,
      url: await website.getAttribute('href'),
      address: { addressLocality: 'Chicago', addressCountry: 'United States' },
    });
  });

  test('[H-2] an unknown company is a 404 with a search', async ({ page, journey }) => {
    journey.expectStatus(404);
    const { company: employer } = await jobOfDemoEmployer();
    const company = new CompanyPage(page);
    expect((await company.open(crypto.randomUUID())).status()).toBe(404);
    expect((await company.open('no-such-company')).status()).toBe(404);
    const companies = new CompaniesPage(page);
    await companies.find(employer.name);
    await expect(companies.names).toHaveText([employer.name]);
  });
});

test.describe('the gallery', () => {
  test('[I-10] begins with A, and is walked through by keyboard', async ({ page }) => {
    const companies = new CompaniesPage(page);
    await companies.open('?show=gallery');
    await expect(companies.galleryTab('A')).toHaveAttribute('aria-current', 'page');
    await expect(companies.marks('A').first()).toHaveText(/A/);
    await companies.galleryTab('A').focus();
    await tabUntil(page, /^H,/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/companies?show=gallery&letter=h');
    await expect(companies.galleryTab('H')).toHaveAttribute('aria-current', 'page');
    const names = await companies.marks('H').locator('span').allTextContents();
    expect(names.every((name) => name.startsWith('H'))).toBe(true);
    await tabUntil(page, new RegExp(names[0] ?? '-'));
    await page.keyboard.press('Enter');
    await expect(new CompanyPage(page).name).toHaveText(names[0] ?? '');
  });
});

test.describe('companies at work', () => {
  test('[I-10] the filters stand in the address and show their own field only', async ({ page }) => {
    const portfolio = new PortfolioPage(page);
    await portfolio.open();
    await expect(portfolio.tabs).toHaveText([
      'All',
      'Designing',
      'Construct',
      'Finance',
      'Development',
      'Archeology',
    ]);
    const all = await portfolio.tiles.allTextContents();
    expect(all.some((tile) => tile.includes('in construction'))).toBe(true);
    expect(all.some((tile) => tile.includes('in finance'))).toBe(true);
    await portfolio.tab('Construct').click();
    await page.waitForURL('**/portfolio-grid-2?field=construct');
    await eventually(async () => (await portfolio.tiles.allTextContents()).join('')).not.toContain(
      'in finance',
    );
    const tiles = await portfolio.tiles.allTextContents();
    expect(tiles.every((tile) => tile.includes('in construction'))).toBe(true);

    const claimed = countIn(/[\d,]+ open/.exec(tiles[0] ?? '')?.[0] ?? '');
    const link = portfolio.tiles.first().getByRole('link');
    const name = await link.innerText();
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('company');
    await link.click();
    await expect(new CompanyPage(page).name).toHaveText(name);
    const search = new SearchPage(page);
    await search.open(`?company=${id}&category=construction`);
    await eventually(() => search.total()).toBe(claimed);
  });
});

test.describe('without JavaScript', () => {
  test('[I-10] companies are searched, narrowed and read', async ({ journey }) => {
    const { company: employer } = await jobOfDemoEmployer();
    const page = await journey.openPage({ javaScriptEnabled: false });
    const companies = new CompaniesPage(page);
    await goTo(page, '/companies');
    await companies.sort.selectOption('Name');
    await companies.find('harbor');
    await page.waitForURL('**/companies?q=harbor&sort=name');
    await eventually(() => companies.names.allTextContents()).toContain(employer.name);
    await companies.letter('H').click();
    await page.waitForURL('**/companies?q=harbor&letter=h&sort=name');
    await companies.names.getByText(employer.name).click();
    const company = new CompanyPage(page);
    await expect(company.name).toHaveText(employer.name);
    await expect(company.jobs).not.toHaveCount(0);
    await expect(company.facts).toBeVisible();

    await goTo(page, '/companies?show=gallery');
    await companies.galleryTab('H').click();
    await expect(companies.marks('H').filter({ hasText: employer.name })).toHaveCount(1);
    const portfolio = new PortfolioPage(page);
    await goTo(page, '/portfolio-grid-2');
    await portfolio.tab('Finance').click();
    await page.waitForURL('**/portfolio-grid-2?field=finance');
    await expect(portfolio.tiles.filter({ hasNotText: 'in finance' })).toHaveCount(0);
    await expect(portfolio.tiles).not.toHaveCount(0);
  });
});

/** Presses Tab until the focus is on a link of this name. */
async function tabUntil(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(focused)) return;
  }
  throw new Error(`The focus never came to ${name}.`);
}
