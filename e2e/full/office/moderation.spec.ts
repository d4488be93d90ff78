import { jobDetailPath, paths } from '@waymark/contract/paths';
import { emptyDraft } from '@waymark/contract/posting/choices';
import { callApi } from '../../fixtures/accounts.ts';
import { postApi, registerConfirmedCompany, type Owner } from '../../fixtures/companies.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { giveReason, headingOf, openStaffPage, staffLink } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/content-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

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
  // An address at the company's own website would verify the company, and staff would not check its posting.
  const owner = await registerConfirmedCompany({ email: `olga.desk.${process.pid}@elsewhere.example` });
  const title = `Lighthouse Keeper ${owner.fields.companyName}`;
  const jobId = await publish(owner, '/company/drafts', { ...lamps, title });

  const page = await openStaffPage(journey, paths.staff);
  await expect(headingOf(page, 'Overview')).toBeVisible();
  await staffLink(page, 'Postings').click();
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

  const desk = await openStaffPage(journey, paths.staff);
  await expect(headingOf(desk, 'Overview')).toBeVisible();
  await staffLink(desk, 'Messages').click();
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByText(message)).toBeVisible();
  await desk.getByRole('textbox', { name: 'Answer' }).fill('Under Transactions, beside each order.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(desk.getByRole('link', { name })).toHaveCount(0);
  const mail = await receiveMail(origin(), email, /^Our answer to your message$/);
  expect(mail.text).toContain('Under Transactions, beside each order.');
});
