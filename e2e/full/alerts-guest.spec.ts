import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { paths } from '@waymark/contract/paths';
import { root } from '../../tooling/root.ts';
import { copyDemoData, demo } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { origin } from '../fixtures/product.ts';
import { startProduct } from '../fixtures/server.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { MailedAlertPage } from '../pages/mailed-alert-page.ts';
import { goTo } from '../pages/page-frame.ts';

const reader = 'ines.alvarado@example.org';
let directory: string;

test.beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'waymark-alerts-'));
  await copyDemoData(path.join(directory, 'data'));
});
test.afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const start = () => startProduct({ dataDirectory: path.join(directory, 'data'), environment: demo });

/** Brings new postings into a product that is not running, as an import does. */
async function importJobs(jobs: readonly object[]): Promise<void> {
  const file = path.join(directory, 'new-jobs.json');
  await writeFile(file, JSON.stringify(jobs));
  await promisify(execFile)(process.execPath, ['apps/server/import-jobs.ts', file], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: path.join(directory, 'data') },
  });
}

function linkTo(pathname: string, links: readonly string[]): string {
  return links.find((link) => new URL(link).pathname === pathname) ?? '';
}

test.describe('[G-6, J-4, L-5] a guest’s job alert', () => {
  test('is confirmed by mail, sends what is new, and is stopped by its link', async ({ journey }) => {
    journey.expectStatus(410);
    const first = await start();
    try {
      const page = await journey.openPage({ baseURL: first.origin });
      await beginAsGuest(page, reader, first.origin);
      // It may be asking for something when the server ends.
      await page.close();
    } finally {
      await first.stop();
    }
    await importJobs([
      {
        id: 'lamp-1',
        title: 'Lighthouse Keeper',
        company: 'Trinity House',
        location: 'Ramsgate, Kent, United Kingdom',
        description: 'Keep the lamp.',
        url: 'https://jobs.example/lamp-1',
      },
      { id: 'cook-1', title: 'Cook', company: 'Trinity House', url: 'https://jobs.example/cook-1' },
    ]);

    const second = await start();
    try {
      const page = await journey.openPage({ baseURL: second.origin });
      const { subject, text, links } = await receiveMail(second.origin, reader, /new job/);
      expect(subject).toBe('1 new job: Lighthouse keeper');
      expect(text).toContain('Trinity House · Ramsgate');
      expect(text).not.toContain('Cook');
      await goTo(page, linkTo('/job-detail', links));
      await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Keeper' })).toBeVisible();

      const mailed = new MailedAlertPage(page);
      const opened = await mailed.openLink(linkTo('/unsubscribe-alert', links));
      expect(opened.headers()['cache-control']).toBe('no-store');
      await mailed.stopButton.click();
      await expect(mailed.answer).toHaveText('This job alert is stopped. It sends no more mail.');
      await page.close();
    } finally {
      await second.stop();
    }
  });

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

/** Fills in the form, and confirms it with the link that came; one that was cut short begins nothing. */
async function beginAsGuest(page: Page, email: string, at: string): Promise<MailedAlertPage> {
  const alerts = new FreeAlertsPage(page);
  await alerts.open();
  await alerts.form.field('Role').fill('lighthouse keeper');
  await alerts.form.createButton.click();
  await expect(alerts.form.errors).toHaveText(['Email is required']);
  await alerts.form.field('Email').fill(email);
  await alerts.form.createButton.click();
  await expect(alerts.answer).toContainText(`We have sent a mail to ${email}`);
  const { links } = await receiveMail(at, email, /^Confirm your job alert/);
  const mailed = new MailedAlertPage(page);
  const link = linkTo('/confirm-alert', links);
  await mailed.openLink(`${link}x`);
  await mailed.beginButton.click();
  await expect(mailed.dead).toBeVisible();
  await mailed.openLink(link);
  await mailed.beginButton.click();
  await expect(mailed.answer).toContainText('“Lighthouse keeper” is on');
  return mailed;
}
