import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { resumesLimit } from '@waymark/contract/identity/choices';
import { root } from '../../../tooling/root.ts';
import { createCandidate, callApi, signIn, signupFields } from '../../fixtures/accounts.ts';
import { pdfResume, type ChosenFile } from '../../fixtures/documents.ts';
import { createEmployerAccount } from '../../fixtures/employer-account.ts';
import { findAndApply } from '../../fixtures/find-and-apply.ts';
import { jobOfDemoEmployer, anyJob } from '../../fixtures/jobs.ts';
import { startProduct, type Product } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AppliedJobsPage, ManageJobsPage } from '../../pages/hiring-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';

test.describe('finding a job and applying for it', () => {
  test('[G-9] once a job, with a new resume; withdrawn, it is gone from the desk', async ({ journey }) => {
    const { job, employerToken } = await jobOfDemoEmployer();
    const { accessToken, fields } = await createCandidate({ firstName: 'Ulla', lastName: 'Sandberg' });
    const page = await journey.openPage({ token: accessToken });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await posting.startApplying.click();
    await posting.chooseNewResume(await pdfResume('Ulla Sandberg', 'second.pdf'));
    await posting.send();
    const applied = new AppliedJobsPage(page);
    await expect(applied.card(job.title).getByText('second.pdf')).toBeVisible();

    await posting.open(job.id);
    await expect(posting.applySection.getByText(/You applied on/)).toBeVisible();
    await expect(posting.startApplying).toHaveCount(0);

    await applied.open();
    await applied.withdraw(job.title);
    await expect(applied.toast('Application withdrawn')).toBeVisible();
    await expect(applied.card(job.title).getByText('Withdrawn', { exact: true })).toBeVisible();
    const manage = new ManageJobsPage(await journey.openPage({ token: employerToken }));
    await manage.open();
    await manage.openApplicants(job);
    await expect(manage.page.getByText(`${fields.firstName} ${fields.lastName}`)).toHaveCount(0);
  });
});

// Real postings and real resumes must not be published: some machines have them next to the repository.
const data = path.join(root, '../shared/data');

const postings = path.join(data, 'jobs/real-jobs.json');

const resumes = path.join(data, 'resumes');

const mapping = 'docs/operations/import-mappings/career-pages.json';

const mediaTypes: Record<string, string> = { '.pdf': 'application/pdf', '.doc': 'application/msword' };

function realResumes(): ChosenFile[] {
  return readdirSync(resumes).flatMap((name) => {
    const mimeType = mediaTypes[path.extname(name)];
    return mimeType ? [{ name, mimeType, buffer: readFileSync(path.join(resumes, name)) }] : [];
  });
}

test.describe('with imported postings and real resumes', () => {
  test.skip(!existsSync(postings) || !existsSync(resumes), 'The data is not on this machine.');
  const employer = { email: 'talent@example.org', password: 'a desk full of letters' };
  let directory: string;
  let product: Product;

  test.beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'waymark-imported-'));
    await createEmployerAccount(directory, employer);
    const importing = [
      'apps/server/import-jobs.ts',
      postings,
      '--mapping',
      mapping,
      '--employer',
      employer.email,
    ];
    await promisify(execFile)(process.execPath, importing, {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: directory },
    });
    product = await startProduct({ dataDirectory: directory, environment: { DEMO: 'false' } });
  });
  test.afterAll(async () => {
    await product.stop();
    await rm(directory, { recursive: true, force: true });
  });

  test('[I-1, I-6, I-7, B-9, G-5, G-9, H-4] from the home page to the employer’s desk', async ({
    journey,
  }) => {
    const { origin } = product;
    const { user, accessToken } = await signIn(employer, origin);
    const job = await anyJob(`?company=${user.company?.id}`, origin);
    const [resume] = realResumes();
    if (!resume) throw new Error(`There is no resume in ${resumes}.`);
    await findAndApply({
      page: await journey.openPage({ baseURL: origin }),
      desk: await journey.openPage({ baseURL: origin, token: accessToken }),
      job,
      fields: signupFields(),
      resume,
    });
  });

  test('[B-8, G-7] every real resume is taken, and comes back byte for byte', async () => {
    const { origin } = product;
    let headers = { authorization: '' };
    for (const [index, file] of realResumes().entries()) {
      // An account keeps this many, including the one from its registration.
      if (index % (resumesLimit - 1) === 0) {
        const { accessToken } = await createCandidate({}, origin);
        headers = { authorization: `Bearer ${accessToken}` };
      }
      const body = new FormData();
      body.append('resume', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
      const response = await callApi('/resumes', { method: 'POST', headers, body }, origin);
      const answer = (await response.json()) as { data?: { id: string }; message?: string };
      expect({ name: file.name, status: response.status, refusal: answer.message }).toEqual({
        name: file.name,
        status: 201,
        refusal: undefined,
      });
      const stored = await callApi(`/resumes/${answer.data?.id}/file`, { headers }, origin);
      expect(Buffer.from(await stored.arrayBuffer()).equals(file.buffer)).toBe(true);
    }
  });
});
