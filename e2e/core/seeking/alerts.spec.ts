import { paths } from '@waymark/contract/paths';
import { createCandidate } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { beginAsGuest } from '../../fixtures/guest-alert.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/jobs-pages.ts';
import { reload } from '../../pages/page-frame.ts';
import { JobAlertsPage } from '../../pages/seeking-pages.ts';

test.describe('[G-6, J-4, L-5] a guest’s job alert', () => {
  test('is stopped again from its confirmation', async ({ page, journey }) => {
    journey.expectStatus(410);
    const mailed = await beginAsGuest(page, `ilse.ammann.${process.pid}@example.org`, origin());
    const begun = page.url();
    const today = page.getByRole('link', { name: 'Look at the jobs of today' });
    await expect(today).toHaveAttribute('href', /^\/browse-job-filter-list\?q=lighthouse\+keeper&/);
    await mailed.stopLink.click();
    await page.waitForURL(`**${paths.unsubscribeAlert}?token=*`);
    await mailed.stopButton.click();
    await expect(mailed.answer).toHaveText('This job alert is stopped. It sends no more mail.');
    // It is gone, with its address: nothing can begin it again.
    await mailed.openLink(begun);
    await mailed.beginButton.click();
    await expect(mailed.dead).toHaveText(/its job alert was stopped/);
  });
});

test.describe('the list of job alerts', () => {
  test('[G-6] a candidate creates one, looks at what it finds, pauses it, deletes it and takes that back', async ({
    journey,
  }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const alerts = new JobAlertsPage(page);
    await alerts.open();
    await expect(alerts.sidebar.getByRole('link', { name: 'Job Alerts' })).toBeVisible();
    await expect(page.getByText(`Your address ${fields.email} is not confirmed yet`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You have no job alert yet' })).toBeVisible();
    await alerts.addButton.click();
    await alerts.form.createButton.click();
    await expect(alerts.form.errors).toHaveText([
      'Say what you are looking for: a keyword, a place, or anything else below.',
    ]);
    await alerts.form.field('Keywords').fill('manager');
    await alerts.form.field('How often').selectOption('weekly');
    await expect(alerts.form.count).toHaveText(/^[\d,]+ open jobs? match/);
    await alerts.form.createButton.click();
    await expect(alerts.toast('“Manager” is on.')).toBeVisible();
    await expect(alerts.row('Manager').getByRole('cell').first()).toHaveText('manager');
    await expect(page.getByText('1 of 5')).toBeVisible();

    await alerts.act('View', 'Manager').click();
    const dialog = page.getByRole('dialog', { name: 'Manager' });
    await expect(dialog.getByText('Once a week')).toBeVisible();
    const found = (await dialog.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const total = Number(/^([\d,]+) jobs match now$/.exec(found)?.[1]?.replaceAll(',', ''));
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await eventually(() => dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(478);
    await dialog.getByRole('link', { name: 'See all' }).click();
    const search = new SearchPage(page);
    await eventually(() => search.total()).toBe(total);

    await page.goBack();
    await alerts.act('Pause', 'Manager').click();
    await expect(alerts.row('Manager').getByText('Paused')).toBeVisible();
    await reload(page);
    await alerts.act('Resume', 'Manager').click();
    await expect(alerts.row('Manager').getByText('Once a week')).toBeVisible();

    await alerts.act('Delete', 'Manager').click();
    await expect(alerts.names).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(alerts.row('Manager').getByText('Once a week')).toBeVisible();
  });
});
