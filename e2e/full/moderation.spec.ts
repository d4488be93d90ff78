import { emptyDraft } from '@waymark/contract/choices/postings';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { callApi, createCandidate, demoAccount, signInToDemo } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { postApi, registerConfirmedCompany, type Owner } from '../fixtures/companies.ts';
import { jobOfDemoEmployer } from '../fixtures/jobs.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test, type Journey } from '../fixtures/test.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { goTo } from '../pages/page-frame.ts';

/** The demo's administrator, at the overview. */
async function openDesk(journey: Journey): Promise<Page> {
  const { accessToken } = await signInToDemo('staff');
  const page = await journey.openPage({ token: accessToken });
  await goTo(page, paths.staff);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  return page;
}

const linkOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name, exact: true });

async function giveReason(page: Page, reason: string, confirm: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('[J-5] on a phone the keyboard brings each place of the desk into view whole', async ({ journey }) => {
  const desk = await openDesk(journey);
  await desk.setViewportSize({ width: 390, height: 844 });
  await linkOf(desk, 'Overview').focus();
  for (const name of ['Resume Reviews', 'Postings', 'Reports', 'Companies', 'Users', 'Messages']) {
    await desk.keyboard.press('Tab');
    await expect(linkOf(desk, name)).toBeFocused();
    await expect(linkOf(desk, name)).toBeInViewport({ ratio: 1 });
  }
});

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

  const page = await openDesk(journey);
  await linkOf(page, 'Reports').click();
  await expect(linkOf(page, 'Reports')).toHaveAttribute('aria-current', 'page');
  await expect(linkOf(page, 'Overview')).not.toHaveAttribute('aria-current', 'page');
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

const lamps = {
  ...emptyDraft,
  type: 'full-time',
  category: 'logistics',
  workMode: 'on-site',
  skills: ['Lamps'],
  places: ['Leeds, United Kingdom'],
  description: '<p>Keep the light. Pay a registration fee of 40 euros first.</p>',
};

/** Writes a draft as its owner typed it and publishes it; gives the posting's id. */
async function publish({ accessToken }: Owner, draftPath: string, fields: object): Promise<string> {
  const begun = (await (await postApi(draftPath, { fields }, accessToken)).json()) as {
    data: { id?: string; draftId?: string };
  };
  const draftId = begun.data.id ?? begun.data.draftId ?? '';
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const saved = await callApi(`/company/drafts/${draftId}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ version: 1, fields }),
  });
  const { data } = (await saved.json()) as { data: { version: number } };
  const published = await postApi(
    `/company/drafts/${draftId}/publish`,
    { version: data.version },
    accessToken,
  );
  expect(published.ok, await published.clone().text()).toBe(true);
  return ((await published.json()) as { data: { jobId: string } }).data.jobId;
}

test('[J-5, H-3] a first posting waits, is refused with a reason, mended and approved', async ({
  journey,
}) => {
  // An address at the company's own website would prove the company, and nobody would look at its posting.
  const owner = await registerConfirmedCompany({ email: `olga.desk.${process.pid}@elsewhere.example` });
  const title = `Lighthouse Keeper ${owner.fields.companyName}`;
  const jobId = await publish(owner, '/company/drafts', { ...lamps, title });

  const page = await openDesk(journey);
  await linkOf(page, 'Postings').click();
  const waiting = page.getByRole('row').filter({ hasText: title });
  await expect(waiting).toContainText('Asks for a payment');
  await waiting.getByRole('link').click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('“Pay a registration fee”');
  await decision.getByRole('button', { name: 'Refuse' }).click();
  // Nothing goes without a reason.
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please give a reason.');
  await giveReason(page, 'Nobody pays to work here.', 'Refuse');
  const refusal = await receiveMail(origin(), owner.fields.email, /is not shown$/);
  expect(refusal.text).toContain('Nobody pays to work here.');

  const employer = await journey.openPage({ token: owner.accessToken });
  await goTo(employer, paths.companyManageJob);
  await expect(employer.getByRole('row').filter({ hasText: title })).toContainText(
    'We do not show it: Nobody pays to work here.',
  );
  const mended = { ...lamps, title, description: '<p>Keep the light.</p>' };
  expect(await publish(owner, `/company/jobs/${jobId}/edit`, mended)).toBe(jobId);

  await goTo(page, paths.staffPostings);
  await expect(waiting).not.toContainText('Asks for a payment');
  await waiting.getByRole('link').click();
  await expect(decision).toContainText('Nobody pays to work here.');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Postings' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await receiveMail(origin(), owner.fields.email, /^Your posting is live/);
  await goTo(employer, jobDetailPath(jobId));
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('[J-4, J-5] a message of the contact page is answered by mail', async ({ page, journey }) => {
  const contact = new ContactPage(page);
  await contact.open();
  const email = `ines.desk.${process.pid}@example.org`;
  const name = `Ines Desk ${process.pid}`;
  const message = `Where do I find receipt ${process.pid}?`;
  await contact.write({ name, email, message });
  await contact.solveCaptcha();
  await contact.sendButton.click();
  await expect(page.getByRole('status').filter({ hasText: 'has reached our team' })).toBeVisible();

  const desk = await openDesk(journey);
  await linkOf(desk, 'Messages').click();
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByText(message)).toBeVisible();
  await desk.getByRole('textbox', { name: 'Answer' }).fill('Under Transactions, beside each order.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(desk.getByRole('link', { name })).toHaveCount(0);
  const mail = await receiveMail(origin(), email, /^Our answer to your message$/);
  expect(mail.text).toContain('Under Transactions, beside each order.');
});
