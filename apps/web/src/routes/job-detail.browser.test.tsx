import { jobDetailPath, paths } from '@waymark/contract/paths';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../testing/api.ts';
import { findViolations } from '../testing/axe.ts';
import { jobDetail } from '../testing/jobs.ts';
import { renderPages } from '../testing/render-part.tsx';
import JobDetailRoute from './job-detail.tsx';

beforeEach(() => api.answer('POST /jobs/:jobId/views', undefined as never));
afterEach(() => page.viewport(1280, 720));

async function openJob(job: JobDetail) {
  const loaded = {
    job,
    similar: [],
    posts: [],
    pay: null,
    publicUrl: location.origin,
    now: Date.parse('2026-01-07'),
  };
  const route = { path: paths.jobDetail, Component: JobDetailRoute, loader: () => loaded };
  const shown = await renderPages([route], { at: jobDetailPath(job.id) });
  await expect.element(shown.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  return shown;
}

const visibleTexts = (container: Element, text: string) =>
  [...container.querySelectorAll('*')].filter(
    (element) => element.childElementCount === 0 && element.textContent === text && element.checkVisibility(),
  );

test('[L-34] on a phone the buttons stay at the bottom of the window, and each fact stands once', async () => {
  await page.viewport(390, 844);
  const job = jobDetail({ description: '<p>Long.</p>'.repeat(80), education: 'Nursing degree' });
  const { container } = await openJob(job);
  const apply = page.getByRole('link', { name: 'Apply This Job' }).first().element();
  for (const top of [0, 600]) {
    scrollTo(0, top);
    const { bottom } = apply.getBoundingClientRect();
    expect(bottom).toBeGreaterThan(innerHeight - 80);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  }
  for (const fact of ['£30,000 – £36,000 a year', 'On site', 'Full Time', 'Leeds, England', 'Nursing degree'])
    expect(visibleTexts(container, fact), fact).toHaveLength(1);
  expect(await findViolations()).toEqual([]);
});

test('[I-6] on larger screens the facts beside the text are whole', async () => {
  await page.viewport(1280, 720);
  const shown = await openJob(jobDetail());
  const facts = shown.getByRole('complementary', { name: 'At a glance' });
  for (const fact of ['Leeds, England, United Kingdom', '£30,000 – £36,000 a year', 'On site', 'Full Time'])
    await expect.element(facts.getByText(fact)).toBeVisible();
});
