import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { root } from '../../tooling/root.ts';
import { test } from '../fixtures/browser.ts';
import { eventually } from '../fixtures/eventually.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { startProduct, type Product } from '../fixtures/server.ts';
import { FreeAlertsPage } from '../pages/free-alerts-page.ts';
import { MailedAlertPage } from '../pages/mailed-alert-page.ts';

const email = 'ines.alvarado@example.org';
const environment = { DEMO: 'true', DEMO_JOBS: '20' };
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'waymark-alerts-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const start = () => startProduct({ dataDirectory: path.join(directory, 'data'), environment });

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

describe('[G-6, J-4] a guest’s job alert', () => {
  test('is confirmed by mail, sends what is new, and is stopped by its link', async ({ journey }) => {
    journey.expectStatus(410);
    const first = await start();
    try {
      await askAsGuest(await journey.openPage({ baseURL: first.origin }), first);
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
      const { subject, text, links } = await receiveMail(second.origin, email, /new job/);
      expect(subject).toBe('1 new job: Lighthouse keeper');
      expect(text).toContain('Trinity House · Ramsgate');
      expect(text).not.toContain('Cook');
      await page.goto(linkTo('/job-detail', links));
      await page.getByRole('heading', { level: 1, name: 'Lighthouse Keeper' }).waitFor();

      const mailed = new MailedAlertPage(page);
      const opened = await mailed.openLink(linkTo('/unsubscribe-alert', links));
      expect(opened.headers()['cache-control']).toBe('no-store');
      await mailed.stopButton.click();
      await eventually(() => mailed.answer.textContent()).toBe(
        'This job alert is stopped. It sends no more mail.',
      );
    } finally {
      await second.stop();
    }
  });
});

/** Fills in the form, and confirms it with the link that came; one that was cut short begins nothing. */
async function askAsGuest(page: Page, { origin }: Product): Promise<void> {
  const alerts = new FreeAlertsPage(page);
  await alerts.open();
  await alerts.form.field('Role').fill('lighthouse keeper');
  await alerts.form.createButton.click();
  await eventually(() => alerts.form.errors.allTextContents()).toEqual(['Email is required']);
  await alerts.form.field('Email').fill(email);
  await alerts.form.createButton.click();
  await eventually(() => alerts.answer.textContent()).toContain(`We have sent a mail to ${email}`);
  const { links } = await receiveMail(origin, email, /^Confirm your job alert/);
  const mailed = new MailedAlertPage(page);
  const link = linkTo('/confirm-alert', links);
  await mailed.openLink(`${link}x`);
  await mailed.beginButton.click();
  await mailed.dead.waitFor();
  await mailed.openLink(link);
  await mailed.beginButton.click();
  await eventually(() => mailed.answer.textContent()).toContain('“Lighthouse keeper” is on');
}
