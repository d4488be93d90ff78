import { alertPath } from '@waymark/contract/paths';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { expect, test } from '../fixtures/test.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { JobAlertsPage } from '../pages/job-alerts-page.ts';
import { goTo, reload } from '../pages/page-frame.ts';
import { SearchPage } from '../pages/search-page.ts';

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

  test('[G-6] is sorted, edited, and holds five', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const alerts = new JobAlertsPage(page);
    await alerts.open();
    for (const [at, keyword] of ['nurse', 'Baker', 'cook', 'Driver', 'anchor'].entries()) {
      await alerts.addButton.click();
      await alerts.form.field('Keywords').fill(keyword);
      await alerts.form.createButton.click();
      await expect(page.getByText(`${at + 1} of 5`)).toBeVisible();
    }
    await expect(page.getByText('Delete one to add another.')).toBeVisible();
    await expect(alerts.addButton).toHaveCount(0);
    await expect(alerts.names).toHaveText(['Anchor', 'Driver', 'Cook', 'Baker', 'Nurse']);
    await alerts.sort.selectOption('name');
    await expect(alerts.names).toHaveText(['Anchor', 'Baker', 'Cook', 'Driver', 'Nurse']);
    await expect(alerts.page).toHaveURL('/jobs-alerts?sort=name');

    await alerts.act('Edit', 'Cook').click();
    await expect(alerts.form.field('Keywords')).toHaveValue('cook');
    await alerts.form.field('Location').fill('Leeds');
    await alerts.form.field('Alert name').fill('Kitchens');
    await alerts.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(alerts.row('Kitchens').getByRole('cell').first()).toHaveText('cook · Leeds');
  });

  test('[G-6] guests are sent away, employers are told whose page it is', async ({ page, journey }) => {
    journey.expectStatus(401);
    await new JobAlertsPage(page).open();
    await page.waitForURL('**/home');
    const { accessToken } = await signInToDemo('employer');
    const desk = await journey.openPage({ token: accessToken });
    await new JobAlertsPage(desk).open();
    await expect(desk.getByRole('heading', { name: 'This page belongs to candidates' })).toBeVisible();
  });
});

test.describe('the page of free job alerts', () => {
  test('[J-4] takes what somebody was looking at from the address, and shows it without a script', async ({
    page,
    journey,
  }) => {
    const { company } = await anyJob();
    const address = alertPath({
      keyword: 'night shift',
      location: 'Leeds',
      category: 'health',
      company: company.id,
    });
    const alerts = new FreeAlertsPage(page);
    await alerts.open(address);
    await expect(alerts.form.field('Keywords')).toHaveValue('night shift');
    await expect(alerts.form.field('Location')).toHaveValue('Leeds');
    await expect(alerts.form.field('Job Category')).toHaveValue('health');
    await expect(page.getByText(`Only jobs at ${company.name}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Look at all companies' }).click();
    await expect(page.getByText(`Only jobs at ${company.name}.`)).toHaveCount(0);

    await alerts.open('/free-job-alerts?category=magic&company=nobody&keyword=');
    await expect(alerts.form.field('Job Category')).toHaveValue('');

    const plain = await journey.openPage({ javaScriptEnabled: false });
    await goTo(plain, '/free-job-alerts');
    await expect(plain.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(plain.getByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Create alert' })).toBeHidden();
  });

  test('[G-6, J-4] a member creates an alert at once and is not asked for an address', async ({
    journey,
  }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const alerts = new FreeAlertsPage(page);
    await alerts.open();
    await expect(alerts.form.field('Email')).toHaveCount(0);
    await alerts.form.field('Role').fill('Nurse');
    await alerts.form.field('Location').fill('London');
    await alerts.form.createButton.click();
    await expect(alerts.answer).toContainText(`Confirm your address ${fields.email}`);
    await page.getByRole('link', { name: 'See your job alerts' }).click();
    await expect(new JobAlertsPage(page).row('Nurse in London')).toBeVisible();
  });
});
