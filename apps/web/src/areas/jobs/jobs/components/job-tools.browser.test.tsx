import { jobDetailPath, paths } from '@waymark/contract/paths';
import type { User } from '@waymark/contract/identity/accounts';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import JobDetailRoute from '../../../../routes/job-detail.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { api } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { jobDetail } from '../../../../testing/jobs.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPages, renderPart } from '../../../../testing/render-part.tsx';
import { ReportTool } from './job-tools.tsx';

const publicUrl = 'https://board.example';

// A view is counted a moment after the page opens, perhaps in the next test.
beforeEach(() => api.answer('POST /jobs/:jobId/views', undefined as never));

afterEach(() => {
  vi.restoreAllMocks();
  delete (navigator as { share?: unknown }).share;
});

/** Opens the page of a posting by an address with parameters of a newsletter. */
async function openJob(job: JobDetail) {
  const loaded = { job, similar: [], posts: [], pay: null, publicUrl, now: Date.parse('2026-01-07') };
  const route = { path: paths.jobDetail, Component: JobDetailRoute, loader: () => loaded };
  const at = `${jobDetailPath(job.id)}&utm_source=letter`;
  const shown = await renderPages([route], { at });
  await expect.element(shown.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  const tools = shown.getByRole('group', { name: 'Share or print this job' });
  return { shown, tools, address: publicUrl + jobDetailPath(job.id) };
}

test('[I-6] copying and mailing use the canonical address', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { tools, address } = await openJob(jobDetail());
  await tools.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(tools.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(write.mock.calls).toEqual([[address]]);
  const mail = tools.getByRole('link', { name: 'Email' }).element().getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(address);
});

test('[I-6] the share dialog gets the title and the canonical address', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValue();
  navigator.share = share;
  const job = jobDetail();
  const { tools, address } = await openJob(job);
  await tools.getByRole('button', { name: 'Share' }).click();
  expect(share.mock.calls).toEqual([[{ title: `${job.title} at ${job.company.name}`, url: address }]]);
});

test('[I-6] without access to the clipboard the address shows in a field', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  const { shown, tools, address } = await openJob(jobDetail());
  await tools.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(shown.getByLabelText('Copy this address:')).toHaveValue(address);
});

test('[I-6] remote work has countries instead of a map', async () => {
  const [place] = jobDetail().places;
  const places = [place!, { ...place!, city: 'York' }, { ...place!, countryCode: 'FR', country: 'France' }];
  const { shown } = await openJob(jobDetail({ workMode: 'remote', places }));
  const section = shown.getByRole('region', { name: 'Where you can work from' });
  await expect
    .poll(() =>
      section
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(['United Kingdom', 'France']);
  expect(shown.getByRole('region', { name: /^Map: / }).elements()).toEqual([]);
});

/** Opens the form of a report. */
async function openReport(user?: User) {
  const job = jobDetail();
  const shown = await renderPart(<ReportTool job={job} />, user ? { user } : {});
  await expect.poll(() => useAuth.getState().user?.id).toBe(user?.id);
  const press = () => shown.getByRole('button', { name: 'Report this job' }).click();
  const report = shown.getByRole('dialog', { name: `Report ${job.title}` });
  await press();
  await expect.element(report).toBeVisible();
  return { press, report, send: () => report.getByRole('button', { name: 'Send report' }).click() };
}

test('[A-2, I-6] a report shows its problems, and keeps the text when it is closed', async () => {
  const message = 'Thank you. Our team looks at the posting.';
  api.answer('POST /jobs/:jobId/reports', { message });
  const { press, report, send } = await openReport();
  await send();
  await expect.element(report.getByText('Choose what is wrong.')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await report.getByRole('radio', { name: 'Something else' }).click();
  await send();
  await expect.element(report.getByText('Please say what is wrong.')).toBeVisible();
  const text = report.getByLabelText(/What should we know/);
  await text.fill('The depot moved.');
  await userEvent.keyboard('{Escape}');
  await expect.element(report).not.toBeInTheDocument();
  await press();
  await expect.element(text).toHaveValue('The depot moved.');
  await send();
  await expect.element(report.getByText(message)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  const [call] = api.callsOf('POST /jobs/:jobId/reports');
  expect(call?.params).toEqual({ jobId: jobDetail().id });
  expect(call?.body).toEqual({ reason: 'other', text: 'The depot moved.', email: '' });
  await report.getByRole('button', { name: 'Back to the job' }).click();
  await expect.element(report).not.toBeInTheDocument();
});

test('[I-6] a member finds their address filled in', async () => {
  const user = candidate();
  const { report } = await openReport(user);
  await expect.element(report.getByLabelText(/Your email/)).toHaveValue(user.email);
});
