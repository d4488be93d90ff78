import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { anyJob } from '../../fixtures/jobs.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chromiumFlags, findChromiumWithWindow } from '../../../tooling/dev/chromium.ts';
import { LoginPage } from '../../pages/identity-pages.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { goTo, openUnhydrated, reload } from '../../pages/page-frame.ts';
import { heartOf } from '../../pages/seeking-pages.ts';

const publicPaths = [
  paths.home,
  paths.browseJobFilterList,
  paths.browseJobGrid,
  paths.companies,
  paths.contact,
  paths.freeJobAlerts,
  paths.salaries,
  paths.faq,
  paths.resumeReview,
  paths.login,
];

/** As a browser that lets sites keep nothing. */
function refuseStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/**
 * Chrome's own setting "Don't allow sites to save data on your device", which only a profile can hold. Chromium without
 * its window reads no profile: there reading throws in the same way.
 */
async function openWithoutStorage(folder: string): Promise<BrowserContext> {
  mkdirSync(path.join(folder, 'Default'), { recursive: true });
  const setting = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(setting));
  const executablePath = findChromiumWithWindow();
  const context = await chromium.launchPersistentContext(folder, {
    baseURL: origin(),
    args: chromiumFlags,
    executablePath: executablePath ?? process.env['CHROMIUM_PATH'] ?? '',
  });
  if (executablePath === undefined) await context.addInitScript(refuseStorage);
  return context;
}

/** What goes wrong in the scripts of a page. */
function listenTo(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => void problems.push(error.message));
  return problems;
}

function isRefused(): boolean {
  try {
    return localStorage.length < 0;
  } catch {
    return true;
  }
}

test('[A-2, I-4, B-2] a browser that lets the site keep nothing shows every page, searches and signs in', async ({
  product: _product,
}, testInfo) => {
  const { fields, password } = await createCandidateWithPassword();
  const job = await anyJob();
  const context = await openWithoutStorage(testInfo.outputPath('profile'));
  const page = await context.newPage();
  const problems = listenTo(page);
  for (const address of [...publicPaths, jobDetailPath(job.id)]) {
    await goTo(page, address);
    expect(await page.evaluate(isRefused), address).toBe(true);
    await expect(page.getByRole('heading', { name: 'Something went wrong' }), address).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  }

  const search = new SearchPage(page);
  await search.open();
  await search.find({ keyword: job.title });
  await expect(page).toHaveURL(/q=/);
  await heartOf(page, job).first().click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Your browser does not let this site keep anything. Sign in to save jobs.' }),
  ).toBeVisible();
  await search.openJob(job.id);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();

  const login = new LoginPage(page);
  await login.open();
  await login.email.fill(fields.email);
  await login.password.fill(password);
  await login.loginButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'a new tab signs you out' })).toBeVisible();
  await expect(login.accountLink).toBeVisible();
  await reload(page);
  await expect(login.signInLink).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('[A-2] in a frame that cuts it off from its site a page can be read, filtered and opened', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const problems = listenTo(page);
  // The pages forbid to be framed: previews and archives that show them all the same leave that out.
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.continue();
    if (request.url().startsWith('http://outside.test/')) {
      const address = origin() + new URL(request.url()).search.slice(1);
      const frame = `<iframe sandbox="allow-scripts" title="The site" style="width:100%;height:90vh" src="${address}"></iframe>`;
      return route.fulfill({ contentType: 'text/html', body: frame });
    }
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace("frame-ancestors 'none'", 'frame-ancestors *');
    return route.fulfill({
      response,
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
    });
  });
  const site = page.frameLocator('iframe');
  for (const address of publicPaths) {
    await openUnhydrated(page, `http://outside.test/?${address}`);
    await expect(site.locator('html'), address).toHaveAttribute('data-cut-off', 'true');
    await expect(site.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    // Nothing stands there that only a script could work.
    await expect(site.locator('[data-needs="script"]:visible'), address).toHaveCount(0);
  }
  await openUnhydrated(page, `http://outside.test/?${paths.browseJobFilterList}`);
  await site.getByRole('navigation', { name: 'Show as' }).getByRole('link', { name: 'Grid' }).click();
  const first = site.getByRole('region', { name: 'Jobs' }).getByRole('heading', { level: 2 }).first();
  const title = (await first.innerText()).trim();
  await first.getByRole('link').click();
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(problems).toEqual([]);
  await page.close();
});
