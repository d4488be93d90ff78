import { jobDetailPath } from '@waymark/contract/paths';
import type { JobDetail } from '@waymark/contract/jobs';
import type { ManagedJob } from '@waymark/contract/managed-jobs';
import { callApi, createCandidate } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { anyJob, jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { JobPage } from '../pages/job-page.ts';
import { ManageJobsPage } from '../pages/manage-jobs-page.ts';
import { MapSection } from '../pages/map-section.ts';
import { goTo } from '../pages/page-frame.ts';
import { SearchPage } from '../pages/search-page.ts';

const staff = 'staff@demo.waymark.example';

async function detailOf(jobId: string): Promise<JobDetail> {
  return ((await (await callApi(`/jobs/${jobId}`)).json()) as { data: JobDetail }).data;
}

/** The job on the employer's desk that nobody has confirmed for longest. */
async function longUnconfirmedJob(token: string): Promise<ManagedJob> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await callApi('/company/jobs', { headers })).json()) as { data: ManagedJob[] };
  const [job] = data
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => (a.confirmedAt < b.confirmedAt ? -1 : 1));
  if (!job) throw new Error('The demo employer has no open job.');
  return job;
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

  test('[I-6] remote work has countries instead of a map', async ({ page }) => {
    const job = await anyJob('?mode=remote');
    await new JobPage(page).open(job.id);
    const section = page.getByRole('region', { name: 'Where you can work from' });
    const countries = [...new Set(job.places.map(({ country }) => country))];
    await expect(section.getByRole('listitem')).toHaveText(countries);
    await expect(page.getByRole('region', { name: /^Map: / })).toHaveCount(0);
  });

  test('[I-6] its link is copied, mailed and shared, always the one address', async ({ journey }) => {
    const job = await anyJob();
    const address = origin() + jobDetailPath(job.id);
    const page = await journey.openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    const posting = new JobPage(page);
    await goTo(page, `${jobDetailPath(job.id)}&utm_source=letter`);
    await expect(posting.title).toBeVisible();
    await eventually(async () => {
      await posting.copyButton.click();
      return posting.tools.getByText('Link copied').count();
    }).toBe(1);
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const mail = await posting.tools.getByRole('link', { name: 'E-mail' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(address);

    const phone = await journey.openPage();
    await phone.addInitScript(() => {
      navigator.share = (shared) => {
        document.documentElement.dataset['shared'] = JSON.stringify(shared);
        return Promise.resolve();
      };
    });
    const onPhone = new JobPage(phone);
    await onPhone.open(job.id);
    await onPhone.tools.getByRole('button', { name: 'Share' }).click();
    const shared = await phone.evaluate(() => document.documentElement.dataset['shared'] ?? '{}');
    expect(JSON.parse(shared)).toEqual({ title: `${job.title} at ${job.company.name}`, url: address });
  });

  test('[I-6] where nothing may be copied, the address is there to be taken', async ({ page }) => {
    const job = await anyJob();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.copyButton.click();
    await expect(page.getByLabel('Copy this address:')).toHaveValue(origin() + jobDetailPath(job.id));
  });

  test('[I-6] on paper it is the posting with its address, dark on white, and nothing else', async ({
    journey,
  }) => {
    const job = await anyJob();
    const page = await journey.openPage({ colorScheme: 'dark' });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const shown of [
      posting.title,
      posting.facts,
      posting.description,
      page.getByText(origin() + jobDetailPath(job.id)),
    ]) {
      await expect(shown).toBeVisible();
    }
    for (const hidden of [
      posting.header,
      page.getByRole('contentinfo'),
      posting.applySection,
      posting.tools,
      posting.reportButton,
      page.getByRole('heading', { name: 'Similar jobs' }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('[I-6, L-6] an employer says that a job is still open, and seekers see it', async ({
    page,
    journey,
  }) => {
    const { employerToken } = await jobOfDemoEmployer();
    const job = await longUnconfirmedJob(employerToken);
    const posting = new JobPage(page);
    await posting.open(job.id);
    await expect(posting.standing).not.toContainText('within the last hour');
    const manage = new ManageJobsPage(await journey.openPage({ token: employerToken }));
    await manage.open();
    await manage.stillOpenButton(job.id).click();
    await expect(manage.toast(/Seekers now see/)).toBeVisible();
    await expect(manage.row(job.id).getByText('within the last hour')).toBeVisible();
    await eventually(async () => {
      await posting.open(job.id);
      return posting.standing.textContent();
    }).toContain('Confirmed open within the last hour');
  });
});

test.describe('a report about a posting', () => {
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

  test('[I-6] a member finds the address filled in, and hears where an answer goes', async ({ journey }) => {
    const job = await anyJob('?q=cook');
    const { accessToken, fields } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await expect(posting.header.getByRole('button', { name: 'Logout' }).first()).toBeAttached();
    await posting.openReport();
    await expect(posting.report.getByLabel(/Your email/)).toHaveValue(fields.email);
    await posting.report.getByRole('radio', { name: 'The job is closed already' }).check();
    await posting.sendReport();
    await expect(
      posting.report.getByText(`If we have a question, we write to ${fields.email}.`),
    ).toBeVisible();
    await expect(
      posting.report.getByText('the employer is asked as soon as several people say the same'),
    ).toBeVisible();
  });
});

test.describe('the ends of the path', () => {
  test('[A-5, A-3] old addresses of a posting lead to the one it has', async () => {
    const { id } = await anyJob();
    const canonical = jobDetailPath(id);
    for (const old of [
      `/job-detail/${id}`,
      `/jobs/${id}`,
      `/job-detail?id=${id}`,
      `/job-detail?job=${id.toUpperCase()}`,
    ]) {
      const response = await fetch(origin() + old, { redirect: 'manual' });
      expect([old, response.status, response.headers.get('location')]).toEqual([old, 301, canonical]);
    }
    expect((await fetch(origin() + canonical, { redirect: 'manual' })).status).toBe(200);
  });

  test('[I-6] an unknown job is a 404 with a search that goes on', async ({ page, journey }) => {
    journey.expectStatus(404);
    const posting = new JobPage(page);
    const response = await posting.open(crypto.randomUUID());
    expect(response.status()).toBe(404);
    const search = page.getByRole('main').getByRole('search');
    await search.getByLabel('Keyword').fill('nurse');
    await search.getByRole('button', { name: 'Find Job' }).click();
    await expect(new SearchPage(page).heading).toBeVisible();
    expect(new URL(page.url()).searchParams.get('q')).toBe('nurse');
  });
});
