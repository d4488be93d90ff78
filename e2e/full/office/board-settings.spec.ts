import { paths } from '@waymark/contract/paths';
import { callApi, createCandidate, signIn } from '../../fixtures/accounts.ts';
import { findFaults, wide } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';
import { SettingsPage } from '../../pages/profile-pages.ts';

const staff = { email: 'staff@demo.waymark.example', password: 'review-with-care' };

const publicPages = [
  paths.home,
  paths.aboutUs,
  paths.contact,
  paths.pricingDetails,
  paths.resumeReview,
  paths.browseJobFilterList,
  paths.browseJobGrid,
  paths.categoryAllJobs,
  paths.companies,
  paths.portfolioGrid,
  paths.freeJobAlerts,
  paths.login,
  paths.register,
  paths.employerRegister,
  paths.forgotPassword,
  paths.staffSettings,
  '/there-is-no-such-page',
];

const htmlOf = async (path: string) => (await fetch(origin() + path)).text();

interface Setting {
  value: unknown;
  version: number;
}

/** As everything was, whatever became of the journey: others come after it on the same server. */
async function setBack(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { data } = (await (await callApi('/staff/settings', { headers })).json()) as {
    data: { settings: Record<string, Setting> };
  };
  const own: Record<string, unknown> = {
    name: 'Waymark',
    accent: { light: '#b93a12', dark: '#ff8f61' },
    terms: '',
    promos: true,
    promoTexts: {
      review: 'An expert reads your resume, at no cost.',
      packages: 'Our writers work on your resume with you.',
    },
  };
  for (const [key, value] of Object.entries(own)) {
    const version = data.settings[key]?.version ?? 0;
    const body = JSON.stringify({ value, version });
    if (version > 0) await callApi(`/staff/settings/${key}`, { method: 'PUT', headers, body });
  }
}

test('[J-5, L-17] another name and accent hold at once, on every page and in mails, and are set back', async ({
  journey,
}) => {
  test.slow();
  const { accessToken } = await signIn(staff);
  try {
    // In the cache before the change: none of them may be shown once more.
    for (const path of publicPages) expect(await htmlOf(path), path).toContain('Waymark');
    const page = await journey.openPage({ token: accessToken });
    const settings = new SettingsPage(page);
    await settings.open();
    expect(await findFaults(page)).toEqual([]);

    await page.getByLabel('Name of the board').fill('Harbour Jobs');
    await settings.save('Name');
    await expect(settings.card('Name').getByText('What it was before')).toBeVisible();
    // By a link of the page that was open while it changed, which still has the name of before.
    await page.getByRole('link', { name: 'Waymark, home' }).first().click();
    await expect(page).toHaveTitle(/ \| Harbour Jobs$/);
    await settings.open();
    for (const path of publicPages) {
      const html = await htmlOf(path);
      expect(html, path).toContain('Harbour Jobs');
      expect(html, path).not.toContain('Waymark');
    }
    expect(JSON.stringify(await (await callApi('/openapi.json')).json())).not.toContain('Waymark');

    const { fields } = await createCandidate();
    const mail = await receiveMail(origin(), fields.email, /Welcome to Harbour Jobs/);
    expect(JSON.stringify(mail)).not.toContain('Waymark');

    await page.getByLabel('On light pages', { exact: true }).fill('#ffcc00');
    await expect(settings.card('Accent colour').getByText('is needed to read it')).toBeVisible();
    await settings
      .card('Accent colour')
      .getByRole('button', { name: /^Take #/ })
      .click();
    await settings.card('Accent colour').getByRole('button', { name: 'Make the dark one' }).click();
    await settings.save('Accent colour');
    await expect(settings.card('Accent colour').getByText('What it was before')).toBeVisible();
    await page.getByLabel('The text of /terms').fill('# Be kind\n\nTo everybody.');
    await settings.save('Terms');
    await expect(settings.card('Terms').getByText('What it was before')).toBeVisible();
    await page.getByLabel('Before “Get a free review”').fill('Old hands read your resume.');
    await settings.save('Words of the lines between the jobs');
    await expect(
      settings.card('Words of the lines between the jobs').getByText('What it was before'),
    ).toBeVisible();
    expect(await htmlOf(paths.browseJobFilterList)).toContain('Old hands read your resume.');
    await page.getByLabel(/^Offer the free review/).uncheck();
    await settings.save('Lines between the jobs');
    await expect(settings.card('Lines between the jobs').getByText('What it was before')).toBeVisible();

    const visitor = await journey.openPage();
    await goTo(visitor, paths.home);
    await expect(visitor).toHaveTitle(/ \| Harbour Jobs$/);
    await expect(visitor.locator('html')).toHaveCSS('--accent', /light-dark\(#/);
    expect(await findFaults(visitor)).toEqual([]);
    await visitor.setViewportSize(wide);
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(visitor.getByRole('heading', { name: 'Be kind' })).toBeVisible();
    await expect(visitor).toHaveTitle('Terms | Harbour Jobs');
    expect(await findFaults(visitor)).toEqual([]);
    await goTo(visitor, paths.browseJobFilterList);
    await expect(visitor.getByText('Get a free review')).toHaveCount(0);
    expect(await findFaults(visitor)).toEqual([]);

    await settings.setBack('Name', 'Waymark');
    await expect(page.getByLabel('Name of the board')).toHaveValue('Waymark');
    expect(await htmlOf(paths.home)).toContain('| Waymark</title>');
  } finally {
    await setBack(accessToken);
  }
});
