import { alertPath } from '@waymark/contract/paths';
import { describe, expect } from 'vitest';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { JobAlertsPage } from '../pages/job-alerts-page.ts';
import { SearchPage } from '../pages/search-page.ts';

describe('the list of job alerts', () => {
  test('[G-6] a candidate creates one, looks at what it finds, pauses it, deletes it and takes that back', async ({
    journey,
  }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const alerts = new JobAlertsPage(page);
    await alerts.open();
    await alerts.sidebar.getByRole('link', { name: 'Job Alerts' }).waitFor();
    await page.getByText(`Your address ${fields.email} is not confirmed yet`).waitFor();
    await page.getByRole('heading', { name: 'You have no job alert yet' }).waitFor();
    await alerts.addButton.click();
    await alerts.form.createButton.click();
    await eventually(() => alerts.form.errors.allTextContents()).toEqual([
      'Say what you are looking for: a keyword, a place, or anything else below.',
    ]);
    await alerts.form.field('Keywords').fill('manager');
    await alerts.form.field('How often').selectOption('weekly');
    await eventually(() => alerts.form.count.textContent()).toMatch(/^[\d,]+ open jobs? match/);
    await alerts.form.createButton.click();
    await alerts.toast('“Manager” is on.').waitFor();
    await eventually(() => alerts.row('Manager').getByRole('cell').first().textContent()).toBe('manager');
    await page.getByText('1 of 5').waitFor();

    await alerts.act('View', 'Manager').click();
    const dialog = page.getByRole('dialog', { name: 'Manager' });
    await dialog.getByText('Once a week').waitFor();
    const found = (await dialog.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const total = Number(/^([\d,]+) jobs match now$/.exec(found)?.[1]?.replaceAll(',', ''));
    expect(await dialog.getByRole('listitem').count()).toBe(3);
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(478);
    await dialog.getByRole('link', { name: 'See all' }).click();
    const search = new SearchPage(page);
    await eventually(() => search.total()).toBe(total);

    await page.goBack();
    await alerts.act('Pause', 'Manager').click();
    await alerts.row('Manager').getByText('Paused').waitFor();
    await page.reload();
    await alerts.act('Resume', 'Manager').click();
    await alerts.row('Manager').getByText('Once a week').waitFor();

    await alerts.act('Delete', 'Manager').click();
    await eventually(() => alerts.names.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await alerts.row('Manager').getByText('Once a week').waitFor();
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
      await page.getByText(`${at + 1} of 5`).waitFor();
    }
    await page.getByText('Delete one to add another.').waitFor();
    expect(await alerts.addButton.count()).toBe(0);
    await eventually(() => alerts.names.allTextContents()).toEqual([
      'Anchor',
      'Driver',
      'Cook',
      'Baker',
      'Nurse',
    ]);
    await alerts.sort.selectOption('name');
    await eventually(() => alerts.names.allTextContents()).toEqual([
      'Anchor',
      'Baker',
      'Cook',
      'Driver',
      'Nurse',
    ]);
    expect(alerts.address()).toBe('/jobs-alerts?sort=name');

    await alerts.act('Edit', 'Cook').click();
    expect(await alerts.form.field('Keywords').inputValue()).toBe('cook');
    await alerts.form.field('Location').fill('Leeds');
    await alerts.form.field('Alert name').fill('Kitchens');
    await alerts.dialog.getByRole('button', { name: 'Save' }).click();
    await eventually(() => alerts.row('Kitchens').getByRole('cell').first().textContent()).toBe(
      'cook · Leeds',
    );
  });

  test('[G-6] guests are sent away, employers are told whose page it is', async ({ page, journey }) => {
    journey.expectStatus(401);
    await new JobAlertsPage(page).open();
    await page.waitForURL('**/home');
    const { accessToken } = await signInToDemo('employer');
    const desk = await journey.openPage({ token: accessToken });
    await new JobAlertsPage(desk).open();
    await desk.getByRole('heading', { name: 'This page belongs to candidates' }).waitFor();
  });
});

describe('the page of free job alerts', () => {
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
    expect(await alerts.form.field('Keywords').inputValue()).toBe('night shift');
    expect(await alerts.form.field('Location').inputValue()).toBe('Leeds');
    expect(await alerts.form.field('Job Category').inputValue()).toBe('health');
    await page.getByText(`Only jobs at ${company.name}.`).waitFor();
    await page.getByRole('button', { name: 'Look at all companies' }).click();
    expect(await page.getByText(`Only jobs at ${company.name}.`).count()).toBe(0);

    await alerts.open('/free-job-alerts?category=magic&company=nobody&keyword=');
    expect(await alerts.form.field('Job Category').inputValue()).toBe('');

    const plain = await journey.openPage({ javaScriptEnabled: false });
    await plain.goto('/free-job-alerts');
    await plain.getByText('The form needs JavaScript.').waitFor();
    await plain.getByRole('heading', { name: 'What you get' }).waitFor();
    expect(await plain.getByRole('button', { name: 'Create alert' }).isVisible()).toBe(false);
  });

  test('[G-6, J-4] a member creates an alert at once and is not asked for an address', async ({
    journey,
  }) => {
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const alerts = new FreeAlertsPage(page);
    await alerts.open();
    await eventually(() => alerts.form.field('Email').count()).toBe(0);
    await alerts.form.field('Role').fill('Nurse');
    await alerts.form.field('Location').fill('London');
    await alerts.form.createButton.click();
    await eventually(() => alerts.answer.textContent()).toContain(`Confirm your address ${fields.email}`);
    await page.getByRole('link', { name: 'See your job alerts' }).click();
    await new JobAlertsPage(page).row('Nurse in London').waitFor();
  });
});
