import { paths } from '@waymark/contract/paths';
import { findViolations } from '../../fixtures/axe.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { headingOf, openStaffPage, staffLink } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[J-5] a mail that was given up is sent, an import and the figures of the board are read', async ({
  journey,
}) => {
  const page = await openStaffPage(journey, paths.staffMails);
  await expect(headingOf(page, 'Mails')).toBeVisible();
  await page.getByRole('link', { name: 'Given up' }).click();
  const lost = 'school.office@full-mailbox.example';
  const row = page.getByRole('row').filter({ hasText: lost });
  await expect(row).toContainText('The mailbox is full');
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole('button', { name: /^Send again/ }).click();
  await expect(row).toHaveCount(0);
  await receiveMail(origin(), lost, /^Our answer to your message$/);

  await staffLink(page, 'Imports').click();
  await page.getByRole('link', { name: 'Runs' }).click();
  await page.getByRole('row').filter({ hasText: 'harbour-careers' }).first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Rejected rows' })).toContainText('it is not JSON');
  await expect(page.getByRole('region', { name: 'What stayed unread' })).toContainText('Port Operations');
  expect(await findViolations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('rejected-rows.csv');

  await staffLink(page, 'Figures').click();
  const applications = page.getByRole('region', { name: 'Applications', exact: true });
  await expect(applications.getByRole('figure')).toContainText('a day');
  await page.getByRole('link', { name: '365 days' }).click();
  await expect(page.getByRole('link', { name: '365 days' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'By month' }).click();
  await applications.getByText('Applications as a table').click();
  await expect(applications.getByRole('row')).toHaveCount(14);
  expect(await findViolations(page)).toEqual([]);
});
