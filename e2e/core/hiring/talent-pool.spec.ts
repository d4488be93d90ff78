import type { EndpointKey } from '@waymark/contract/endpoints';
import { paths } from '@waymark/contract/paths';
import { callApi } from '../../fixtures/accounts.ts';
import { applicantFor } from '../../fixtures/applicants.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { linkTo } from '../../fixtures/guest-alert.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

/** Calls the API as the demo employer. */
async function callAs<T>(token: string, key: EndpointKey, path: string, json?: object): Promise<T> {
  const [method = 'GET'] = key.split(' ');
  const response = await callApi(path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  });
  expect(response.status, path).toBeLessThan(300);
  return (await response.json()) as T;
}

test('[L-44] a declined candidate is asked to stay, agrees by the mail, and leaves again in the account', async ({
  page,
  journey,
}) => {
  const { job, employerToken } = await jobOfDemoEmployer();
  const { name, fields, accessToken } = await applicantFor(job.id, 'Philippa');
  const {
    data: [application],
  } = await callAs<{ data: { id: string }[] }>(accessToken, 'GET /applications', '/applications');
  const applicants = `/company/jobs/${job.id}/applicants`;
  const board = await callAs<{ stages: { id: string; kind: string }[] }>(
    employerToken,
    'GET /company/jobs/:jobId/applicants/board',
    `${applicants}/board`,
  );
  await callAs(employerToken, 'POST /company/jobs/:jobId/applicants/move', `${applicants}/move`, {
    stageId: board.stages.find(({ kind }) => kind === 'declined')?.id,
    applicants: [{ id: application?.id, version: 0 }],
    quiet: true,
  });

  const company = await journey.openPage({ token: employerToken });
  await goTo(company, paths.companyRetention);
  await company.getByRole('button', { name: `Ask to stay ${name}` }).click();
  await company.getByRole('button', { name: 'Ask by mail' }).click();
  await expect(company.getByText('Asked for your talent pool, no answer yet').first()).toBeVisible();
  expect(await findViolations(company)).toEqual([]);

  const { links } = await receiveMail(origin(), fields.email, /would like to keep in touch$/);
  await goTo(page, linkTo(paths.talentPool, links));
  await expect(page.getByText(/is over. May/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, for 12 months' }).click();
  await expect(page.getByText(/may keep your application until/)).toBeVisible();

  const own = await journey.openPage({ token: accessToken });
  await goTo(own, paths.jobsKeptData);
  await expect(own.getByText(/You agreed that they keep it until/)).toBeVisible();
  expect(await findViolations(own)).toEqual([]);
  await own.getByRole('button', { name: /^Leave the pool/ }).click();
  await own.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(own.getByText(/You agreed that they keep it until/)).toHaveCount(0);
});
