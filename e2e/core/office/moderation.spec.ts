import { paths } from '@waymark/contract/paths';
import { createCandidate, demoAccount } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { postApi } from '../../fixtures/companies.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { giveReason, headingOf, openStaffPage, staffLink } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[L-7] a posting is reported; staff decides, and who reported and who posted hear of it', async ({
  journey,
}) => {
  const { job } = await jobOfDemoEmployer();
  const candidate = await createCandidate();
  const reported = await postApi(
    `/jobs/${job.id}/reports`,
    { reason: 'misleading', text: 'It is another town.', email: candidate.fields.email },
    candidate.accessToken,
  );
  expect(reported.status).toBe(201);

  const page = await openStaffPage(journey, paths.staff);
  await expect(headingOf(page, 'Overview')).toBeVisible();
  await staffLink(page, 'Reports').click();
  await expect(staffLink(page, 'Reports')).toHaveAttribute('aria-current', 'page');
  await expect(staffLink(page, 'Overview')).not.toHaveAttribute('aria-current', 'page');
  const row = page.getByRole('row').filter({ hasText: job.title }).filter({ hasText: job.company.name });
  await row.getByRole('link').first().click();
  await expect(page.getByText('It is another town.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nothing is wrong' }).click();
  await giveReason(page, 'The posting names both towns.', 'Decide');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(row).toHaveCount(0);

  const answer = await receiveMail(origin(), candidate.fields.email, /^Your report about/);
  expect(answer.text).toContain('The posting names both towns.');
  const told = await receiveMail(origin(), demoAccount('employer').email, /was reported and stays$/);
  expect(told.text).toContain('The posting names both towns.');
});
