import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { callApi } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { JobPage, MapSection } from '../../pages/jobs-pages.ts';

const staff = 'staff@demo.waymark.example';

async function detailOf(jobId: string): Promise<JobDetail> {
  return ((await (await callApi(`/jobs/${jobId}`)).json()) as { data: JobDetail }).data;
}

test.describe('a posting', () => {
  test('[I-6] its facts stand beside its text, and its map comes when it is scrolled to', async ({
    journey,
  }) => {
    const job = await anyJob('?mode=on-site&q=nurse');
    const detail = await detailOf(job.id);
    const page = await journey.openPage({ viewport: { width: 1440, height: 600 } });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const posting = new JobPage(page);
    await posting.open(job.id);
    for (const term of ['Address', 'Salary', 'Experience']) {
      await expect(posting.facts.getByText(term, { exact: true })).toBeVisible();
    }
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    for (const title of ['Job Description', 'How to Apply', 'Job Requirements', 'Similar jobs']) {
      expect(headings).toContain(title);
    }
    const map = new MapSection(page, /^Map: /);
    await expect(map.region).toHaveCount(0);
    await page.getByRole('heading', { name: /^Where the job/ }).scrollIntoViewIfNeeded();
    await map.waitUntilDrawn();
    expect(Math.round(await map.height())).toBe(300);
    await eventually(() => map.region.getAttribute('aria-label')).toContain(detail.places[0]?.city);
    expect([...hosts]).toEqual([origin()]);
  });

  test('[I-6] a guest says what is wrong, loses nothing on the way, and staff hear of it', async ({
    page,
  }) => {
    const job = await anyJob('?q=driver');
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.openReport();
    await posting.sendReport();
    await expect(posting.report.getByText('Choose what is wrong.')).toBeVisible();
    await posting.report.getByRole('radio', { name: 'Something else' }).check();
    await posting.sendReport();
    await expect(posting.report.getByText('Please say what is wrong.')).toBeVisible();
    const text = `The depot moved in ${process.pid}.`;
    await posting.report.getByLabel(/What should we know/).fill(text);
    await page.keyboard.press('Escape');
    await expect(posting.report).toBeHidden();
    await posting.openReport();
    await expect(posting.report.getByLabel(/What should we know/)).toHaveValue(text);
    await posting.sendReport();
    const thanks = posting.report.getByRole('status');
    await expect(thanks.getByText(/Our team looks at the posting/)).toBeVisible();
    await posting.report.getByRole('button', { name: 'Back to the job' }).click();
    await expect(posting.report).toBeHidden();
    // Other people report other postings meanwhile: this one's title and company are in its subject.
    const subject = `Report: ${job.title} at ${job.company.name}`;
    const mail = await receiveMail(
      origin(),
      staff,
      new RegExp(`^${subject.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
    expect(mail.text).toContain(text);
    expect(mail.links.join()).toContain(job.id);
  });
});
